import type { Database } from '../../kernel/index.ts'
import * as queries from '../game-rounds.queries.ts'

const FLUSH_EVERY_MS = 500

/**
 * Buffers writes that are not part of the round's own statement: which rounds were shown, and big wins for the lobby.
 * Written in batches. After a crash a round may be shown once more, or a win may be missing in the lobby; nothing else
 * is lost.
 */
export function createWriteBuffer(db: Database, onError: (error: unknown) => void) {
  let shown = new Map<number, number>()
  // While a mark is being written, a reader of its seed sees neither the new row nor a buffered mark: so the marks of
  // the batch that is being written, and of the one before, can be read too.
  let inWriting = new Map<number, number>()
  let written = new Map<number, number>()
  let wins: queries.BigWin[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const flush = async (): Promise<void> => {
    const marks = [...shown].map(([seedNo, before]) => ({ seedNo, before })).sort((a, b) => a.seedNo - b.seedNo)
    const bigWins = wins
    ;[inWriting, shown] = [shown, new Map()]
    wins = []
    if (marks.length > 0) await queries.markShown(db, marks)
    written = inWriting
    if (bigWins.length > 0) await queries.insertRecentWins(db, bigWins)
  }
  const flushSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writing.then(flush).catch(onError)
    }, FLUSH_EVERY_MS)
  }

  return {
    markShown: (seedNo: number, before: number): void => {
      shown.set(seedNo, Math.max(before, shown.get(seedNo) ?? 0))
      flushSoon()
    },
    /** The mark of a seed that is buffered or was written a moment ago; 0 without one. */
    shownBefore: (seedNo: number): number =>
      Math.max(...[shown, inWriting, written].map((marks) => marks.get(seedNo) ?? 0)),
    recordWin: (win: queries.BigWin): void => {
      wins.push(win)
      flushSoon()
    },
    /** Writes the rest, at shutdown. */
    close: async (): Promise<void> => {
      clearTimeout(timer)
      timer = undefined
      writing = writing.then(flush).catch(onError)
      await writing
    },
    flush: async (): Promise<void> => {
      writing = writing.then(flush)
      await writing
    },
  }
}

export type WriteBuffer = ReturnType<typeof createWriteBuffer>
