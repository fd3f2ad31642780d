import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short, so that a process that has used up its part waits for a few ms only. */
const PERIOD_MICROSECONDS = 10_000
/** Where the controller `cpu` has a hierarchy of its own, as in version 1 of control groups. */
const FIRST_VERSION = '/sys/fs/cgroup/cpu'
const SECOND_VERSION = '/sys/fs/cgroup'

/**
 * Gives a process with all its threads a part of one core, by a control group of Linux.
 *
 * @returns null where this cannot be done: it takes root, and the controller `cpu`
 */
export function limitCpu(pid: number, part: number): { remove(): void } | null {
  const isFirst = existsSync(FIRST_VERSION)
  const root = isFirst ? FIRST_VERSION : SECOND_VERSION
  const group = join(root, `whocast-bench-${pid}`)
  const quota = PERIOD_MICROSECONDS * part
  try {
    if (!isFirst) writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu')
    mkdirSync(group)
  } catch {
    return null
  }
  if (isFirst) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_MICROSECONDS))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_MICROSECONDS}`)
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return {
    remove() {
      writeFileSync(join(root, 'cgroup.procs'), String(pid))
      rmdirSync(group)
    },
  }
}
