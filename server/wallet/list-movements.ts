import type { Static } from 'typebox'
import type { EntryRow } from '#contract/play-v1/backoffice.ts'
import type { WalletPartName } from '#contract/shapes/wallet-money.ts'
import { pageLimit, type Page, type Querier } from '../kernel/index.ts'
import { listEntries, listEntriesSince, movementKindOf, type Entry } from '../ledger/index.ts'
import { readPlaces, writePlaces, type Places } from './movements-cursor.ts'
import { findWalletParts } from './wallet-parts.ts'
import * as queries from './wallet.queries.ts'

/** A movement as the contract shows it. */
export type EntryShown = Static<typeof EntryRow>

/** An entry as calls return it; rounds are on cash. */
export function entryRowOf(
  entry: Entry,
  currency: queries.Wallet['currency'],
  part: WalletPartName = 'cash',
): EntryShown {
  return {
    part,
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

/** Page of a list: the cursor of the page before, a maximum of rows, and optionally one part or a period only. */
export type MovementsQuery = {
  readonly cursor?: string
  readonly limit?: number
  readonly part?: WalletPartName
  readonly since?: Date
  readonly until?: Date | null
}

/**
 * Movements on all accounts of the player, newest first; undefined when there is no such wallet. Within an account they
 * are in the order of its sequence numbers, so that its balances follow from each other.
 */
export async function listMovements(
  db: Querier,
  playerId: number,
  query: MovementsQuery,
): Promise<Page<EntryShown> | undefined> {
  const wallet = await queries.findWallet(db, playerId)
  if (!wallet) return undefined
  const limit = pageLimit(query.limit)
  const places = readPlaces(query.cursor)
  const accounts = (await findWalletParts(db, playerId)).filter(({ part }) => (query.part ?? part) === part)
  const lists = await Promise.all(
    accounts.map(async ({ part, accountId }) => {
      const below = places[part]
      const asked = { accountId, limit: limit + 1, ...(below === undefined ? {} : { below }) }
      const { since, until = null } = query
      const entries = await (since
        ? listEntriesSince(db, { ...asked, above: 0, since, until })
        : listEntries(db, asked))
      return { part, rows: entries.map((entry) => entryRowOf(entry, wallet.currency, part)) }
    }),
  )
  const merged = mergeNewest(lists.map((list) => list.rows))
  const rows = merged.slice(0, limit)
  const nextCursor = merged.length > limit ? writePlaces(placesAfter(lists, rows)) : null
  return { rows, nextCursor }
}

/** Merges several sorted lists into one, newest first. */
function mergeNewest(lists: readonly (readonly EntryShown[])[]): EntryShown[] {
  const merged: EntryShown[] = []
  const next = lists.map(() => 0)
  for (;;) {
    let newest: { readonly row: EntryShown; readonly list: number } | undefined
    for (const [list, rows] of lists.entries()) {
      const row = rows[next[list] ?? 0]
      if (row && (newest === undefined || row.createdAt > newest.row.createdAt)) newest = { row, list }
    }
    if (!newest) return merged
    merged.push(newest.row)
    next[newest.list] = (next[newest.list] ?? 0) + 1
  }
}

/**
 * Where each account continues. One without a row so far continues below its newest entry of now, so that later ones
 * are left out.
 */
function placesAfter(
  lists: readonly { readonly part: WalletPartName; readonly rows: readonly EntryShown[] }[],
  shown: readonly EntryShown[],
): Places {
  return Object.fromEntries(
    lists.map(({ part, rows }) => {
      const last = shown.findLast((row) => row.part === part)
      return [part, last?.sequence ?? (rows[0]?.sequence ?? 0) + 1]
    }),
  )
}

/** The cursor of one account is the sequence number of the last row shown; anything else begins at the newest. */
export function belowCursor(cursor: string | undefined): { below?: number } {
  const below = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(below) && below > 0 ? { below } : {}
}
