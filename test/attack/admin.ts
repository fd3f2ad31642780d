import { type Attack, type AttackOptions, createRandom } from './attack.ts'
import {
  actAsOperator,
  fixate,
  readAsOperator,
  tryFromElsewhere,
  withBrowser,
} from './lib/admin-browser.ts'
import { adminTries, countGuesses, headerFaults, oracles, sendTries } from './lib/admin-requests.ts'
import { type AdminWorld, startAdminWorld } from './lib/admin-world.ts'

/** Guesses of keys by one client within a minute that are looked up at most (`UNKNOWN_KEYS`). */
const MOST_GUESSES = 60
const GUESSES = 200

const told = (through: readonly string[]) =>
  through.length > 0 ? `: ${[...new Set(through)].slice(0, 6).join('; ')}` : ''

async function attackRequests(
  world: AdminWorld,
  { seed, scale, report }: AttackOptions,
): Promise<void> {
  const random = createRandom(seed)
  const tries = adminTries(world.origin).filter(() => random() < Math.max(scale, 0.25))
  const through = await sendTries(world, tries)
  report({
    bar: 41,
    what: 'requests to the operator’s API with wrong keys, from other pages, in other shapes',
    figure: `${through.length} of ${tries.length} got through${told(through)}`,
    isHeld: through.length === 0,
  })
  const faults = [...(await headerFaults(world)), ...(await oracles(world))]
  report({
    bar: 41,
    what: 'headers of the operator’s page and of its data; what refusals tell of keys; secrets in them',
    figure: `${faults.length} faults${told(faults)}`,
    isHeld: faults.length === 0,
  })
  const lookedUp = await countGuesses(world, GUESSES)
  report({
    bar: 41,
    what: `${GUESSES} guesses of a key by one client`,
    figure: `${lookedUp} looked up`,
    isHeld: lookedUp > 0 && lookedUp <= 2 * MOST_GUESSES,
  })
}

async function attackBrowser(world: AdminWorld, { report }: AttackOptions): Promise<void> {
  await withBrowser(async (browser) => {
    const context = await browser.newContext()
    const fixed = await fixate(context, world)
    const { page, faults, shown } = await readAsOperator(context, world)
    report({
      bar: 41,
      what: 'hostile texts of keys, letters, webhooks, profiles and the audit log on the operator’s page, in Chromium',
      figure: `${shown} shown, ${faults.length} ran or became markup${told(faults)}`,
      isHeld: faults.length === 0 && shown > 30,
    })
    const { through, origins } = await tryFromElsewhere(context, world)
    const all = [...fixed, ...through]
    const deeds = await actAsOperator(page, world)
    report({
      bar: 41,
      what: `pages of ${origins} other origins, in Chromium, beside the operator’s open tab: fetches, forms, beacons, frames, windows, scripts; links with a key`,
      figure: `${all.length} got through${told(all)}; ${deeds} of 3 deeds by the operator done`,
      isHeld: all.length === 0 && deeds === 3,
    })
  })
}

export const attack: Attack = {
  name: 'admin',
  bars: [41],
  isLong: true,
  about: 'the operator’s page: other keys, other pages, framing, hostile texts, oracles, fixation',
  async run(options) {
    const world = await startAdminWorld()
    try {
      await attackRequests(world, options)
      await attackBrowser(world, options)
    } finally {
      await world.close()
    }
  },
}
