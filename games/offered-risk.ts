import { canRisk } from './engines/lines/math/index.ts'

/** What a market says of the risk after a win; amounts in minor units. */
export type RiskOffer = {
  readonly isRiskAllowed: boolean
  readonly maxStakeMinor?: number | undefined
  readonly maxWinMinor?: number | undefined
}

/** How far a round has come: its stake, what is left of its win, and how often that was risked. */
export type RiskState = { readonly stakeMinor: number; readonly leftMinor: number; readonly stepsTaken: number }

type RiskGame = Parameters<typeof canRisk>[0]

/**
 * Whether what is left of a win may be risked (again): the game has it, the market allows it, what is put in is no higher
 * than a stake may be, and doubled it stays within the largest win.
 */
export function isRiskOffered(
  game: RiskGame,
  { stakeMinor, leftMinor, stepsTaken }: RiskState,
  { isRiskAllowed, maxStakeMinor = Infinity, maxWinMinor = Infinity }: RiskOffer,
): boolean {
  if (!isRiskAllowed || leftMinor > maxStakeMinor || 2 * leftMinor > maxWinMinor) return false
  return canRisk(game, stakeMinor, leftMinor, stepsTaken)
}

/** The most that a round of this stake can be brought to by risking, in minor units; nothing where that is not offered. */
export function mostRiskedMinor(
  { risk }: RiskGame,
  stakeMinor: number,
  { isRiskAllowed, maxStakeMinor = Infinity, maxWinMinor = Infinity }: RiskOffer,
): number {
  return risk && isRiskAllowed ? Math.min(risk.maxWinX * stakeMinor, 2 * maxStakeMinor, maxWinMinor) : 0
}
