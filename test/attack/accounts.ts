import type { AccountFixture } from '../accounts/fixture.ts'
import { fixtures } from '../accounts/fixtures.ts'
import { type LinkWorld, startLinks, startWorld } from '../accounts/people.ts'
import { type Spoof, spoofs } from '../accounts/spoofs.ts'
import { type Attack, createRandom } from './attack.ts'

/** What names the accounts: ENS records, or statements that people signed here. */
const sides = ['ens', 'owner'] as const

interface Try {
  fixture: AccountFixture
  spoof: Spoof
  by: (typeof sides)[number]
}

const allTries = (): Try[] =>
  fixtures.flatMap((fixture) =>
    spoofs.filter(({ isFor }) => isFor?.(fixture) ?? true).flatMap((spoof) => sides.map((by) => ({ fixture, spoof, by }))),
  )

/** Whether an account is confirmed that is the person's: without that, nothing below says anything. */
async function isConfirmed(world: LinkWorld, fixture: AccountFixture, by: Try['by']): Promise<boolean> {
  const links = startLinks(world, fixture, by)
  links.state.text = links.ada.ens
  await links.lookUp(links.ada)
  return (await links.row(links.ada))?.isVerified === true
}

export const attack: Attack = {
  name: 'accounts',
  bars: [40],
  about: "accounts elsewhere that are not the person's: one-sided, lookalike names, several people, renamed, redirected, altered",
  async run({ seed, scale, report }) {
    const world = await startWorld()
    const random = createRandom(seed)
    const all = allTries()
    const tries = all.filter(() => random() < Math.max(scale, 0.02))
    const spoofed: string[] = []
    let controls = 0
    try {
      for (const fixture of fixtures) for (const by of sides) controls += Number(await isConfirmed(world, fixture, by))
      for (const { fixture, spoof, by } of tries) {
        const links = startLinks(world, fixture, by)
        const victim = await spoof.run(links, fixture)
        if ((await links.row(victim))?.isVerified) spoofed.push(`${fixture.kind.type} by ${by}: ${spoof.name}`)
      }
    } finally {
      await world.close()
    }
    const expected = fixtures.length * sides.length
    report({
      bar: 40,
      what: `spoofs of accounts of ${fixtures.length} kinds, named by ENS or by a statement`,
      figure: `${spoofed.length} of ${tries.length} confirmed${spoofed.length > 0 ? `: ${spoofed.slice(0, 5).join('; ')}` : ''}; ${controls} of ${expected} confirmed that should be`,
      isHeld: spoofed.length === 0 && controls === expected,
    })
  },
}
