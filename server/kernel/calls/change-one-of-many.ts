import type { BulkResult } from '#contract/shapes/bulk.ts'
import { Refusal } from '../refusals.ts'
import type { Database, Transaction } from '../types.ts'

/** Thrown to roll back a preview: nothing of it is stored. */
class Preview extends Error {}

type Held = { readonly number: number }

type Work<Row extends Held> = {
  readonly isPreview: boolean
  readonly hold: (tx: Transaction) => Promise<Row | undefined>
  /** Makes the change; false when the row is in that state already. */
  readonly change: (tx: Transaction, row: Row) => Promise<boolean>
}

/**
 * One of many changes, in its own transaction and by the rules of a single one: a refusal does not affect the others. A
 * preview runs the same and rolls it back (decision 0156).
 */
export async function changeOneOfMany<Row extends Held>(
  db: Database,
  { isPreview, hold, change }: Work<Row>,
): Promise<BulkResult> {
  let number: number | null = null
  try {
    return await db.transaction(async (tx): Promise<BulkResult> => {
      const row = await hold(tx)
      if (!row) return { number, outcome: 'not-found', code: null }
      number = row.number
      const isChanged = await change(tx, row)
      if (isPreview && isChanged) throw new Preview()
      return { number, outcome: isChanged ? 'changed' : 'same', code: null }
    })
  } catch (error) {
    if (error instanceof Preview) return { number, outcome: 'would-change', code: null }
    if (error instanceof Refusal) return { number, outcome: 'not-possible', code: error.code }
    throw error
  }
}
