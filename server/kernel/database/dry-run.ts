import { sql } from './sql.ts'
import type { Database, Transaction } from '../types.ts'

/**
 * Runs a function only for its result: it sees its own writes, which are rolled back before this returns, together with
 * notifications that wait for the commit. The caller must replace what acts outside the database (a partner, a cache, a
 * bus). Its transactions become savepoints of one transaction and run one after another.
 */
export async function dryRun<Answer>(db: Database, look: (dry: Database) => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = []
  const undo = new Error('A dry run is undone.')
  try {
    await db.transaction(async (tx) => {
      answers.push(await look(insideOf(tx)))
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return answers[0] as Answer
}

function insideOf(tx: Transaction): Database {
  const inside: Transaction = { ...tx, query: inTurn(tx.query) as Transaction['query'] }
  const takeTurn = inTurn(keepApart)
  return {
    query: inside.query,
    parquet: inside.parquet,
    transaction: async (work) => (await takeTurn(inside, work)) as Awaited<ReturnType<typeof work>>,
    close: async () => {},
  }
}

/** One after another: there is one connection, and one level of savepoints. */
function inTurn<Arguments extends readonly unknown[]>(
  run: (...asked: Arguments) => Promise<unknown>,
): (...asked: Arguments) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return (...asked) => {
    const mine = last.then(() => run(...asked))
    last = mine.catch(() => {})
    return mine
  }
}

/** A refused part is rolled back, as it would be in its own transaction. */
async function keepApart(tx: Transaction, work: (tx: Transaction) => Promise<unknown>): Promise<unknown> {
  await tx.query(sql`savepoint dry_run`)
  try {
    const result = await work(tx)
    await tx.query(sql`release savepoint dry_run`)
    return result
  } catch (error) {
    await tx.query(sql`rollback to savepoint dry_run`)
    await tx.query(sql`release savepoint dry_run`)
    throw error
  }
}
