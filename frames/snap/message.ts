import { brandName } from '@whocast/contract/brand.ts'
import { capital } from '../person.ts'
import { createBuilder, oneLine, submit } from './builder.ts'
import type { Snap } from './schema.ts'

export interface SnapPlace {
  baseUrl: string
  /** The address that the Snap was opened by, absolute. */
  page: string
  /** Whether a viewer can be recognised; without it "Mine" could only fail. */
  knowsViewers: boolean
  /** Whether a viewer can sign in to their page by a button. */
  signsIn: boolean
}

/** Returns the Snap for a lookup without a person: a heading, the reason, the search input. */
export function messageSnap(
  { page, knowsViewers }: SnapPlace,
  heading: string,
  message: string,
): Snap {
  const builder = createBuilder()
  builder.heading(oneLine(heading, 120))
  builder.message(oneLine(capital(message), 320))
  builder.add('query', {
    type: 'input',
    props: {
      name: 'q',
      label: 'Who is this?',
      placeholder: 'vitalik.eth, @dwr, 0x…, fid 3',
      maxLength: 255,
    },
  })
  const search = { icon: 'user', variant: 'primary' } as const
  builder.button('search', 'Look up', submit(page, 'search'), search)
  if (!knowsViewers) return builder.finish(['heading', 'message', 'query', 'search'])
  builder.button('mine', 'Mine', submit(page, 'mine'))
  builder.row('buttons', ['search', 'mine'])
  return builder.finish(['heading', 'message', 'query', 'buttons'])
}

/** Returns the Snap at `/`. */
export const homeSnap = (place: SnapPlace): Snap =>
  messageSnap(
    place,
    `${brandName}: who is this?`,
    'See which accounts are proven to belong together, which are only claimed, and what others attest.',
  )

/** The switch that a viewer turns on to sign in: its state is part of what the client signs. */
export const SIGN_IN = 'sign-in'

/** The Snap that asks whether to sign in. A signature that was made for a view does not suffice. */
export function signInSnap({ page }: SnapPlace, fid: number): Snap {
  const builder = createBuilder()
  builder.heading(`Sign in as fid ${fid}?`)
  builder.message(
    'Turn the switch on, then press Go: you get a link to your page, for your browser.',
  )
  builder.add(SIGN_IN, { type: 'switch', props: { name: SIGN_IN, label: 'Sign me in' } })
  builder.button('go', 'Go', submit(page, 'me'), { variant: 'primary' })
  builder.button('back', 'Back', submit(page, 'mine'))
  builder.row('actions', ['go', 'back'])
  return builder.finish(['heading', 'message', SIGN_IN, 'actions'])
}

/** The Snap with the link that signs the viewer in. */
export function linkSnap({ page }: SnapPlace, { fid, url }: { fid: number; url: string }): Snap {
  const builder = createBuilder()
  builder.heading(`Your page, as fid ${fid}`)
  builder.message(
    'Opens in your browser, and signs you in there: once, within five minutes. Give the link to no one.',
  )
  const look = { icon: 'external-link', variant: 'primary' } as const
  builder.button('open', 'Open', { action: 'open_url', params: { target: url } }, look)
  builder.button('back', 'Back', submit(page, 'mine'))
  builder.row('actions', ['open', 'back'])
  return builder.finish(['heading', 'message', 'actions'])
}
