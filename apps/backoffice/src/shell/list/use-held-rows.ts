import { useState } from 'react'
import { deeds } from '../session.ts'

type Held = { readonly of: string; readonly deeds: number; readonly at: number; readonly keys: ReadonlySet<string> }

const NOTHING: Held = { of: '', deeds: 0, at: 0, keys: new Set() }

/**
 * The rows of the first read of a list, updated, and the number of rows added between them since: new rows are held
 * back until requested, so that nothing moves under the pointer. Rows from one's own changes are shown.
 * @param of what the list was asked, and how many pages of it
 * @param at when the rows were read
 */
export function useHeldRows<Row>(
  rows: readonly Row[],
  { keyOf, of, at }: { readonly keyOf: (row: Row) => string; readonly of: string; readonly at: number },
) {
  const done = deeds.use()
  const [held, setHeld] = useState(NOTHING)
  const isOther = held.of !== of || (held.deeds !== done && at > held.at)
  if (isOther && rows.length > 0) setHeld({ of, deeds: done, at, keys: new Set(rows.map(keyOf)) })
  const shown = isOther ? rows : rows.filter((row) => held.keys.has(keyOf(row)))
  return { shown, waiting: rows.length - shown.length, take: () => setHeld(NOTHING) }
}
