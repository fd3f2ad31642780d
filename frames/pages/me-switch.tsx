/** A switch; what it changes is collected until it is signed. */
export function Switch({
  label,
  isOn,
  ...data
}: {
  label: string
  isOn: boolean
  'data-channel'?: string
  'data-credential'?: string
  'data-issuer'?: string
  'data-field'?: string
  'data-everything'?: string
}) {
  return (
    <label class="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: browsers derive it from the checkbox */}
      <input type="checkbox" role="switch" checked={isOn} aria-label={label} {...data} />
      <span aria-hidden="true">{isOn ? 'Shown' : 'Hidden'}</span>
    </label>
  )
}
