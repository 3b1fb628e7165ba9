import { Type } from 'typebox'
import { Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { WITHDRAWAL_STATES } from '../states/withdrawal-states.ts'

/** Methods by which we pay out today; the brands list more (player-site.md §9), which are refused until they have an adapter. */
export const WITHDRAWAL_METHODS = ['BankTransfer', 'PayoutOne'] as const

export const WithdrawalState = Type.Enum([...WITHDRAWAL_STATES])

/** IBAN or local account number `prefix-number/bank`, as it is written on a card or a statement. */
export const BankAccount = text(42, 6)

/** What staff must look at before they pay. None of it refuses by itself. */
export const WITHDRAWAL_SIGNALS = [
  /** The account is a temporary one still, from which the law lets nobody take money out. */
  'identity-not-verified',
  'name-differs',
  'new-account',
  'no-deposit',
  'not-played',
  'account-of-another-player',
  /** Money that came in by a partner goes out by another way though the partner could pay it out. */
  'not-the-way-in',
] as const
export type WithdrawalSignal = (typeof WITHDRAWAL_SIGNALS)[number]

/** One withdrawal as its player sees it. */
export const WithdrawalInfo = Type.Object({
  withdrawalId: Uuid,
  referenceNumber: Type.String(),
  method: Type.String(),
  amount: Money,
  state: WithdrawalState,
  /** Last four digits of the account that it goes to. */
  accountHint: Type.String(),
  requestedAt: Instant,
  changedAt: Instant,
  /** Until when the code that was sent is good; null when none is waited for. */
  codeExpiresAt: Type.Union([Instant, Type.Null()]),
})

/** One withdrawal in staff's queue. */
export const StaffWithdrawal = Type.Object({
  ...WithdrawalInfo.properties,
  playerId: PlayerId,
  holder: Type.String(),
  signals: Type.Array(Type.Enum([...WITHDRAWAL_SIGNALS])),
  /** Who of the staff proposed to confiscate it: somebody else has to agree. */
  proposedBy: Type.Union([Type.Integer(), Type.Null()]),
})

/** A move that was made: who, when, why. */
export const WithdrawalMoveRow = Type.Object({
  from: Type.Union([WithdrawalState, Type.Null()]),
  to: WithdrawalState,
  by: Type.Union([Type.Literal('player'), Type.Literal('staff'), Type.Literal('clock'), Type.Literal('partner')]),
  userName: Type.Union([Type.String(), Type.Null()]),
  explanation: Type.Union([Type.String(), Type.Null()]),
  at: Instant,
})
