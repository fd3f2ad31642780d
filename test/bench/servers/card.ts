/**
 * Jobs of the card bench that need a process of their own: `tsx servers/card.ts <job>`, the answer
 * as a message.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { portrait } from '../../render/avatars.ts'
import { cpuMs } from '../bench.ts'
import { createBenchRenderer, subjectAt } from '../cards/subject.ts'

const options = { ratio: '3:2', theme: 'light', format: 'png' } as const
const collect = () => {
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.()
}

const jobs: Record<string, () => Promise<unknown>> = {
  /** Milliseconds from a fresh process to the first card, once its code is loaded. */
  async 'first-ours'() {
    const start = performance.now()
    await createBenchRenderer().card(subjectAt(0), options)
    return performance.now() - start
  },

  async 'first-frog'() {
    const { createFrogPipeline } = await import('../cards/frog.ts')
    const draw = await createFrogPipeline(subjectAt)
    const start = performance.now()
    await draw(0)
    return performance.now() - start
  },

  /** Draw as many cards as they are told, again and again. */
  async 'draw-ours'() {
    const renderer = createBenchRenderer()
    return drawOnDemand(async (at) => (await renderer.card(subjectAt(at), options)).bytes)
  },
  async 'draw-webp'() {
    const renderer = createBenchRenderer()
    return drawOnDemand(
      async (at) => (await renderer.card(subjectAt(at), { ...options, format: 'webp' })).bytes,
    )
  },
  async 'draw-frog'() {
    const { createFrogPipeline } = await import('../cards/frog.ts')
    return drawOnDemand(await createFrogPipeline(subjectAt))
  },
  async 'draw-floor'() {
    const { createFloor } = await import('../cards/floor.ts')
    return drawOnDemand(await createFloor())
  },

  /** Bytes that a thousand more people take, after the caches are full. */
  async memory() {
    const face = await portrait('teal', 120)
    const fetchAvatar = async (url: string) => ({
      status: 200,
      headers: new Headers(),
      bytes: face,
      url,
    })
    const renderer = createBenchRenderer({ cacheBytes: 8 * 1024 * 1024 }, fetchAvatar)
    const draw = async (from: number, to: number) => {
      for (let at = from; at < to; at++)
        await renderer.card(subjectAt(at, { avatarUrl: `https://avatars.test/${at}` }), options)
      collect()
      return process.memoryUsage.rss()
    }
    const before = await draw(0, 300)
    const halfway = await draw(300, 800)
    const after = await draw(800, 1300)
    return { before, halfway, after }
  },

  /** Sends the same card again and again: kept bytes, or through the renderer. */
  async static() {
    const picture = await createBenchRenderer().card(subjectAt(0), options)
    return serve(async () => picture)
  },
  async cached() {
    const renderer = createBenchRenderer()
    const subject = subjectAt(0)
    await renderer.card(subject, options)
    return serve(() => renderer.card(subject, options))
  },
}

async function drawOnDemand(draw: (at: number) => Promise<Uint8Array>): Promise<string> {
  let at = 0
  await draw(at++)
  await draw(at++)
  process.on('message', async (count: number) => {
    let bytes = 0
    const cpu = await cpuMs(async () => {
      for (let turn = 0; turn < count; turn++) bytes = (await draw(at++)).byteLength
    })
    process.send?.({ cpu: cpu / count, bytes })
  })
  return 'ready'
}

async function serve(
  answer: () => Promise<{ bytes: Uint8Array; contentType: string; etag: string }>,
): Promise<number> {
  const server = createServer(async (_request, response) => {
    const { bytes, contentType, etag } = await answer()
    response
      .writeHead(200, { 'content-type': contentType, 'content-length': bytes.byteLength, etag })
      .end(bytes)
  })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const job = process.argv[2] ?? ''
const run = jobs[job]
if (!run) throw new Error(`no job called ${job}`)
process.send?.(await run())
if (job.startsWith('first-') || job === 'memory') process.disconnect()
