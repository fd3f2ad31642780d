import { type FileHandle, open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ImportProgress, Rejection, RejectMark } from './import.ts'

export type Rejects = NonNullable<ReturnType<typeof createRejects>>

/**
 * The file of rejected lines, created with the first one. An import that goes on cuts the file to
 * what the store remembers, so that a line which was written just before the import was killed is
 * not written twice.
 *
 * @param path null: rejected lines are not kept
 * @param resume where the import goes on
 */
export function createRejects(
  path: string | null,
  resume: Pick<ImportProgress, 'offset' | 'rejected' | 'rejects'>,
) {
  if (path === null) return null
  const file = resolve(path)
  let handle: FileHandle | undefined
  let bytes = 0

  async function openFile(): Promise<FileHandle> {
    const opened = await open(file, resume.offset > 0 ? 'a' : 'w')
    bytes = (await opened.stat()).size
    const known = resume.rejects?.path === file ? resume.rejects.bytes : 0
    const isOurs =
      resume.offset > 0 && (resume.rejects ? resume.rejects.path === file : resume.rejected === 0)
    if (isOurs && bytes > known) {
      await opened.truncate(known)
      bytes = known
    }
    return opened
  }

  return {
    path,
    /** Appends rejected lines and returns how long the file is then, once they are on the disk. */
    async keep(rejections: readonly Rejection[]): Promise<RejectMark> {
      handle ??= await openFile()
      const text = Buffer.from(rejections.map((one) => `${JSON.stringify(one)}\n`).join(''))
      await handle.appendFile(text)
      await handle.datasync()
      bytes += text.length
      return { path: file, bytes }
    },
    async close(): Promise<void> {
      await handle?.close()
    },
  }
}
