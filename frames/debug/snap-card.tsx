import type { Child } from 'hono/jsx'
import { layoutOf, SNAP_MAX_HEIGHT } from '../snap/height.ts'
import type { Snap, SnapElement } from '../snap/schema.ts'

/**
 * A Snap as official clients draw it: their sizes and gaps (Snap 2.6), and the line below which
 * they fold. A paginator shows its pages side by side, as high as the highest.
 */
export const SnapCard = ({ snap }: { snap: Snap }) => (
  <div class="snap-stage">
    <div class="snap-card" data-snap>
      {elementOf(snap.ui.elements, snap.ui.root)}
    </div>
    <p class="snap-fold" aria-hidden="true">
      {SNAP_MAX_HEIGHT} px
    </p>
  </div>
)

function elementOf(elements: Snap['ui']['elements'], id: string): Child {
  const element = elements[id]
  if (!element) return null
  const childIds = 'children' in element ? (element.children ?? []) : []
  const children = childIds.map((child) => elementOf(elements, child))
  switch (element.type) {
    case 'stack': {
      const { isRow } = layoutOf(element, elements)
      return (
        <div
          class={`snap-stack ${isRow ? 'horizontal' : 'vertical'} gap-${element.props.gap ?? 'sm'}`}
        >
          {children}
        </div>
      )
    }
    case 'item_group':
      return <div class="snap-group">{children}</div>
    case 'paginator':
      return (
        <div class="snap-paginator">
          <section class="snap-pages" tabindex={0} aria-label="Pages of the Snap">
            {children}
          </section>
          <p class="snap-dots">{children.length} pages</p>
        </div>
      )
    case 'item':
      return itemOf(element.props, children)
    case 'text':
      return (
        <p
          dir="auto"
          class={`snap-text ${element.props.size ?? 'md'} ${element.props.weight ?? ''} lines-${element.props.maxLines ?? 0}`}
        >
          {element.props.content}
        </p>
      )
    case 'badge':
      return (
        <span class={`snap-badge ${element.props.variant ?? 'default'}`}>
          {element.props.label}
        </span>
      )
    case 'button':
      return (
        <span
          class={element.props.variant === 'primary' ? 'snap-button primary' : 'snap-button'}
          title={JSON.stringify(element.on.press)}
        >
          {element.props.label}
        </span>
      )
    case 'input': {
      const { name, label, placeholder = '' } = element.props
      return (
        <label class="snap-input">
          {label ? <span>{label}</span> : null}
          <input type="text" placeholder={placeholder} aria-label={label ?? name} readonly />
        </label>
      )
    }
    case 'switch':
      return (
        <label class="snap-input">
          <input type="checkbox" disabled /> {element.props.label ?? element.props.name}
        </label>
      )
    default:
      return element satisfies never
  }
}

function itemOf(
  { title, description, media }: Extract<SnapElement, { type: 'item' }>['props'],
  children: Child[],
) {
  return (
    <div class="snap-item">
      {media?.variant === 'image' ? (
        <img
          class={media.round ? 'round' : ''}
          src={media.url}
          alt=""
          width="40"
          height="40"
          loading="lazy"
        />
      ) : null}
      {media?.variant === 'icon' ? <span class="snap-icon" title={media.name} /> : null}
      <div class="snap-words">
        <p dir="auto" class="snap-title">
          {title}
        </p>
        {description ? (
          <p dir="auto" class="snap-description">
            {description}
          </p>
        ) : null}
      </div>
      {children.length > 0 ? <div class="snap-actions">{children}</div> : null}
    </div>
  )
}
