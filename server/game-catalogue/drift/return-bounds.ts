import { betRulesOf, isBetDefinition, type AnyDefinition } from '#games/engines.ts'

/**
 * Proved bounds of the win of one round, in multiples of the chosen stake, however the player plays. What decisions add
 * to a stake is subtracted from the win.
 */
export type ReturnBounds = {
  /** The mean is at most this. */
  readonly most: number
  /** The mean is at least this; null where a player's bad play can return less than any bound. */
  readonly least: number | null
  /** The mean of the square is at most this. */
  readonly secondMoment: number
  /** No win is larger than this. */
  readonly maxWinX: number
  /** No result is smaller than this: 0, or less where a decision may add to the stake. */
  readonly leastX: number
}

/** Engines whose declared return assumes the best play: a worse player gets less, so there is no lower bound. */
const PLAYED_WELL_OR_BADLY: readonly string[] = ['video-poker', 'three-card', 'twenty-one']

/** Declared figures are rounded to six decimals: one unit of the last is allowed on the safe side. */
const LAST_DECIMAL = 1e-6

/** Derives the bounds from the proved figures of a definition. */
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
    // A win X between 0 and M has a mean square of at most M times its mean, whatever the bet.
    secondMoment: maxWinX * most,
    maxWinX,
    leastX: 1 - (betRulesOf(definition).mostStakedMinor?.(definition, 1) ?? 1),
  }
}
