import * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import * as payouts from '#contract/play-v1/staff-payouts.ts'
import * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** Actions of staff on one withdrawal, and the call of each. */
export const CALLS = {
  suspend: withdrawals.suspendWithdraw,
  resume: withdrawals.resumeWithdraw,
  refuse: staff.refuseWithdrawal,
  proposeConfiscation: withdrawals.confiscateWithdraw,
  confiscate: withdrawals.confiscateWithdraw,
  setDone: withdrawals.setWithdrawDone,
  giveBack: staff.giveBackWithdrawal,
  payCash: payouts.payCash,
} as const
export type Move = keyof typeof CALLS
const MOVES = Object.keys(CALLS) as Move[]

/** The transition of a button: a cash payout is sent and done at once. */
export const stepOf = (move: Move) => (move === 'payCash' ? 'send' : move)

/** Actions that are possible now. */
export const movesOf = ({ state, method }: Withdrawal) =>
  MOVES.filter((one) => withdrawalCan(stepOf(one), state) && (one !== 'payCash' || method === 'CashPayout'))

/** Warnings to accept by name before the payment: its signals, each with the withdrawal's number. */
export const warningsOf = ({ signals, referenceNumber }: Withdrawal) =>
  signals.map((signal) => `${signal}:${referenceNumber}`)
