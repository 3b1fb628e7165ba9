/** Life of a tariff. Only an approved one is ever asked for, and it never changes: the next one takes its place. */
export const FEE_TARIFF_STATES = ['proposed', 'approved', 'rejected'] as const
export type FeeTariffState = (typeof FEE_TARIFF_STATES)[number]

export const feeTariffMoves = {
  /** By somebody else than who proposed it. */
  approve: { from: ['proposed'], to: 'approved' },
  /** By anybody, who proposed it too. */
  reject: { from: ['proposed'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly FeeTariffState[]; to: FeeTariffState }>

export type FeeTariffMove = keyof typeof feeTariffMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function feeTariffCan(move: FeeTariffMove, state: FeeTariffState): boolean {
  const from: readonly FeeTariffState[] = feeTariffMoves[move].from
  return from.includes(state)
}
