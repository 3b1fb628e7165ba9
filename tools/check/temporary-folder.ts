import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory that every Linux has. Making the 2,500 files of a test's database there is 30 times cheaper than on a disk. */
const MEMORY = '/dev/shm'
const GIB = 1024 ** 3
/** Databases, write-ahead logs and profiles of browsers of one run, with room to spare. */
const ROOM_NEEDED = 4 * GIB
/** What the run's processes need beside it. */
const MEMORY_NEEDED = 8 * GIB

/**
 * Makes a temporary folder for a run of tests: in memory where there is room for it, else, and where TMPDIR says so, in the
 * system's temporary folder. Processes that are killed lose nothing by it. Folders in memory that killed runs have left are deleted.
 * @param name begins the folder's name
 */
export function makeTemporaryFolder(name: string): string {
  if (process.env['TMPDIR'] !== undefined || !hasRoomInMemory()) return mkdtempSync(join(tmpdir(), `${name}-`))
  for (const left of readdirSync(MEMORY)) {
    const pid = new RegExp(`^${name}-(\\d+)-`).exec(left)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(MEMORY, left), { recursive: true, force: true })
  }
  return mkdtempSync(join(MEMORY, `${name}-${process.pid}-`))
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === MEMORY)
    // Tests start programs of their own from their folders.
    if (mount?.[2] !== 'tmpfs' || mount[3]?.split(',').includes('noexec')) return false
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_NEEDED && process.availableMemory() >= MEMORY_NEEDED
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
