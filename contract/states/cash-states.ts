/**
 * States of a shift at a cash desk. `opening` and `counted` wait for the second person: the count differs from the expected amount.
 * A refused opening is cancelled; a refused count has to be repeated.
 */
export const SHIFT_STATES = ['opening', 'open', 'counted', 'closed', 'cancelled'] as const
export type ShiftState = (typeof SHIFT_STATES)[number]

export const shiftMoves = {
  confirmOpening: { from: ['opening'], to: 'open' },
  refuseOpening: { from: ['opening'], to: 'cancelled' },
  /** The count is the expected amount. */
  close: { from: ['open'], to: 'closed' },
  /** The count differs. */
  count: { from: ['open'], to: 'counted' },
  confirmCount: { from: ['counted'], to: 'closed' },
  refuseCount: { from: ['counted'], to: 'open' },
} as const satisfies Record<string, { from: readonly ShiftState[]; to: ShiftState }>

export type ShiftMove = keyof typeof shiftMoves

export function shiftCan(move: ShiftMove, state: ShiftState): boolean {
  const from: readonly ShiftState[] = shiftMoves[move].from
  return from.includes(state)
}

export const DIFFERENCE_MOMENTS = ['opening', 'closing'] as const
export type DifferenceMoment = (typeof DIFFERENCE_MOMENTS)[number]

/** How a player proved who they are. */
export const PRESENCE_WAYS = ['card-pin', 'document'] as const
export type PresenceWay = (typeof PRESENCE_WAYS)[number]

/** `supply` and `collection` are between the drawer and the safe. */
export const CASH_MOVEMENT_KINDS = ['cash-in', 'cash-out', 'supply', 'collection', 'difference', 'correction'] as const
export type CashMovementKind = (typeof CASH_MOVEMENT_KINDS)[number]
