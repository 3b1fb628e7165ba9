import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { CASH_WAYS, cashIdentificationList, cashVoucherList } from '../lists/player-cash.ts'
import { listQuery } from '../lists/list.ts'
import { personal } from '../personal.ts'
import { Instant, page, PlayerId, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { VOUCHER_STATES } from '../states/voucher-states.ts'

const root = '/capi/BackOffice/v1/CashDesk'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Covered unless the player was uncovered for a purpose (Player/Reveal), which is in the audit log. */
export const listCashIdentifications = defineCall({
  method: 'GET',
  audience: 'staff',
  permission: 'cash.identified',
  path: `${root}/ListIdentifications`,
  summary: 'Documents and declared origins of cash of one player',
  query: Type.Object({ ...listQuery(cashIdentificationList), playerId: PlayerId }),
  reply: page(
    Type.Object({
      identificationId: Uuid,
      playerId: PlayerId,
      at: Instant,
      way: Type.Enum([...CASH_WAYS]),
      /** Negative where it was paid to the player; null where the payment is no longer known. */
      amount: orNull(Money),
      deskName: orNull(Type.String()),
      documentKind: orNull(Type.String()),
      documentNumber: orNull(personal('number')),
      origin: orNull(personal('text')),
    }),
  ),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const listPlayerVouchers = defineCall({
  method: 'GET',
  audience: 'staff',
  permission: 'payments.read',
  path: `${root}/ListVouchers`,
  summary: 'Cash vouchers of one player, without their codes',
  query: Type.Object({ ...listQuery(cashVoucherList), playerId: PlayerId }),
  reply: page(
    Type.Object({
      voucherId: Uuid,
      amount: Money,
      state: Type.Enum([...VOUCHER_STATES]),
      createdAt: Instant,
      expiresAt: Instant,
      /** The movement of a desk that paid it. */
      paidNumber: orNull(Type.Integer()),
      deskName: orNull(Type.String()),
    }),
  ),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})
