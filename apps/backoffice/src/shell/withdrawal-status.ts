import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import type { StatusKind } from './status.tsx'

const KINDS: Readonly<Record<WithdrawalState, StatusKind>> = {
  requested: 'idle',
  pending: 'wait',
  suspended: 'hold',
  'confiscation-proposed': 'risk',
  sent: 'info',
  done: 'ok',
  cancelled: 'idle',
  expired: 'idle',
  refused: 'stop',
  confiscated: 'stop',
  returned: 'risk',
}

/** How a state of a withdrawal is shown. */
export function withdrawalStatus(state: WithdrawalState): StatusKind {
  return KINDS[state]
}
