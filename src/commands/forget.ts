import { identifierKey } from '../domain/identifier.ts'
import { identify } from '../lookup/identify.ts'
import { type Command, expectAtMost, parseCommand, UsageError } from './command.ts'

const profileID = /^[A-Za-z0-9_-]{21}$/

export const forgetCommand: Command = {
  summary: 'take a person out, for good',
  help: `
Usage: whocast forget <identifier>

Takes a person out of every table, cache and face: what was imported, what sources learned, and the
credentials about them. Only a keyed hash of their identifiers stays, so that no import and no
source brings them back. From then on a lookup looks exactly like nobody there.

The identifier is what the search box takes (an ENS name, an address, fid:3, @dwr, twitter:jack) or
a profileID. Somebody of whom nothing is stored yet is kept out from now on.

  npm run whocast -- forget sample.eth
`,
  async run(args, context) {
    const { positionals } = parseCommand(args, {})
    expectAtMost(positionals, 1)
    const [wanted] = positionals
    if (wanted === undefined) throw new UsageError('whom?')
    // An fname has at most 16 characters, so nothing of 21 can be meant as one.
    const key = profileID.test(wanted) ? `id:${wanted}` : identifierKey(identify(wanted))
    const store = await context.store()
    const count = await store.people.forget(key)
    context.out(count === 0 ? `Nothing was stored by ${key}.` : `Forgot ${count} ${count === 1 ? 'person' : 'people'} by ${key}.`)
    return 0
  },
}
