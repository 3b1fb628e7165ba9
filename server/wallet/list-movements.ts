import type { Static } from 'typebox'
import type { EntryRow } from '#contract/play-v1/backoffice.ts'
import { pageLimit, pageOf, type Page, type Querier } from '../kernel/index.ts'
import { listEntries, movementKindOf, type Entry } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/** A movement as the contract shows it. */
export type EntryShown = Static<typeof EntryRow>

/** An entry as calls show it. */
export function entryRowOf(entry: Entry, currency: queries.Wallet['currency']): EntryShown {
  return {
    sequence: entry.seq,
    kind: movementKindOf(entry.kind),
    reference: entry.reference,
    contraAccount: entry.contraPath,
    debitMinor: entry.debit,
    creditMinor: entry.credit,
    balanceAfter: { amountMinor: entry.balanceAfter, currency },
    createdAt: entry.createdAt.toISOString(),
  }
}

/** Page of a list: the cursor of the page before, and at most so many rows. */
export type MovementsQuery = { readonly cursor?: string; readonly limit?: number }

/** Movements on the player's account, newest first; undefined when there is no such wallet. */
export async function listMovements(
  db: Querier,
  playerId: number,
  query: MovementsQuery,
): Promise<Page<EntryShown> | undefined> {
  const wallet = await queries.findWallet(db, playerId)
  if (!wallet) return undefined
  const limit = pageLimit(query.limit)
  const entries = await listEntries(db, { accountId: wallet.accountId, limit: limit + 1, ...belowCursor(query.cursor) })
  return pageOf(
    entries.map((entry) => entryRowOf(entry, wallet.currency)),
    limit,
    (row) => String(row.sequence),
  )
}

/** A cursor is the sequence number of the last row shown; anything else begins at the top. */
export function belowCursor(cursor: string | undefined): { below?: number } {
  const below = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(below) && below > 0 ? { below } : {}
}
