/**
 * States of a withdrawal (backend-calls §4). The amount leaves the player's account with the request, and is returned with every
 * end other than a payment.
 */
export const WITHDRAWAL_STATES = [
  'requested',
  'pending',
  'suspended',
  'confiscation-proposed',
  'sent',
  'done',
  'cancelled',
  'expired',
  'refused',
  'confiscated',
  'returned',
] as const

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/**
 * Who may make a move. The second member of staff must differ from the first. What staff enter about sent money, a partner that
 * pays out can report as well.
 */
export type WithdrawalActor = 'player' | 'staff' | 'second-staff' | 'clock'

/** Effect of a move on the held money. */
export type HeldMoney = 'stays' | 'goes-back' | 'is-kept'

type Move = {
  readonly from: readonly WithdrawalState[]
  readonly to: WithdrawalState
  readonly by: WithdrawalActor
  readonly money: HeldMoney
}

export const withdrawalMoves = {
  /** The player entered the code that was sent to them. */
  verify: { from: ['requested'], to: 'pending', by: 'player', money: 'stays' },
  /** By the player. Not once it is sent, nor while staff review it. */
  cancel: { from: ['requested', 'pending'], to: 'cancelled', by: 'player', money: 'goes-back' },
  /** The code was not entered in time. */
  expire: { from: ['requested'], to: 'expired', by: 'clock', money: 'goes-back' },
  suspend: { from: ['pending'], to: 'suspended', by: 'staff', money: 'stays' },
  resume: { from: ['suspended', 'confiscation-proposed'], to: 'pending', by: 'staff', money: 'stays' },
  refuse: { from: ['pending', 'suspended'], to: 'refused', by: 'staff', money: 'goes-back' },
  proposeConfiscation: { from: ['suspended'], to: 'confiscation-proposed', by: 'staff', money: 'stays' },
  confiscate: { from: ['confiscation-proposed'], to: 'confiscated', by: 'second-staff', money: 'is-kept' },
  /** It is in a file for the bank, or with the partner that pays it out. Automatic approval sends it as staff do. */
  send: { from: ['pending'], to: 'sent', by: 'staff', money: 'stays' },
  setDone: { from: ['sent'], to: 'done', by: 'staff', money: 'stays' },
  /** The bank returned it: a closed account, a wrong number. */
  giveBack: { from: ['sent', 'done'], to: 'returned', by: 'staff', money: 'goes-back' },
} as const satisfies Record<string, Move>

export type WithdrawalMove = keyof typeof withdrawalMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function withdrawalCan(move: WithdrawalMove, state: WithdrawalState): boolean {
  const from: readonly WithdrawalState[] = withdrawalMoves[move].from
  return from.includes(state)
}
