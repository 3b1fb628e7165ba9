import { cashIdentificationList, cashVoucherList, type CASH_WAYS } from '#contract/lists/player-cash.ts'
import * as calls from '#contract/play-v1/player-cash.ts'
import type { ReplyOf } from '#contract/call.ts'
import { voucherStateAt } from '#contract/states/voucher-states.ts'
import {
  makeWholeList,
  refuse,
  type Clock,
  type Database,
  type FieldCipher,
  type ListReader,
} from '#server/kernel/index.ts'
import { listCashIdentified } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { findIdentifiedAtDesks } from '../personal-data.queries.ts'
import { documentBelongsTo, originBelongsTo } from '../seal-identification.ts'
import { findVouchersWithDesks } from '../vouchers/vouchers.queries.ts'

type Needs = { readonly db: Database; readonly target: string; readonly cipher: FieldCipher; readonly clock: Clock }
type Identified = ReplyOf<typeof calls.listCashIdentifications>['rows'][number]

/**
 * A player's documents and declared origins of cash in both directions, as a list of the back office; covered by the
 * kernel.
 */
export const cashIdentifiedListed = (needs: Omit<Needs, 'clock'>) =>
  makeWholeList({
    list: cashIdentificationList,
    call: calls.listCashIdentifications,
    keyOf: ({ identificationId }) => identificationId,
    read: async ({ playerId }, _reader, limit) => {
      if (!(await isOfBrand(needs, playerId))) return []
      const { cipher, db } = needs
      const open = (sealed: string | null, belongsTo: string) =>
        sealed === null ? null : cipher.open(sealed, belongsTo)
      const elsewhere = await listCashIdentified({ db, cipher }, playerId, limit)
      const atDesks = (await findIdentifiedAtDesks(db, playerId, limit)).map((row): Identified => ({
        identificationId: row.id,
        playerId,
        at: row.at.toISOString(),
        way: 'desk',
        amount: { amountMinor: row.deltaMinor, currency: row.currency },
        deskName: row.deskName,
        documentKind: row.documentKind,
        documentNumber: open(row.documentSealed, documentBelongsTo(row.id)),
        origin: open(row.originSealed, originBelongsTo(row.id)),
      }))
      return [...atDesks, ...elsewhere.map(shownElsewhere)]
    },
  })

function shownElsewhere(row: Awaited<ReturnType<typeof listCashIdentified>>[number]): Identified {
  const way: (typeof CASH_WAYS)[number] = row.isWithdrawal ? 'withdrawal' : 'venue'
  return {
    identificationId: row.id,
    playerId: row.playerId,
    at: row.at.toISOString(),
    way,
    amount:
      row.deltaMinor === null || row.currency === null ? null : { amountMinor: row.deltaMinor, currency: row.currency },
    deskName: null,
    documentKind: row.documentKind,
    documentNumber: row.documentNumber,
    origin: row.origin,
  }
}

/** Vouchers of a player, as a list of the back office. */
export const playerVouchersListed = ({ clock, ...needs }: Omit<Needs, 'cipher'>) =>
  makeWholeList({
    list: cashVoucherList,
    call: calls.listPlayerVouchers,
    keyOf: ({ voucherId }) => voucherId,
    read: async ({ playerId }, _reader, limit) => {
      if (!(await isOfBrand(needs, playerId))) return []
      return (await findVouchersWithDesks(needs.db, playerId, limit)).map((row) => ({
        voucherId: row.id,
        amount: { amountMinor: row.amountMinor, currency: row.currency },
        state: voucherStateAt(row, clock.now()),
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        paidNumber: row.paidNumber,
        deskName: row.deskName,
      }))
    },
  })

/** A page of a list about one player; refuses a player of another brand. */
export async function pageOfPlayer<Question extends { readonly playerId: number }, Page>(
  needs: Pick<Needs, 'db' | 'target'>,
  { query, caller }: { readonly query: Question; readonly caller: ListReader },
  read: (question: Question, reader: ListReader) => Promise<Page>,
): Promise<Page> {
  return (await isOfBrand(needs, query.playerId)) ? read(query, caller) : refuse('ERR_PLAYER_NOT_FOUND')
}

async function isOfBrand({ db, target }: Pick<Needs, 'db' | 'target'>, playerId: number): Promise<boolean> {
  return (await findPlayerById(db, target, playerId)) !== undefined
}
