import { loadDefinition } from '#games/catalogue/index.ts'
import { offeredStakes } from '#server/game-rounds/index.ts'
import { findRule, type RoundFigures } from '#server/law/index.ts'

const HOUR_MS = 3_600_000

/**
 * The hourly bound of a game where the market has the rule: greatest stake × rounds in an hour × what the game keeps on
 * average. The ministry's own formula was not found (CZ-23); this is the operator's, and every game has one.
 */
export function hourLossBounds(options: {
  readonly market: string
  readonly currency: 'CZK' | 'EUR'
  readonly now: () => Date
  /** Returns the same object until the figures change. */
  readonly figures: () => RoundFigures
}): (gameKey: string) => number | null {
  const { market, currency, now, figures } = options
  const bounds = new Map<string, number | null>()
  let boundsBy: RoundFigures | undefined
  const boundOf = (gameKey: string): number | null => {
    const found = loadDefinition(gameKey)
    const { minimumRoundMs } = figures()
    if (!found || minimumRoundMs <= 0) return null
    const stakes = offeredStakes(found.definition, currency, figures())
    const kept = 1 - Number(found.definition.declared.rtp) / 100
    return Math.ceil(Math.max(0, ...stakes) * (HOUR_MS / minimumRoundMs) * Math.max(0, kept))
  }
  return (gameKey) => {
    if (!findRule(market, 'hourly-loss', now())) return null
    if (boundsBy !== figures()) bounds.clear()
    boundsBy = figures()
    const known = bounds.get(gameKey)
    if (known !== undefined) return known
    const bound = boundOf(gameKey)
    bounds.set(gameKey, bound)
    return bound
  }
}
