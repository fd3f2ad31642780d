/**
 * A v1 frame as a client draws it. Links work; what posts is clicked through in Frog's devtools.
 */
export function LegacyFrame({ tags }: { tags: Map<string, string> }) {
  const image = tags.get('fc:frame:image')
  const input = tags.get('fc:frame:input:text')
  const buttons = [1, 2, 3, 4].flatMap((n) => {
    const label = tags.get(`fc:frame:button:${n}`)
    return label
      ? [
          {
            label,
            action: tags.get(`fc:frame:button:${n}:action`) ?? 'post',
            target: tags.get(`fc:frame:button:${n}:target`) ?? '',
          },
        ]
      : []
  })
  return (
    <div class="frame">
      {image ? (
        <img src={image} alt="What the frame shows" width="1200" height="630" loading="lazy" />
      ) : null}
      {input ? (
        <input type="text" placeholder={input} aria-label="The frame's text box" readonly />
      ) : null}
      <div class="buttons">
        {buttons.map(({ label, action, target }) =>
          action === 'link' ? (
            <a class="button" href={target} title={target}>
              {label} ↗
            </a>
          ) : (
            <span class="button" title={`${action} ${target}`}>
              {label}
            </span>
          ),
        )}
      </div>
    </div>
  )
}
