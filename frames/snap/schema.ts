import { z } from 'zod'

/** The media type of a Snap: docs.farcaster.xyz/snap. */
export const snapType = 'application/vnd.farcaster.snap+json'

/**
 * The parts of Snap 2.0 that we use, with their limits (docs.farcaster.xyz/snap/constraints, as of
 * version 2.6 of the public repository; the package on npm, 2.0.0, only validates Snap 1.0). Tests
 * and the debugger check what we send against it.
 */
const color = z.enum(['accent', 'gray', 'blue', 'red', 'amber', 'green', 'teal', 'purple', 'pink'])
export type SnapColor = Exclude<z.infer<typeof color>, 'accent'>

const icon = z.enum(
  (
    'arrow-right arrow-left external-link chevron-right check x alert-triangle info clock heart message-circle repeat share ' +
    'user users star trophy zap flame gift image play pause wallet coins plus minus refresh-cw bookmark thumbs-up ' +
    'thumbs-down trending-up trending-down'
  ).split(' ') as [string, ...string[]],
)

const text = (max: number) => z.string().min(1).max(max)

/** https; http only on the machine itself, for development. */
const url = z
  .url()
  .max(2048)
  .refine(
    (given) => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(given),
    'must be https',
  )

const optionalFlag = z.boolean().optional()

const actionOf = <Name extends string, Params extends z.ZodRawShape>(name: Name, params: Params) =>
  z.strictObject({ action: z.literal(name), params: z.strictObject(params) })

const action = z.discriminatedUnion('action', [
  actionOf('submit', { target: url }),
  actionOf('open_snap', { target: url }),
  actionOf('open_url', { target: url }),
  actionOf('open_mini_app', { target: url }),
  actionOf('view_profile', { fid: z.number().int().positive() }),
  actionOf('compose_cast', {
    text: z.string().max(1024).optional(),
    embeds: z.array(url).max(2).optional(),
  }),
])

const media = z.discriminatedUnion('variant', [
  z.strictObject({ variant: z.literal('icon'), name: icon, color: color.optional() }),
  z.strictObject({
    variant: z.literal('image'),
    url,
    alt: z.string().max(120).optional(),
    round: optionalFlag,
  }),
])

const children = z.array(z.string())

const element = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('stack'),
    props: z.strictObject({
      direction: z.enum(['vertical', 'horizontal']).optional(),
      gap: z.enum(['none', 'sm', 'md', 'lg']).optional(),
      justify: z.enum(['start', 'center', 'end', 'between', 'around']).optional(),
    }),
    children,
  }),
  z.strictObject({
    type: z.literal('item_group'),
    props: z.strictObject({ border: optionalFlag, separator: optionalFlag }),
    children,
  }),
  z.strictObject({
    type: z.literal('paginator'),
    props: z.strictObject({
      initialPage: z.number().int().min(0).optional(),
      showIndicators: optionalFlag,
      showControls: optionalFlag,
      controlsPosition: z.enum(['top', 'bottom']).optional(),
      transition: z.enum(['slide', 'fade', 'scale', 'none']).optional(),
    }),
    children,
  }),
  z.strictObject({
    type: z.literal('item'),
    props: z.strictObject({
      title: text(100),
      description: z.string().max(160).optional(),
      media: media.optional(),
    }),
    children: children.optional(),
  }),
  z.strictObject({
    type: z.literal('text'),
    props: z.strictObject({
      content: text(320),
      size: z.enum(['md', 'sm']).optional(),
      weight: z.enum(['bold', 'normal']).optional(),
      maxLines: z.number().int().min(1).max(6).optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('badge'),
    props: z.strictObject({
      label: text(30),
      variant: z.enum(['default', 'outline']).optional(),
      color: color.optional(),
      icon: icon.optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('button'),
    props: z.strictObject({
      label: text(30),
      variant: z.enum(['primary', 'secondary']).optional(),
      icon: icon.optional(),
    }),
    on: z.strictObject({ press: action }),
  }),
  z.strictObject({
    type: z.literal('input'),
    props: z.strictObject({
      name: text(60),
      label: z.string().max(60).optional(),
      placeholder: z.string().max(60).optional(),
      maxLength: z.number().int().min(1).max(280).optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('switch'),
    props: z.strictObject({ name: text(60), label: z.string().max(60).optional() }),
  }),
])

export type SnapElement = z.infer<typeof element>

const MAX_ELEMENTS = 64
const MAX_ROOT_CHILDREN = 7
const MAX_CHILDREN = 6
const MAX_DEPTH = 5

export const snapSchema = z
  .strictObject({
    version: z.literal('2.0'),
    theme: z.strictObject({ accent: color.exclude(['accent']) }).optional(),
    ui: z.strictObject({ root: z.string(), elements: z.record(z.string(), element) }),
  })
  .superRefine(({ ui: { root, elements } }, context) => {
    const issue = (message: string): void => {
      context.addIssue({ code: 'custom', message })
    }
    if (Object.keys(elements).length > MAX_ELEMENTS) issue(`over ${MAX_ELEMENTS} elements`)
    if (Object.values(elements).filter(({ type }) => type === 'paginator').length > 1)
      issue('more than one paginator')
    const seen = new Set<string>()
    const walk = (id: string, depth: number): void => {
      const found = Object.hasOwn(elements, id) ? elements[id] : undefined
      if (!found) issue(`no element ${id}`)
      else if (seen.has(id)) issue(`element ${id} is used twice`)
      else if (depth > MAX_DEPTH) issue(`element ${id} is deeper than ${MAX_DEPTH}`)
      else {
        seen.add(id)
        const below = 'children' in found ? (found.children ?? []) : []
        // The pages of a paginator are exempt: one is shown at a time.
        const most =
          found.type === 'paginator' ? MAX_ELEMENTS : id === root ? MAX_ROOT_CHILDREN : MAX_CHILDREN
        if (below.length > most) issue(`element ${id} has ${below.length} children`)
        if (found.type === 'item_group' && below.some((child) => elements[child]?.type !== 'item'))
          issue(`${id} holds more than items`)
        for (const child of below) walk(child, depth + 1)
      }
    }
    walk(root, 1)
    for (const id of Object.keys(elements))
      if (!seen.has(id)) issue(`element ${id} is not reachable`)
  })

export type Snap = z.infer<typeof snapSchema>
