/** What a planned shutdown may stop besides rounds, which it always stops. `heldBy` of a call names the part that it belongs to. */
export const HELD_PARTS = ['signIn', 'deposits', 'withdrawals'] as const

export type HeldPart = (typeof HELD_PARTS)[number]
