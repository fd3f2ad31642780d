import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../../journey/support.ts'
import { type Observed, readScrape } from './alert-timeline.ts'

/** A disk of a few megabytes; null where this user may mount none. */
export function mountSmallDisk(): { folder: string; unmount(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'whocast-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m,mode=777', 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    unmount() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Fills most of the disk of the embedded database; null where no disk can be mounted. */
export async function diskScene(): Promise<{
  scene: { condition: string; alert: string }
  observed: Observed[]
} | null> {
  const disk = mountSmallDisk()
  if (!disk) return null
  const server = await startServer({ dataDir: join(disk.folder, 'data') }, { SAMPLE_DATA: 'off' })
  try {
    /** Scrapes apart: between two at once nothing has a pace. */
    const scrape = async () => {
      await sleep(2000)
      const text = await (await fetch(`${server.origin}/metrics`)).text()
      return { at: Date.now() / 1000, scrape: readScrape(text) }
    }
    // The first one still shows the delays of the start.
    await scrape()
    const healthy = [await scrape(), await scrape()]
    writeFileSync(join(disk.folder, 'filler'), Buffer.alloc(30 * 2 ** 20))
    const during = [await scrape(), await scrape()]
    return {
      scene: { condition: 'the disk is almost full', alert: 'WhocastDiskFilling' },
      observed: [{ instance: 'process-1', healthy, during, isEpisode: false }],
    }
  } finally {
    await server.stop()
    disk.unmount()
  }
}
