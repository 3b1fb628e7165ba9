import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import type { Withdrawal } from './withdrawal.ts'

const ON_THEIR_WAY: readonly WithdrawalState[] = ['requested', 'pending', 'suspended', 'confiscation-proposed', 'sent']
/** Changes made by the player are shown where they are made. */
const BY_PLAYER: readonly WithdrawalState[] = ['pending', 'cancelled']

/** Whether the state of a withdrawal can still change by itself. */
export const isOnItsWay = ({ state }: Pick<Withdrawal, 'state'>): boolean => ON_THEIR_WAY.includes(state)

type Seen = Pick<Withdrawal, 'withdrawalId' | 'state'>

/** Withdrawals changed by others between two requests. */
export function movedByOthers<One extends Seen>(before: readonly Seen[], now: readonly One[]): readonly One[] {
  const states = new Map(before.map(({ withdrawalId, state }) => [withdrawalId, state]))
  return now.filter(({ withdrawalId, state }) => {
    const was = states.get(withdrawalId)
    return was !== undefined && was !== state && !BY_PLAYER.includes(state)
  })
}
