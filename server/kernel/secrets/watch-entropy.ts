/**
 * Continuous health tests of a source of random bytes, after NIST SP 800-90B §4.4: a run of one value that is too long
 * (repetition count) and one value too often in a window (adaptive proportion). Both let a good source of eight bits a
 * byte fail once in 2^30 tests at most, so a failure means that the source is broken.
 */
const REPETITION_CUTOFF = 5
const WINDOW = 512
const PROPORTION_CUTOFF = 17

export type EntropyWatch = {
  /** Tests the next bytes of the source. @returns what is wrong with them, or undefined */
  readonly look: (bytes: Uint8Array) => 'repetition' | 'proportion' | undefined
}

/** Keeps its state between calls: a fault that spreads over many short draws is detected too. */
export function watchEntropy(): EntropyWatch {
  let last = -1
  let run = 0
  let watched = -1
  let seen = 0
  let same = 0
  return {
    look(bytes) {
      for (const byte of bytes) {
        run = byte === last ? run + 1 : 1
        last = byte
        if (run >= REPETITION_CUTOFF) return 'repetition'
        if (seen === 0) {
          watched = byte
          same = 0
        }
        if (byte === watched) same += 1
        if (same >= PROPORTION_CUTOFF) return 'proportion'
        seen = (seen + 1) % WINDOW
      }
      return undefined
    },
  }
}
