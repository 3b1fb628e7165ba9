import { Type, type Static } from 'typebox'
import { personal } from '../personal.ts'
import { CASH_MOVEMENT_KINDS, DIFFERENCE_MOMENTS, PRESENCE_WAYS, SHIFT_STATES } from '../states/cash-states.ts'
import { PROPOSAL_STATES } from '../states/proposal-states.ts'
import { DocumentKind, DocumentNumber } from './documents.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money, type Currency } from './money.ts'
import { EndsAtWithdrawal } from './withdrawals.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Notes and coins of a currency, largest first, in minor units. */
export const PIECES: Readonly<Record<Currency, readonly number[]>> = {
  CZK: [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100],
  EUR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
}

const PIECES_MAX = 100_000

/** A count: the number of each note and coin. Pieces not listed were not there. */
export const CashCount = Type.Array(
  Type.Object({
    pieceMinor: Type.Integer({ minimum: 1, maximum: 500_000 }),
    pieces: Type.Integer({ minimum: 0, maximum: PIECES_MAX }),
  }),
  { maxItems: 20 },
)
export type CashCount = Static<typeof CashCount>

export const CashDifference = Type.Object({
  differenceId: Uuid,
  shiftId: Uuid,
  deskName: Type.String(),
  venueName: Type.String(),
  moment: Type.Enum([...DIFFERENCE_MOMENTS]),
  expected: Money,
  counted: Money,
  explanation: Type.String(),
  state: Type.Enum([...PROPOSAL_STATES]),
  cashierName: Type.String(),
  proposedByName: Type.String(),
  proposedAt: Instant,
  decidedByName: orNull(Type.String()),
  decision: orNull(Type.String()),
  /** Whether the caller may decide it: neither the person who counted, nor the cashier. */
  canDecide: Type.Boolean(),
})

export const CashShift = Type.Object({
  shiftId: Uuid,
  deskId: Uuid,
  number: Type.Integer(),
  state: Type.Enum([...SHIFT_STATES]),
  cashierName: Type.String(),
  /** Whether it is the caller's shift. */
  isOwn: Type.Boolean(),
  openedAt: Instant,
  opening: Money,
  closedAt: orNull(Instant),
  closedByName: orNull(Type.String()),
  counted: orNull(Money),
  /** The expected amount in the drawer; null until it was counted, so that the count is independent. */
  expected: orNull(Money),
  /** Sums paid in and out during the shift. */
  cashIn: Money,
  cashOut: Money,
  supplied: Money,
  collected: Money,
  movements: Type.Integer(),
})
export type CashShift = Static<typeof CashShift>

export const CashDesk = Type.Object({
  deskId: Uuid,
  venueId: Uuid,
  venueName: Type.String(),
  name: Type.String(),
  currency: Money.properties.currency,
  /** The open shift. */
  shift: orNull(CashShift),
})

export const CashMovement = Type.Object({
  movementId: Uuid,
  number: Type.Integer(),
  shiftId: Uuid,
  kind: Type.Enum([...CASH_MOVEMENT_KINDS]),
  /** Change of the drawer: negative where money left it. */
  amount: Money,
  playerId: orNull(PlayerId),
  way: orNull(Type.Enum([...PRESENCE_WAYS])),
  /** The player's balance after it. */
  balance: orNull(Money),
  /** Number of the movement that it reverses, and whether it was itself reversed. */
  reverses: orNull(Type.Integer()),
  isReversed: Type.Boolean(),
  isIdentified: Type.Boolean(),
  /** The voucher that it paid. */
  voucherId: orNull(Uuid),
  byName: Type.String(),
  approvedByName: orNull(Type.String()),
  at: Instant,
})
export type CashMovement = Static<typeof CashMovement>

/** The player at the desk, and what may be done for them. */
export const CashPresence = Type.Object({
  presenceId: Uuid,
  playerId: PlayerId,
  name: personal('name'),
  birthDate: personal('date'),
  way: Type.Enum([...PRESENCE_WAYS]),
  goodUntil: Instant,
  /** The player's balance that venues can use. */
  balance: Money,
  isWalletEnabled: Type.Boolean(),
  /** Sums paid in and out in cash today, over all desks and brands. */
  today: Type.Object({ cashIn: Money, cashOut: Money }),
  /** The law on the next payments; null where the market has no such rule. */
  law: Type.Object({
    /** Amounts that may still be paid in and out today. */
    leftIn: orNull(Money),
    leftOut: orNull(Money),
    /** The sums of a day from which a document, and the origin of the money, are required. */
    documentFrom: orNull(Money),
    originFrom: orNull(Money),
    /** A document was verified today. */
    isIdentified: Type.Boolean(),
  }),
  /** Bonuses and free rounds that end when cash is paid out, by their terms. */
  endsAtCashOut: Type.Array(EndsAtWithdrawal),
})
export type CashPresence = Static<typeof CashPresence>

/** Ids of what ends when this cash is paid out, each accepted by the player. */
export const AcceptedEnds = Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100, uniqueItems: true })

/** Refusals by the law of cash: the maximum of a day, missing identification, and a document of somebody else. */
export const CASH_LAW_REFUSALS = [
  'ERR_CASH_LIMIT_REACHED',
  'ERR_IDENTIFICATION_NEEDED',
  'ERR_DOCUMENT_NOT_OF_PLAYER',
] as const

/** The document that the cashier has in hand, if the law requires one, and the origin of the money. */
export const CashIdentification = Type.Object({
  document: Type.Optional(Type.Object({ kind: DocumentKind, number: DocumentNumber })),
  origin: Type.Optional(text(500, 3)),
})
