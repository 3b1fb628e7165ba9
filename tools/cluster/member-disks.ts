import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Disk = {
  /** Fills the disk. Returns a function that frees it. */
  readonly fill: () => () => void
  /** Limits the processes' writes to a number of bytes per second. Returns a function that removes the limit. */
  readonly slowDown: (pids: readonly number[], bytesPerSecond: number) => () => void
  readonly remove: () => void
}

const SIZE_BYTES = 2 * 1024 ** 3
const BLOCK_BYTES = 4096
const BRAKES = '/sys/fs/cgroup/blkio'

/** A disk for one member: an image mounted at its data folder. Needs root. */
export function makeDisk(folder: string, user: { readonly uid: number } | undefined): Disk {
  const image = `${folder}.disk`
  writeFileSync(image, '')
  truncateSync(image, SIZE_BYTES)
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-o', 'loop', image, folder])
  if (user) execFileSync('chown', [String(user.uid), folder])
  const { dev } = statSync(folder)
  const device = `${(dev >> 8) & 0xfff}:${dev & 0xff}`
  const ballast = join(folder, 'ballast')
  return {
    fill: () => {
      let at = 0
      // Less is free than reported: ever smaller pieces, until none fits.
      for (let piece = SIZE_BYTES; piece >= BLOCK_BYTES;) {
        const { status } = spawnSync('fallocate', ['-o', String(at), '-l', String(piece), ballast])
        if (status === 0) at += piece
        else piece = Math.floor(piece / 2)
      }
      return () => rmSync(ballast, { force: true })
    },
    slowDown: (pids, bytesPerSecond) => {
      const brake = join(BRAKES, `tolar-drill-${process.pid}`)
      mkdirSync(brake, { recursive: true })
      writeFileSync(join(brake, 'blkio.throttle.write_bps_device'), `${device} ${bytesPerSecond}`)
      const move = (to: string) => {
        for (const pid of pids) {
          try {
            writeFileSync(join(to, 'cgroup.procs'), String(pid))
          } catch {
            // It has ended meanwhile.
          }
        }
      }
      move(brake)
      return () => {
        writeFileSync(join(brake, 'blkio.throttle.write_bps_device'), `${device} 0`)
        move(BRAKES)
        try {
          rmdirSync(brake)
        } catch {
          // A child process started in it is still there; without a limit that does no harm.
        }
      }
    },
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(image, { force: true })
    },
  }
}
