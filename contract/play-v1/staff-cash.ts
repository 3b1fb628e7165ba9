import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { cashMovementList, cashShiftList } from '../lists/cash.ts'
import { listQuery } from '../lists/list.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import * as cash from '../shapes/cash.ts'
import { VoucherCode } from '../shapes/cash-vouchers.ts'
import { DocumentNumber } from '../shapes/documents.ts'
import { Done, IdempotencyKey, page, text, Uuid } from '../shapes/fields.ts'
import { CardProof } from '../shapes/funds-transfers.ts'
import { PAY_IN_REFUSALS } from '../shapes/law.ts'
import { PositiveMoney } from '../shapes/money.ts'
import { PLACE_OBSTACLES } from '../shapes/venue-play.ts'

/** Cash desks of venues: shifts, cash in and out, and what was counted. Ours (decision 0160). */
const root = '/capi/BackOffice/v1/CashDesk'
const reads = { method: 'GET', audience: 'staff', permission: 'cash.read', forVenues: 'own' } as const
const works = { method: 'POST', audience: 'staff', permission: 'cash.work', forVenues: 'own' } as const
const manages = { method: 'POST', audience: 'staff', permission: 'cash.manage', forVenues: 'own' } as const

const explanation = text(1000, 5)
const SHIFT_REFUSALS = ['ERR_SHIFT_NOT_FOUND', 'ERR_SHIFT_OF_ANOTHER', 'ERR_STATE_CHANGED'] as const
const COUNT_REFUSALS = ['ERR_AMOUNT_NOT_ALLOWED'] as const
const MONEY_REFUSALS = [
  ...SHIFT_REFUSALS,
  'ERR_PLAYER_NOT_FOUND',
  'ERR_PRESENCE_ENDED',
  'ERR_AMOUNT_NOT_ALLOWED',
  'ERR_WALLET_NOT_ENABLED',
  'ERR_KEY_REUSED',
  ...cash.CASH_LAW_REFUSALS,
] as const

export const listDesks = defineCall({
  ...reads,
  path: `${root}/List`,
  summary: 'Cash desks with their current shifts',
  query: Type.Object({}),
  reply: Type.Object({ desks: Type.Array(cash.CashDesk) }),
  refusals: [],
})

export const createDesk = defineCall({
  ...manages,
  path: `${root}/Create`,
  summary: 'Create a cash desk of a venue',
  body: Type.Object({ venueId: Uuid, name: text(60, 1) }),
  reply: cash.CashDesk,
  refusals: ['ERR_VENUE_NOT_FOUND', 'ERR_DESK_NAME_TAKEN'],
})

/** Counted before the first movement. A difference from the expected amount needs a second person. */
export const openShift = defineCall({
  ...works,
  path: `${root}/OpenShift`,
  summary: 'Open a shift with a counted drawer',
  body: Type.Object({
    deskId: Uuid,
    count: cash.CashCount,
    /** Amount brought from the safe for it, included in the count. */
    brought: Type.Optional(PositiveMoney),
    /** The cashier's explanation of a difference. The first count is recorded, with or without it. */
    explanation: Type.Optional(explanation),
  }),
  reply: cash.CashShift,
  refusals: ['ERR_DESK_NOT_FOUND', 'ERR_STATE_CHANGED', ...COUNT_REFUSALS],
})

/** By the cashier, or by somebody with `cash.manage` where the cashier cannot. */
export const closeShift = defineCall({
  ...works,
  path: `${root}/CloseShift`,
  summary: 'Close a shift with a count',
  body: Type.Object({ shiftId: Uuid, count: cash.CashCount, explanation: Type.Optional(explanation) }),
  reply: cash.CashShift,
  refusals: [...SHIFT_REFUSALS, ...COUNT_REFUSALS],
})

export const getShift = defineCall({
  ...reads,
  path: `${root}/GetShift`,
  summary: 'A shift with its movements, newest first',
  query: Type.Object({ shiftId: Uuid }),
  reply: Type.Object({
    shift: cash.CashShift,
    movements: Type.Array(cash.CashMovement),
    differences: Type.Array(cash.CashDifference),
  }),
  refusals: ['ERR_SHIFT_NOT_FOUND'],
})

/** By card and PIN, or by the number of a verified document in the cashier's hand. */
export const meetPlayer = defineCall({
  ...works,
  path: `${root}/MeetPlayer`,
  summary: 'Identify the player at the desk, by card and PIN or by a document',
  uncoveredFor: 'cash.work',
  body: Type.Object({
    shiftId: Uuid,
    /** Exactly one of the two. */
    card: Type.Optional(CardProof),
    documentNumber: Type.Optional(DocumentNumber),
  }),
  reply: cash.CashPresence,
  refusals: [
    ...SHIFT_REFUSALS,
    'ERR_INVALID_CONTRACT',
    'ERR_INVALID_PIN',
    'ERR_INVALID_CARD_ID',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_PLAYER_NOT_FOUND',
    'ERR_IDENTITY_NOT_VERIFIED',
  ],
  ratePerMinute: 60,
})

const OfPresence = {
  presenceId: Uuid,
  amount: PositiveMoney,
  idempotencyKey: IdempotencyKey,
  identification: Type.Optional(cash.CashIdentification),
}

/** The same checks as for a deposit on the web. */
export const cashIn = defineCall({
  ...works,
  path: `${root}/CashIn`,
  summary: 'Take cash from a player at the desk',
  body: Type.Object(OfPresence),
  reply: cash.CashMovement,
  refusals: [...MONEY_REFUSALS, ...PAY_IN_REFUSALS, ...PLACE_OBSTACLES],
})

/** The same checks as for a withdrawal: above an amount, or with a warning, a second person. */
export const cashOut = defineCall({
  ...works,
  path: `${root}/CashOut`,
  summary: 'Pay cash to a player at the desk',
  body: Type.Object({
    ...OfPresence,
    explanation: Type.Optional(explanation),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
    /** Names of what ends with it, as the refusal without them lists them: ERR_WARNINGS_NOT_ACCEPTED, `ends`. */
    acceptedEnds: Type.Optional(cash.AcceptedEnds),
  }),
  reply: cash.CashMovement,
  refusals: [
    ...MONEY_REFUSALS,
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_DESK_CASH_SHORT',
    'ERR_ACCOUNT_LOCKED',
    'ERR_IDENTITY_NOT_VERIFIED',
    'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    'ERR_MARKET_UNKNOWN',
    ...APPROVAL_REFUSALS,
  ],
})

/** Pays a voucher (play-v1/cash-vouchers.ts) in cash, only to its player. Law and policy apply as for a cash payout. */
export const payVoucher = defineCall({
  ...works,
  path: `${root}/PayVoucher`,
  summary: 'Pay the voucher of a player at the desk',
  body: Type.Object({
    presenceId: Uuid,
    code: VoucherCode,
    idempotencyKey: IdempotencyKey,
    identification: Type.Optional(cash.CashIdentification),
    explanation: Type.Optional(explanation),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
    /** Names of what ends with it, as the refusal without them lists them: ERR_WARNINGS_NOT_ACCEPTED, `ends`. */
    acceptedEnds: Type.Optional(cash.AcceptedEnds),
  }),
  reply: cash.CashMovement,
  refusals: [
    ...MONEY_REFUSALS,
    'ERR_VOUCHER_NOT_FOUND',
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_DESK_CASH_SHORT',
    'ERR_ACCOUNT_LOCKED',
    'ERR_IDENTITY_NOT_VERIFIED',
    'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    'ERR_MARKET_UNKNOWN',
    ...APPROVAL_REFUSALS,
  ],
  ratePerMinute: 60,
})

/** Between the drawer and the safe of the venue. */
export const carryCash = defineCall({
  ...works,
  path: `${root}/Carry`,
  summary: 'Move cash from the safe to the drawer, or back',
  body: Type.Object({
    shiftId: Uuid,
    to: Type.Enum(['drawer', 'safe']),
    amount: PositiveMoney,
    idempotencyKey: IdempotencyKey,
    explanation: Type.Optional(explanation),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: cash.CashMovement,
  refusals: [
    ...SHIFT_REFUSALS,
    'ERR_AMOUNT_NOT_ALLOWED',
    'ERR_KEY_REUSED',
    'ERR_DESK_CASH_SHORT',
    ...APPROVAL_REFUSALS,
  ],
})

/** Reverses cash in or out by another movement, in the shift that is open at the desk now. Always two people. */
export const correctCash = defineCall({
  ...works,
  path: `${root}/Correct`,
  summary: 'Reverse a mistaken movement of cash',
  body: Type.Object({ movementId: Uuid, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  reply: cash.CashMovement,
  refusals: [
    'ERR_CASH_MOVEMENT_NOT_FOUND',
    'ERR_SECOND_PERSON_NEEDED',
    'ERR_STATE_CHANGED',
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_DESK_CASH_SHORT',
    ...APPROVAL_REFUSALS,
  ],
})

const decides = {
  body: Type.Object({ differenceId: Uuid, explanation }),
  reply: Done,
  refusals: ['ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED'],
} as const

/** By a person who neither counted nor is the cashier; both names are stored for good. */
export const confirmDifference = defineCall({
  ...manages,
  path: `${root}/ConfirmDifference`,
  summary: 'Confirm a difference of a count; it is booked',
  ...decides,
})

export const refuseDifference = defineCall({
  ...manages,
  path: `${root}/RefuseDifference`,
  summary: 'Reject a count: the drawer is counted again',
  ...decides,
})

export const listDifferences = defineCall({
  ...reads,
  path: `${root}/ListDifferences`,
  summary: 'Differences waiting for a second person',
  query: Type.Object({}),
  reply: Type.Object({ differences: Type.Array(cash.CashDifference) }),
  refusals: [],
})

/** Each print is counted: the first is the original, the others are marked as copies. */
export const printReceipt = defineCall({
  ...works,
  path: `${root}/PrintReceipt`,
  summary: 'Receipt of a movement as PDF',
  body: Type.Object({ movementId: Uuid }),
  reply: Type.Object({
    name: Type.String(),
    /** 1 is the original. */
    print: Type.Integer(),
    /** PDF, base64. */
    pdf: Type.String(),
  }),
  refusals: ['ERR_CASH_MOVEMENT_NOT_FOUND'],
  ratePerMinute: 60,
})

const row = cash.CashShift.properties
const move = cash.CashMovement.properties

export const listShifts = defineCall({
  ...reads,
  path: `${root}/ListShifts`,
  summary: 'Shifts of all desks',
  query: Type.Object(listQuery(cashShiftList)),
  reply: page(
    Type.Object({
      shiftId: Uuid,
      openedAt: row.openedAt,
      venueName: Type.String(),
      deskName: Type.String(),
      number: row.number,
      state: row.state,
      cashierName: row.cashierName,
      opening: row.opening,
      expected: row.expected,
      counted: row.counted,
      closedAt: row.closedAt,
      closedByName: row.closedByName,
    }),
  ),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listMovements = defineCall({
  ...reads,
  path: `${root}/ListMovements`,
  summary: 'Movements of cash into and out of drawers',
  query: Type.Object(listQuery(cashMovementList)),
  reply: page(
    Type.Object({
      movementId: Uuid,
      at: move.at,
      venueName: Type.String(),
      deskName: Type.String(),
      number: move.number,
      kind: move.kind,
      amount: move.amount,
      playerId: move.playerId,
      isIdentified: move.isIdentified,
      byName: move.byName,
      approvedByName: move.approvedByName,
    }),
  ),
  refusals: ['ERR_LIST_TOO_WIDE'],
})
