import type { AccountFixture } from '../accounts/fixture.ts'
import { fixtures } from '../accounts/fixtures.ts'
import { type LensChain, startLens, startLensChain } from '../accounts/lens.ts'
import { lensSpoofs, own } from '../accounts/lens-spoofs.ts'
import { type LinkWorld, startLinks, startWorld } from '../accounts/people.ts'
import { spoofs } from '../accounts/spoofs.ts'
import { type Attack, createRandom } from './attack.ts'

/** What names the accounts: ENS records, or statements that people signed here. */
const sides = ['ens', 'owner'] as const

interface Try {
  name: string
  /** Tries it; whether the account is confirmed. */
  run(): Promise<boolean>
}

const pageTries = (world: LinkWorld): Try[] =>
  fixtures.flatMap((fixture) =>
    spoofs
      .filter(({ isFor }) => isFor?.(fixture) ?? true)
      .flatMap((spoof) =>
        sides.map((by) => ({
          name: `${fixture.kind.type} by ${by}: ${spoof.name}`,
          run: async () => {
            const links = startLinks(world, fixture, by)
            return (await links.row(await spoof.run(links, fixture)))?.isVerified === true
          },
        })),
      ),
  )

/** Handles of Lens name wallets alone, on a chain. */
const lensTries = (world: LinkWorld, chain: LensChain): Try[] =>
  lensSpoofs.flatMap(({ name, claimed, run }) =>
    sides.map((by) => ({
      name: `lens by ${by}: ${name}`,
      run: async () => {
        const links = startLens(world, chain, { by, ...(claimed ? { claimed } : {}) })
        return (await links.row(await run(links)))?.isVerified === true
      },
    })),
  )

/**
 * Whether an account is confirmed that is the person's: without that, nothing below says anything.
 */
async function isConfirmed(
  world: LinkWorld,
  fixture: AccountFixture,
  by: (typeof sides)[number],
): Promise<boolean> {
  const links = startLinks(world, fixture, by)
  links.state.text = links.ada.token
  await links.lookUp(links.ada)
  return (await links.row(links.ada))?.isVerified === true
}

async function isLensConfirmed(
  world: LinkWorld,
  chain: LensChain,
  by: (typeof sides)[number],
): Promise<boolean> {
  const links = startLens(world, chain, { by })
  await own(links)
  await links.lookUp(links.ada)
  return (await links.row(links.ada))?.isVerified === true
}

export const attack: Attack = {
  name: 'accounts',
  bars: [40],
  about:
    "accounts elsewhere that are not the person's: one-sided, lookalike names, several people, renamed, redirected, altered",
  async run({ seed, scale, report }) {
    const world = await startWorld()
    const chain = await startLensChain(world)
    const random = createRandom(seed)
    const tries = [...pageTries(world), ...lensTries(world, chain)].filter(
      () => random() < Math.max(scale, 0.02),
    )
    const spoofed: string[] = []
    let controls = 0
    try {
      for (const by of sides) {
        for (const fixture of fixtures) controls += Number(await isConfirmed(world, fixture, by))
        controls += Number(await isLensConfirmed(world, chain, by))
      }
      for (const { name, run } of tries) if (await run()) spoofed.push(name)
    } finally {
      await chain.close()
      await world.close()
    }
    const kinds = fixtures.length + 1
    const expected = kinds * sides.length
    report({
      bar: 40,
      what: `spoofs of accounts of ${kinds} kinds, named by ENS or by a statement`,
      figure: `${spoofed.length} of ${tries.length} confirmed${spoofed.length > 0 ? `: ${spoofed.slice(0, 5).join('; ')}` : ''}; ${controls} of ${expected} confirmed that should be`,
      isHeld: spoofed.length === 0 && controls === expected,
    })
  },
}
