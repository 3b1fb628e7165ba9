import type { Quantity } from '#contract/shapes/law.ts'
import { findRuleOf } from '../figures.ts'
import type { LawPack } from '../rule.ts'
import { amount } from './judge.ts'

/** A rule by which points are given, as the law looks at it. */
export type PointRule = {
  /** What they are given for: play by its stakes, losses, wins or frequency, or something that is no play for money. */
  readonly earnedBy: 'stakes' | 'losses' | 'wins' | 'frequency' | 'other'
  /** Whether play on technical games, such as slots, counts. */
  readonly isOnTechnicalGame: boolean
  /** Whether points bring anything: a level, a thing of the store, free rounds. */
  readonly buysBenefits: boolean
  /** The rule stops at so many deposits of a player in a day, in minor units; null: it does not. */
  readonly depositedDayMaxMinor: number | null
}

/** The sentence of a refusal (texts/): it belongs to no rule of a pack, but to what is asked of one. */
export const POINTS_FOR_PLAY = 'points-for-play'

export type PointVerdict = {
  readonly isAllowed: boolean
  readonly packId: string
  readonly ruleId: string | null
  readonly figure: Quantity | null
  readonly textKey: string | null
}

/**
 * Whether the law of a pack lets points be given so. Where it forbids competitions by frequency of play, stakes or wins on
 * technical games (CZ-15, and CZ-16 that follows from it), points for them that bring something are one; on other games they are
 * one for who pays in more than its figure a day. Where no law is known, nothing is given for play.
 */
export function judgePointRule(pack: LawPack, rule: PointRule): PointVerdict {
  const allowed = { isAllowed: true, packId: pack.id, ruleId: null, figure: null, textKey: null }
  if (rule.earnedBy === 'other' || !rule.buysBenefits) return allowed
  const refused = (ruleId: string, figure: Quantity | null = null): PointVerdict => ({
    isAllowed: false,
    packId: pack.id,
    ruleId,
    figure,
    textKey: POINTS_FOR_PLAY,
  })
  const unknown = findRuleOf(pack, 'market-unknown')
  if (unknown) return refused(unknown.id)
  const competition = findRuleOf(pack, 'competition')
  if (!competition) return allowed
  if (rule.isOnTechnicalGame) return refused(competition.id)
  const { depositedDayMaxMinor } = competition.figures
  if (rule.depositedDayMaxMinor !== null && rule.depositedDayMaxMinor <= depositedDayMaxMinor) return allowed
  return refused(competition.id, amount(depositedDayMaxMinor, pack))
}
