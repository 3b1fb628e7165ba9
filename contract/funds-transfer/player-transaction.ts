import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { CASH_LAW_REFUSALS, CashIdentification } from '../shapes/cash.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import { PlayerId, TransferReference } from '../shapes/fields.ts'
import {
  CardProof,
  CLIENT_MONEY_REFUSALS,
  GIVE_REFUSALS,
  Place,
  VENUE_TAKE_REFUSALS,
  TransferShown,
  UNDO_REFUSALS,
} from '../shapes/funds-transfers.ts'
import { PositiveMoney } from '../shapes/money.ts'

const root = '/capi/Transactions/v1/PlayerTransaction'
const Named = Type.Object({ playerId: PlayerId, reference: TransferReference })
const refusals = [
  ...new Set([
    ...VENUE_TAKE_REFUSALS,
    ...CLIENT_MONEY_REFUSALS,
    ...GIVE_REFUSALS,
    'ERR_DEPOSIT_LIMIT_REACHED' as const,
    'ERR_TERMS_NOT_ACCEPTED' as const,
    ...ACCOUNT_REFUSALS,
  ]),
]

/** Cash at a desk, booked on the player's land-based wallet. `CashIn` is a deposit, so the player's deposit limits hold. */
export const accountingTransaction = defineCall({
  method: 'POST',
  path: `${root}/AccountingTransaction`,
  audience: 'internal',
  scope: 'money.desk',
  summary: 'Book cash paid in or out at a desk',
  body: Type.Object({
    playerId: PlayerId,
    reference: TransferReference,
    kind: Type.Enum(['CashIn', 'CashOut']),
    amount: PositiveMoney,
    place: Type.Optional(Place),
    /** For cash that is paid out. */
    proof: Type.Optional(CardProof),
    /** What the desk verified, where the law of cash requires it. */
    identification: Type.Optional(CashIdentification),
  }),
  reply: TransferShown,
  refusals: [...refusals, ...CASH_LAW_REFUSALS],
})

/** Rolls a booking back, whether it arrived or not. */
export const accountingTransactionRollback = defineCall({
  method: 'POST',
  path: `${root}/AccountingTransactionRollback`,
  audience: 'internal',
  scope: 'money.finish',
  summary: 'Reverse a booking of cash',
  body: Named,
  reply: TransferShown,
  refusals: [...UNDO_REFUSALS],
})

/** A purchase and a gift in one step at a venue. Not for play: rounds are staked by other calls. */
export const transaction = defineCall({
  method: 'POST',
  path: `${root}/Transaction`,
  audience: 'internal',
  scope: 'money.take',
  summary: 'Book cash in and out in one transaction',
  body: Type.Object({
    playerId: PlayerId,
    reference: TransferReference,
    takes: PositiveMoney,
    gives: PositiveMoney,
    place: Type.Optional(Place),
    proof: Type.Optional(CardProof),
  }),
  reply: TransferShown,
  refusals: [...VENUE_TAKE_REFUSALS, ...CLIENT_MONEY_REFUSALS, 'ERR_CASH_LIMIT_REACHED'],
})

export const getTransaction = defineCall({
  method: 'POST',
  path: `${root}/Get`,
  audience: 'internal',
  scope: 'money.read',
  summary: 'One booking by its reference',
  isReading: true,
  body: Named,
  reply: TransferShown,
  refusals: ['ERR_TRANSFER_NOT_FOUND'],
})
