import * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import * as payouts from '#contract/play-v1/staff-payouts.ts'
import * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** Moves that staff make one by one, and the call that makes each. */
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

/** The step of the states that a button makes: cash that is handed over is sent and done at once. */
export const stepOf = (move: Move) => (move === 'payCash' ? 'send' : move)

/** Moves that can be made now. */
export const movesOf = ({ state, method }: Withdrawal) =>
  MOVES.filter((one) => withdrawalCan(stepOf(one), state) && (one !== 'payCash' || method === 'CashPayout'))

/** What has to be accepted by name before it is paid: its signals, each with its number. */
export const warningsOf = ({ signals, referenceNumber }: Withdrawal) =>
  signals.map((signal) => `${signal}:${referenceNumber}`)
