/** Kind of a movement, as stored. Numbers are never reused. */
export const MOVEMENT_KINDS = {
  round: 1,
  deposit: 2,
  withdrawal: 3,
  correction: 4,
  'withdrawal-returned': 5,
  confiscation: 6,
  transfer: 7,
  refund: 8,
  'free-round': 9,
  bonus: 10,
  'bonus-stake': 11,
  'bonus-win': 12,
  'bonus-converted': 13,
  'bonus-ended': 14,
  'free-round-held': 15,
  'free-round-converted': 16,
  'deposit-fee': 20,
  'partner-fee': 21,
  'jackpot-fund': 30,
  'jackpot-paid': 31,
  'jackpot-win': 32,
  'tournament-prize': 40,
  'cash-carried': 50,
  'cash-difference': 51,
} as const

/** Name of a kind. */
export type MovementKind = keyof typeof MOVEMENT_KINDS

const names = new Map<number, MovementKind>(
  Object.entries(MOVEMENT_KINDS).map(([name, number]) => [number, name as MovementKind]),
)

/** Name of a stored kind. */
export function movementKindOf(stored: number): MovementKind {
  const name = names.get(stored)
  if (!name) throw new Error(`The books hold a movement of the unknown kind ${stored}.`)
  return name
}
