/** What a planned shutdown may hold besides rounds, which it always holds. A call says by `heldBy` to which part it belongs. */
export const HELD_PARTS = ['signIn', 'deposits', 'withdrawals'] as const

export type HeldPart = (typeof HELD_PARTS)[number]
