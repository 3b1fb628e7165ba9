import { setTimeout } from 'node:timers/promises'
import type { Database, Transaction } from '../../kernel/index.ts'
import { takeCheck } from '../books.queries.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { limitWaiting } from './archive.queries.ts'

const ATTEMPTS_MAX = 60
const PAUSE_MS = 5_000
/** Lock timeout, or deadlock. */
const MAY_SUCCEED_LATER = new Set<unknown>(['55P03', '40P01'])

/**
 * Runs work while no check of the books and no other command of the archive can run, so that what it has read does not
 * change.
 */
export async function withoutChecks(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (lock) => {
    for (const check of ['since', 'full'] as const)
      if (!(await takeCheck(lock, check)))
        throw new ArchiveNotMade('The books are being checked at the moment, or a month of them moves.')
    await work()
  })
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
