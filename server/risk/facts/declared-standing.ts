import type { RiskSignal } from '#contract/shapes/risk.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findDeclarations } from '#server/players/index.ts'

/** Which signals of what is declared stand of a player: by what they declared, which is kept longer than what is measured of it. */
export async function findDeclaredStanding(db: Querier, playerId: number): Promise<RiskSignal[]> {
  const declared = await findDeclarations(db, playerId)
  const standing: readonly (readonly [signal: RiskSignal, stands: boolean])[] = [
    ['politically-exposed', declared?.isPoliticallyExposed === true],
    ['sanctioned', declared?.isSanctioned === true],
    ['not-own-account', declared?.isOwnAccount === false],
  ]
  return standing.filter(([, stands]) => stands).map(([signal]) => signal)
}
