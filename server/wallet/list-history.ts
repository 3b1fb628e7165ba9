import type { ReplyOf } from '#contract/call.ts'
import type { getHistory } from '#contract/capi-v1.1/funds.ts'
import { entryList } from '#contract/lists/entries.ts'
import { listEntries } from '#contract/play-v1/backoffice.ts'
import { makeWalkedList, type Querier } from '../kernel/index.ts'
import { listMovements, type MovementsQuery } from './list-movements.ts'

/** Which of a player's movements belong to a payment; provided by the room of payments, which is above. */
export type ListMovedPayments = (playerId: number, references: readonly string[]) => Promise<readonly Moved[]>

type Moved = {
  readonly reference: string
  readonly method: string
  readonly referenceNumber: number
  /** Of cash at a desk: the venue. */
  readonly place?: string
}

type Needs = { readonly db: Querier; readonly listMovedPayments: ListMovedPayments }

/** Movements as their player sees them: a payment by its method and number, without the accounts of the house. */
export async function listHistory(
  needs: Needs,
  playerId: number,
  query: MovementsQuery,
): Promise<ReplyOf<typeof getHistory>> {
  const page = await listPlayerEntries(needs, playerId, query)
  if (!page) return { rows: [], nextCursor: null }
  return { ...page, rows: page.rows.map(({ contraAccount: _, ...row }) => row) }
}

/** The same for staff, with the contra account; undefined when there is no such player. */
export async function listPlayerEntries(
  { db, listMovedPayments }: Needs,
  playerId: number,
  query: MovementsQuery,
): Promise<ReplyOf<typeof listEntries> | undefined> {
  const page = await listMovements(db, playerId, query)
  if (!page || page.rows.length === 0) return page && { ...page, rows: [] }
  const references = page.rows.map(({ reference }) => reference)
  const payments = new Map(
    (await listMovedPayments(playerId, references)).map(({ reference, method, referenceNumber, place }) => [
      reference,
      { method, referenceNumber: String(referenceNumber), ...(place === undefined ? {} : { place }) },
    ]),
  )
  return { ...page, rows: page.rows.map((row) => ({ ...row, payment: payments.get(row.reference) ?? null })) }
}

/** Entries of one player, as a list of the back office: each account in the order of its own numbers. */
export const entriesListed = (needs: Needs) =>
  makeWalkedList({
    list: entryList,
    call: listEntries,
    read: ({ playerId, ...query }, _reader, limit) => listPlayerEntries(needs, playerId, { ...query, limit }),
  })
