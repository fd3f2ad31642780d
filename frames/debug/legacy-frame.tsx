/** A v1 frame as a client draws it; what posts is clicked through in Frog's devtools. */
export function LegacyFrame({ tags }: { tags: Map<string, string> }) {
  const image = tags.get('fc:frame:image')
  const input = tags.get('fc:frame:input:text')
  return (
    <div class="frame">
      {image ? (
        <img src={image} alt="What the frame shows" width="1200" height="630" loading="lazy" />
      ) : null}
      {input ? (
        <input type="text" placeholder={input} aria-label="The frame's text box" readonly />
      ) : null}
      <div class="buttons">
        {[1, 2, 3, 4].map((n) => {
          const label = tags.get(`fc:frame:button:${n}`)
          const action = tags.get(`fc:frame:button:${n}:action`) ?? 'post'
          const target = tags.get(`fc:frame:button:${n}:target`) ?? ''
          if (!label) return null
          return action === 'link' ? (
            <a class="button" href={target} title={target}>
              {label} ↗
            </a>
          ) : (
            <span class="button" title={`${action} ${target}`}>
              {label}
            </span>
          )
        })}
      </div>
    </div>
  )
}
