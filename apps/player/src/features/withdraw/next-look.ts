import type { WITHDRAWAL_STATES } from '#contract/states/withdrawal-states.ts'
import type { Withdrawal } from './withdrawal.ts'

const OPEN: readonly (typeof WITHDRAWAL_STATES)[number][] = [
  'requested',
  'pending',
  'suspended',
  'confiscation-proposed',
  'sent',
]
const LOOK_MS = 15_000

/** How long until it is looked at again what became of withdrawals: while one is open. */
export function nextLookMs(withdrawals: readonly Pick<Withdrawal, 'state'>[]): number | false {
  return withdrawals.some(({ state }) => OPEN.includes(state)) ? LOOK_MS : false
}
