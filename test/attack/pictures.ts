import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAvatars } from '../../frames/card/avatar.ts'
import { createRenderer } from '../../frames/card/renderer.ts'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import { type Attack, createRandom } from './attack.ts'
import { makeBombs } from './lib/bombs.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const MEBIBYTE = 1024 * 1024

export const attack: Attack = {
  name: 'pictures',
  isLong: true,
  bars: [5],
  about: 'picture bombs as avatars: gzip, pixels, SVG, animations, broken files',
  async run({ seed, scale, report }) {
    const all = await makeBombs(createRandom(seed))
    const bombs = all.slice(0, Math.max(10, Math.round(all.length * Math.min(1, scale))))
    const server = createServer((request, response) => {
      const bomb = bombs[Number(request.url?.slice(1))]
      if (!bomb) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': 'image/png', ...bomb.headers }).end(bomb.bytes)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const fetchAvatar = createGuardedFetch({ allowPrivateOrigins: [origin] })
    const renderer = createRenderer({
      fetchAvatar,
      log: silent,
      baseUrl: 'https://whocast.test',
      timeoutMs: 60_000,
    })
    const avatars = createAvatars({
      fetchAvatar,
      log: silent,
      baseUrl: 'https://whocast.test',
      cacheBytes: 8 * MEBIBYTE,
      waitMs: 60_000,
    })
    // Everything is loaded before the first measure.
    const profile = { profileID: 'bombed', displayName: 'Bombed', channels: [], credentials: [] }
    const options = { ratio: '3:2', theme: 'light', format: 'png' } as const
    await renderer.card({ kind: 'profile', handle: '', profile }, options)
    await avatars.get(`${origin}/nothing`)

    let refused = 0
    let slowest = { ms: 0, name: '' }
    let worst = { bytes: 0, name: '' }
    for (const [at, { name }] of bombs.entries()) {
      const before = process.memoryUsage.rss()
      let peak = before
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage.rss())
      }, 5)
      const start = performance.now()
      const avatar = await avatars.get(`${origin}/${at}`)
      const ms = performance.now() - start
      clearInterval(watch)
      peak = Math.max(peak, process.memoryUsage.rss())
      if (avatar === null) refused++
      if (ms > slowest.ms) slowest = { ms, name }
      if (peak - before > worst.bytes) worst = { bytes: peak - before, name }
    }

    let drawn = 0
    for (const [at] of bombs.entries()) {
      const bombed = { ...profile, displayName: `Bombed ${at}`, avatarUrl: `${origin}/${at}` }
      const { bytes } = await renderer.card(
        { kind: 'profile', handle: '', profile: bombed },
        options,
      )
      if (bytes.byteLength > 10_000) drawn++
    }
    await renderer.close()
    await new Promise((resolve) => server.close(resolve))

    report({
      bar: 5,
      what: `${bombs.length} picture bombs, refused or reduced to a harmless first frame`,
      figure: `${refused} refused, ${bombs.length - refused} reduced; slowest ${slowest.ms.toFixed(0)} ms (${slowest.name})`,
      isHeld: slowest.ms > 0,
      isInTime: slowest.ms <= 1000,
    })
    report({
      bar: 5,
      what: 'memory while one is opened',
      figure: `at most ${(worst.bytes / MEBIBYTE).toFixed(0)} MB more (${worst.name})`,
      isHeld: worst.bytes <= 100 * MEBIBYTE,
    })
    report({
      bar: 5,
      what: 'cards of those people',
      figure: `${drawn} of ${bombs.length} drawn`,
      isHeld: drawn === bombs.length,
    })
  },
}
