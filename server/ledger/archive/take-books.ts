import { setTimeout } from 'node:timers/promises'
import type { Database, Transaction } from '../../kernel/index.ts'
import { takeCheck } from '../books.queries.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { askOnce, limitWaiting } from './archive.queries.ts'

const ATTEMPTS_MAX = 60
const PAUSE_MS = 5_000
/** Lock timeout, or deadlock. */
const MAY_SUCCEED_LATER = new Set<unknown>(['55P03', '40P01'])

/**
 * Runs work while no check of the books and no other command of the archive can run, so that what it has read does not
 * change. The lock is held by a separate connection: `work` uses the database passed to it, whose statements are executed only
 * while that connection is alive.
 */
export async function withoutChecks(db: Database, work: (held: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (lock) => {
    for (const check of ['since', 'full'] as const)
      if (!(await takeCheck(lock, check)))
        throw new ArchiveNotMade('The books are being checked at the moment, or a month of them moves.')
    await work(whileHeld(db, lock))
  })
}

/** Checks the connection of the lock before each statement and transaction, and before each commit. */
function whileHeld(db: Database, lock: Transaction): Database {
  const requireLock = () =>
    askOnce(lock).catch((cause: unknown) => {
      throw new ArchiveNotMade(
        'The connection that kept checks and other commands away is lost, so this one stops: the same command goes on from here.',
        { cause },
      )
    })
  const whenHeld =
    <Asked extends unknown[], Result>(ask: (...asked: Asked) => Promise<Result>) =>
    async (...asked: Asked): Promise<Result> => {
      await requireLock()
      return ask(...asked)
    }
  return {
    ...db,
    query: whenHeld(db.query) as Database['query'],
    transaction: async (work) => {
      await requireLock()
      return db.transaction(async (tx) => {
        const result = await work(tx)
        await requireLock()
        return result
      })
    },
  }
}

/**
 * Runs work that briefly needs an exclusive lock on the table of entries. Stakes queue behind it, so its lock
 * timeout is shorter than theirs, and it retries.
 */
export async function takeBooks(db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    try {
      await db.transaction(async (tx) => {
        await limitWaiting(tx)
        await work(tx)
      })
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && MAY_SUCCEED_LATER.has(error.code))) throw error
      await setTimeout(PAUSE_MS)
    }
  }
  throw new ArchiveNotMade('Somebody reads the books for longer than five minutes: try again later.')
}
