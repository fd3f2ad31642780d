import { brandName } from '@whocast/contract/brand.ts'
import { type Builder, button, createBuilder, finish, oneLine, submit } from './builder.ts'
import type { Snap } from './schema.ts'

/** Where a Snap is shown. */
export interface SnapPlace {
  /** The address that the Snap was opened by, absolute. */
  page: string
  /** Whether a viewer can be recognised; without it "Mine" could only fail. */
  knowsViewers: boolean
  /** Whether a viewer can sign in to their page by a button. */
  signsIn: boolean
}

/** Returns the Snap for a lookup without a person: a heading, the reason, the search input. */
export function messageSnap(place: SnapPlace, heading: string, message: string): Snap {
  const builder = createBuilder()
  builder.add('heading', {
    type: 'text',
    props: { content: oneLine(heading, 120), weight: 'bold' },
  })
  builder.add('message', {
    type: 'text',
    props: {
      content: oneLine(message.charAt(0).toUpperCase() + message.slice(1), 320),
      size: 'sm',
    },
  })
  return finish(builder, ['heading', 'message', ...addSearch(builder, place)])
}

/** Returns the Snap at `/`. */
export const homeSnap = (place: SnapPlace): Snap =>
  messageSnap(
    place,
    `${brandName}: who is this?`,
    'See which accounts are proven to belong together, which are only claimed, and what others attest.',
  )

function addSearch({ add }: Builder, { page, knowsViewers }: SnapPlace): string[] {
  add('query', {
    type: 'input',
    props: {
      name: 'q',
      label: 'Who is this?',
      placeholder: 'vitalik.eth, @dwr, 0x…, fid 3',
      maxLength: 255,
    },
  })
  add('search', button('Look up', submit(page, 'search'), { icon: 'user', variant: 'primary' }))
  if (!knowsViewers) return ['query', 'search']
  add('mine', button('Mine', submit(page, 'mine')))
  add('buttons', {
    type: 'stack',
    props: { direction: 'horizontal' },
    children: ['search', 'mine'],
  })
  return ['query', 'buttons']
}

/** The switch that a viewer turns on to sign in: its state is part of what the client signs. */
export const SIGN_IN = 'sign-in'

/** The Snap that asks whether to sign in. A signature that was made for a view does not suffice. */
export function signInSnap(place: SnapPlace, fid: number): Snap {
  const builder = createBuilder()
  builder.add('heading', {
    type: 'text',
    props: { content: `Sign in as fid ${fid}?`, weight: 'bold' },
  })
  builder.add('message', {
    type: 'text',
    props: {
      content: 'Turn the switch on, then press Go: you get a link to your page, for your browser.',
      size: 'sm',
    },
  })
  builder.add(SIGN_IN, { type: 'switch', props: { name: SIGN_IN, label: 'Sign me in' } })
  builder.add('go', button('Go', submit(place.page, 'me'), { variant: 'primary' }))
  builder.add('back', button('Back', submit(place.page, 'mine')))
  builder.add('actions', {
    type: 'stack',
    props: { direction: 'horizontal' },
    children: ['go', 'back'],
  })
  return finish(builder, ['heading', 'message', SIGN_IN, 'actions'])
}

/** The Snap with the link that signs the viewer in. */
export function linkSnap(place: SnapPlace, { fid, url }: { fid: number; url: string }): Snap {
  const builder = createBuilder()
  builder.add('heading', {
    type: 'text',
    props: { content: `Your page, as fid ${fid}`, weight: 'bold' },
  })
  builder.add('message', {
    type: 'text',
    props: {
      content:
        'Opens in your browser, and signs you in there: once, within five minutes. Give the link to no one.',
      size: 'sm',
    },
  })
  builder.add(
    'open',
    button(
      'Open',
      { action: 'open_url', params: { target: url } },
      { icon: 'external-link', variant: 'primary' },
    ),
  )
  builder.add('back', button('Back', submit(place.page, 'mine')))
  builder.add('actions', {
    type: 'stack',
    props: { direction: 'horizontal' },
    children: ['open', 'back'],
  })
  return finish(builder, ['heading', 'message', 'actions'])
}
