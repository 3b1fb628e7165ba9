import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { watchBrowsers } from './browsers-cost.ts'

/** Takes so much processor time, says how much it was, and waits. */
const COMPUTE = `const taken = () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage())
while (taken() < 0.5);
process.stdout.write(String(taken()))
process.stdin.resume()`
/** The system counts in hundredths of a second, for each of the two kinds. */
const ROUNDED = 0.02

/** A process below this one that has computed, with its seconds of processor time. */
async function startBusy(type: string) {
  const args = ['--eval', COMPUTE, '--', `--type=${type}`]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, seconds: Number(said) }
}

// Only Linux tells of processes so.
it.skipIf(!existsSync('/proc/self/stat'))(
  'counts zygotes below a process that is watched, and nothing else',
  async () => {
    const [zygote, other] = await Promise.all([startBusy('zygote'), startBusy('renderer')])
    try {
      const [ours, theirs] = [watchBrowsers(), watchBrowsers()]
      ours.belowToo(process.pid)
      theirs.belowToo(other.child.pid ?? 0)
      const seconds = ours.end()
      expect(seconds).toBeGreaterThanOrEqual(zygote.seconds - ROUNDED)
      expect(seconds).toBeLessThan(zygote.seconds + other.seconds)
      expect(theirs.end()).toBe(0)
    } finally {
      for (const { child } of [zygote, other]) child.kill()
    }
  },
)
