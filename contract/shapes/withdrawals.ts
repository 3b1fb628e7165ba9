import { Type } from 'typebox'
import { personal } from '../personal.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { partnerOfMethod, partnerPayouts, type PartnerPayout } from './payment-names.ts'
import { WITHDRAWAL_STATES } from '../states/withdrawal-states.ts'

/** Methods by which we pay out. */
export const WITHDRAWAL_METHODS: readonly ('BankTransfer' | PartnerPayout)[] = ['BankTransfer', ...partnerPayouts]

/** The partner that pays a method out, as payments name it; a method without one is its own. */
export function payoutPartnerOf(method: string): string {
  return partnerOfMethod(method)?.gateway ?? method
}

/** How staff pay out in a player's name: cash over a desk, or a transfer to any account of the player (player-site §6). */
export const STAFF_WITHDRAWAL_METHODS = ['CashPayout', 'CashlessPayout'] as const

/** How a withdrawal can be confirmed by a code (player-site §6); where nothing of it can be, the brand may ask for none. */
export const WITHDRAWAL_VERIFICATIONS = ['Sms', 'Email'] as const
export type WithdrawalVerification = (typeof WITHDRAWAL_VERIFICATIONS)[number]

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
  /** Money that came in by transfer goes out to another account than it came from. */
  'not-the-way-in',
] as const
export type WithdrawalSignal = (typeof WITHDRAWAL_SIGNALS)[number]

/** Why automatic approval left a withdrawal to a person. One of them is enough, and what cannot be found out is one. */
export const APPROVAL_OBSTACLES = [
  'over-amount',
  'over-day',
  /** There is something of `WITHDRAWAL_SIGNALS` to look at. */
  'signals',
  /** Nothing was paid to this account, card or wallet of the player before. */
  'first-payout',
  /** Staff made it, or have touched it. */
  'by-staff',
  'player-locked',
  /** Staff closed this way since. */
  'way-closed',
  /** No partner pays it out: it goes with a file, and files are made by people. */
  'bank-file',
  /** A deposit of the player waits for staff. */
  'deposit-attention',
  /** The law of accounts refuses it by now. */
  'law',
  'unknown',
] as const
export type ApprovalObstacle = (typeof APPROVAL_OBSTACLES)[number]

/** One withdrawal as its player sees it. */
export const WithdrawalInfo = Type.Object({
  withdrawalId: Uuid,
  referenceNumber: Type.String(),
  method: Type.String(),
  amount: Money,
  state: WithdrawalState,
  /** Last four digits of the account or card that it goes to; empty for cash. */
  accountHint: Type.String(),
  requestedAt: Instant,
  changedAt: Instant,
  /** Until when the code that was sent is good; null when none is waited for. */
  codeExpiresAt: Type.Union([Instant, Type.Null()]),
  /** Where the code that is waited for was sent; null when none is. */
  codeChannel: Type.Union([Type.Enum([...WITHDRAWAL_VERIFICATIONS]), Type.Null()]),
})

/** One withdrawal in staff's queue. */
export const StaffWithdrawal = Type.Object({
  ...WithdrawalInfo.properties,
  playerId: PlayerId,
  holder: personal('name'),
  signals: Type.Array(Type.Enum([...WITHDRAWAL_SIGNALS])),
  /** Who of the staff made it in the player's name; null when the player asked. Somebody else pays it out. */
  madeBy: Type.Union([Type.Integer(), Type.Null()]),
  /** Who of the staff proposed to confiscate it: somebody else has to agree. */
  proposedBy: Type.Union([Type.Integer(), Type.Null()]),
  /** Why automatic approval left it to a person; null where no rule was valid. */
  heldFor: Type.Union([Type.Array(Type.Enum([...APPROVAL_OBSTACLES])), Type.Null()]),
  /** No person has approved it: a rule did. */
  isApprovedByRule: Type.Boolean(),
})

/** A move that was made: who, when, why. */
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

/** A bonus or free rounds that end when the player takes money out: what is left of the money, or how many rounds. */
export const EndsAtWithdrawal = Type.Object({
  kind: Type.Enum(['bonus', 'free-rounds']),
  name: Type.String(),
  left: Type.Union([Money, Type.Null()]),
  rounds: Type.Union([Type.Integer(), Type.Null()]),
})
