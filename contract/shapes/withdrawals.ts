import { Type } from 'typebox'
import { personal } from '../personal.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { partnerOfMethod, partnerPayouts, type PartnerPayout } from './payment-names.ts'
import { WITHDRAWAL_STATES } from '../states/withdrawal-states.ts'

/** Methods of payouts. */
export const WITHDRAWAL_METHODS: readonly ('BankTransfer' | PartnerPayout)[] = ['BankTransfer', ...partnerPayouts]

/** The partner that pays a method out, by its name in payments; a method without a partner is its own. */
export function payoutPartnerOf(method: string): string {
  return partnerOfMethod(method)?.gateway ?? method
}

/** Payouts by staff in a player's name: cash at a desk, or a transfer to any account of the player (player-site §6). */
export const STAFF_WITHDRAWAL_METHODS = ['CashPayout', 'CashlessPayout'] as const

/** Channels for the code that confirms a withdrawal (player-site §6); if none is available the brand may require no code. */
export const WITHDRAWAL_VERIFICATIONS = ['Sms', 'Email'] as const
export type WithdrawalVerification = (typeof WITHDRAWAL_VERIFICATIONS)[number]

export const WithdrawalState = Type.Enum([...WITHDRAWAL_STATES])

/** IBAN or local account number `prefix-number/bank`, as on a card or a statement. */
export const BankAccount = text(42, 6)

/** Signals for the review before a payout. None of them refuses it. */
export const WITHDRAWAL_SIGNALS = [
  /** The account is still temporary; the law forbids withdrawals from it. */
  'identity-not-verified',
  'name-differs',
  'new-account',
  'no-deposit',
  'not-played',
  'account-of-another-player',
  /** Money deposited by transfer goes to an account other than its source. */
  'not-the-way-in',
] as const
export type WithdrawalSignal = (typeof WITHDRAWAL_SIGNALS)[number]

/** Why automatic approval left a withdrawal to a person. One is enough; a check that could not be made is one. */
export const APPROVAL_OBSTACLES = [
  'over-amount',
  'over-day',
  /** It has one of `WITHDRAWAL_SIGNALS`. */
  'signals',
  /** First payout of the player to this account, card or wallet. */
  'first-payout',
  /** Staff made it, or have moved it. */
  'by-staff',
  'player-locked',
  /** Staff have closed this method since. */
  'way-closed',
  /** No partner pays it out: it goes into a file for the bank, and files are made by people. */
  'bank-file',
  /** A deposit of the player waits for a review. */
  'deposit-attention',
  /** The law of accounts now refuses it. */
  'law',
  'unknown',
] as const
export type ApprovalObstacle = (typeof APPROVAL_OBSTACLES)[number]

/** One withdrawal for its player. */
export const WithdrawalInfo = Type.Object({
  withdrawalId: Uuid,
  referenceNumber: Type.String(),
  method: Type.String(),
  amount: Money,
  state: WithdrawalState,
  /** Last four digits of the target account or card; empty for cash. */
  accountHint: Type.String(),
  requestedAt: Instant,
  changedAt: Instant,
  /** Expiry of the code that was sent; null when none is expected. */
  codeExpiresAt: Type.Union([Instant, Type.Null()]),
  /** Channel of the code that was sent; null when none is expected. */
  codeChannel: Type.Union([Type.Enum([...WITHDRAWAL_VERIFICATIONS]), Type.Null()]),
})

/** One withdrawal in the queue of staff. */
export const StaffWithdrawal = Type.Object({
  ...WithdrawalInfo.properties,
  playerId: PlayerId,
  holder: personal('name'),
  signals: Type.Array(Type.Enum([...WITHDRAWAL_SIGNALS])),
  /** The member of staff who made it in the player's name; null when the player requested it. Somebody else pays it out. */
  madeBy: Type.Union([Type.Integer(), Type.Null()]),
  /** The member of staff who proposed to confiscate it: somebody else has to agree. */
  proposedBy: Type.Union([Type.Integer(), Type.Null()]),
  /** Why automatic approval left it to a person; null without a rule in force. */
  heldFor: Type.Union([Type.Array(Type.Enum([...APPROVAL_OBSTACLES])), Type.Null()]),
  /** Approved by a rule, not by a person. */
  isApprovedByRule: Type.Boolean(),
})

/** A move: who, when, why. */
export const WithdrawalMoveRow = Type.Object({
  from: Type.Union([WithdrawalState, Type.Null()]),
  to: WithdrawalState,
  by: Type.Union([Type.Literal('player'), Type.Literal('staff'), Type.Literal('clock'), Type.Literal('partner')]),
  userName: Type.Union([Type.String(), Type.Null()]),
  explanation: Type.Union([Type.String(), Type.Null()]),
  at: Instant,
  /** The second person, where one was needed. */
  approvedByName: Type.Union([Type.String(), Type.Null()]),
  /** Signals that were accepted with it. */
  acceptedSignals: Type.Array(Type.String()),
})

/** A bonus or free rounds that end with a withdrawal: the remaining money, or the number of rounds. */
export const EndsAtWithdrawal = Type.Object({
  /** Of the award, or of the offer of free rounds: two may have one name. */
  id: Type.String(),
  kind: Type.Enum(['bonus', 'free-rounds']),
  name: Type.String(),
  left: Type.Union([Money, Type.Null()]),
  rounds: Type.Union([Type.Integer(), Type.Null()]),
})
