import { fitsButtonRow, SNAP_MAX_HEIGHT } from '../snap/height.ts'
import type { Snap, SnapElement } from '../snap/schema.ts'

/**
 * A Snap as official clients draw it: their sizes and gaps (Snap 2.6), and the line below which
 * they fold. A paginator shows its pages side by side, as high as the highest.
 */
export const SnapCard = ({ snap }: { snap: Snap }) => (
  <div class="snap-stage">
    <div class="snap-card" data-snap>
      <Element elements={snap.ui.elements} id={snap.ui.root} />
    </div>
    <p class="snap-fold" aria-hidden="true">
      {SNAP_MAX_HEIGHT} px
    </p>
  </div>
)

interface ElementProps {
  elements: Snap['ui']['elements']
  id: string
}

function Element({ elements, id }: ElementProps) {
  const element = elements[id]
  if (!element) return null
  const childIds = 'children' in element ? (element.children ?? []) : []
  const children = childIds.map((child) => <Element elements={elements} id={child} />)
  switch (element.type) {
    case 'stack': {
      const isRow = isRowOf(elements, element)
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
      return <Paginator>{children}</Paginator>
    case 'item':
      return <Item {...element.props}>{children}</Item>
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
    case 'input':
      return <Input {...element.props} />
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

/** Rows of buttons are rows only while their labels are short. */
function isRowOf(
  elements: Snap['ui']['elements'],
  stack: Extract<SnapElement, { type: 'stack' }>,
): boolean {
  const labels = stack.children.flatMap((child) => {
    const element = elements[child]
    return element?.type === 'button' ? [element.props.label] : []
  })
  return labels.length === stack.children.length
    ? fitsButtonRow(labels)
    : stack.props.direction === 'horizontal'
}

const Paginator = ({ children }: { children: unknown[] }) => (
  <div class="snap-paginator">
    <section class="snap-pages" tabindex={0} aria-label="Pages of the Snap">
      {children}
    </section>
    <p class="snap-dots">{children.length} pages</p>
  </div>
)

function Item({
  title,
  description,
  media,
  children,
}: Extract<SnapElement, { type: 'item' }>['props'] & { children: unknown[] }) {
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

function Input({ name, label, placeholder }: Extract<SnapElement, { type: 'input' }>['props']) {
  return (
    <label class="snap-input">
      {label ? <span>{label}</span> : null}
      <input type="text" placeholder={placeholder ?? ''} aria-label={label ?? name} readonly />
    </label>
  )
}
