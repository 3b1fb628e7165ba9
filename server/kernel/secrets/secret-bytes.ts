import { randomBytes } from 'node:crypto'
import { Fault } from '../refusals.ts'
import { watchEntropy } from './watch-entropy.ts'

const START_BYTES = 4096

/**
 * Makes the source of the secrets that outcomes are derived from: the generator of the operating system, which reseeds
 * itself, under continuous health tests, before its first bytes are used and while it runs. Once it has failed it
 * returns nothing more until the process is restarted: no seed is better than a bad one, and `isHealthy` takes the
 * process out of service.
 * @param draw the generator; replaced in tests only
 */
export function secretSource(draw: (count: number) => Uint8Array = randomBytes) {
  const watch = watchEntropy()
  let failed: string | undefined
  let isTested = false

  const take = (count: number): Uint8Array => {
    const bytes = draw(count)
    failed ??= watch.look(bytes)
    if (failed !== undefined)
      throw new Fault('generator', `The generator failed its health test (${failed}).`, { retryable: false })
    return bytes
  }

  return {
    /** Unpredictable bytes. Throws a `Fault` once the generator has failed. */
    bytes(count: number): Uint8Array {
      if (!isTested) {
        take(START_BYTES)
        isTested = true
      }
      return take(count)
    },
    /** False from the first failed test on. */
    isHealthy: (): boolean => failed === undefined,
  }
}

/** The one source of a process. */
export const secrets = secretSource()
