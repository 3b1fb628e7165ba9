import { betRulesOf, isBetDefinition, type AnyDefinition } from '#games/engines.ts'

/**
 * What the proof says of the win of one round, in stakes as they were chosen, however the player plays. What decisions add
 * to a stake is taken off the win.
 */
export type ReturnBounds = {
  /** The mean is never above this. */
  readonly most: number
  /** The mean is never below this; null where a player's bad play can return less than any bound. */
  readonly least: number | null
  /** The mean of the square is never above this. */
  readonly secondMoment: number
  /** No win is larger than this. */
  readonly maxWinX: number
  /** No round is worth less than this: nothing, or less where a decision may add to the stake. */
  readonly leastX: number
}

/** Engines whose declared return is that of the best play: a worse player gets less, so nothing bounds it from below. */
const PLAYED_WELL_OR_BADLY: readonly string[] = ['video-poker', 'three-card', 'twenty-one']

/** Declared figures are rounded to six decimals: one unit of the last is given away on the safe side. */
const LAST_DECIMAL = 1e-6

/** Reads the bounds off the proved figures of a definition. */
export function boundsOf(definition: AnyDefinition): ReturnBounds {
  const { declared } = definition
  const maxWinX = Number(declared.maxWinX) + LAST_DECIMAL
  const least = (Number(declared.rtp) - LAST_DECIMAL) / 100
  if (!isBetDefinition(definition)) {
    const most = (Number(declared.rtp) + LAST_DECIMAL) / 100
    const deviation = Number(declared.standardDeviation) + LAST_DECIMAL
    return { most, least, secondMoment: deviation * deviation + most * most, maxWinX, leastX: 0 }
  }
  const most = (Number(definition.declared.rtpMax) + LAST_DECIMAL) / 100
  return {
    most,
    least: PLAYED_WELL_OR_BADLY.includes(definition.engine) ? null : least,
    // A win X between nothing and M has a mean square of at most M times its mean, whichever bet it was.
    secondMoment: maxWinX * most,
    maxWinX,
    leastX: 1 - (betRulesOf(definition).mostStakedMinor?.(definition, 1) ?? 1),
  }
}
