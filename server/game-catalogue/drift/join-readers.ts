import type { RoundReader } from './watch-returns.ts'

/** Combines several sources of rounds; each has its own cursors and its own open rounds. */
export function joinReaders(...readers: readonly RoundReader[]): RoundReader {
  return {
    async *readOn(tx, findCursors) {
      for (const reader of readers) yield* reader.readOn(tx, findCursors)
    },
    readAgain: async (tx, open) => {
      const over = []
      for (const reader of readers) over.push(...(await reader.readAgain(tx, open)))
      return over
    },
    settle: () => {
      for (const reader of readers) reader.settle()
    },
  }
}
