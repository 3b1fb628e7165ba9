import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { largestGift } from '../judge-terms.ts'
import { boundedWalk } from './bounded-walk.ts'

/** A game by its proved figures and what can be staked in it. Amounts in minor units. */
export type GameFigures = {
  readonly gameKey: string
  /** What the bet that returns most pays back of all stakes, in millionths. */
  readonly rtpMillionths: number
  /** Standard deviation of one round's win, in stakes. */
  readonly standardDeviation: number
  readonly percent: number
  readonly stakes: readonly number[]
}

/** Possible cost of a campaign to the house, in minor units: the part of its gifts that becomes the players' money. */
export type CampaignCost = {
  /** Number of gifts in the budget, each of the maximum. */
  readonly gifts: number
  readonly leastMinor: number
  readonly mostMinor: number
  /** Not exceeded in 99 of 100 such campaigns. */
  readonly worstMinor: number
  /** The game and the stake by which it costs most. */
  readonly dearest: { readonly gameKey: string; readonly stakeMinor: number } | null
}

type Gift = { readonly mean: number; readonly variance: number; readonly gameKey: string; readonly stakeMinor: number }

/** The 99th percentile of a normal distribution in standard deviations; the sum of many gifts is nearly normal. */
const ONE_IN_HUNDRED = 2.326_348
/** The same for any distribution at all (Cantelli): no more than one in a hundred lies higher, however rare and large wins are. */
const ONE_IN_HUNDRED_OF_ANY = Math.sqrt(99)
/** With fewer gifts the sum does not count as normally distributed. */
const MANY_GIFTS = 1_000

/**
 * What all gifts cost together when the whole budget is given and accepted, by the exact mean and spread of the games that count:
 * at least if everybody plays the game and stake by which least is left, at most by those by which most is.
 */
export function costOfCampaign(terms: CampaignTerms, figures: readonly GameFigures[]): CampaignCost {
  const giftMinor = largestGift(terms)
  const gifts = Math.floor(terms.budgetMinor / giftMinor)
  const costs = figures
    .flatMap((game) => costsIn(terms, giftMinor, game))
    .toSorted((one, other) => one.mean - other.mean)
  const [least, most] = [costs[0], costs.at(-1)]
  if (!least || !most) return { gifts, leastMinor: 0, mostMinor: 0, worstMinor: 0, dearest: null }
  const spread = Math.max(...costs.map(({ variance }) => Math.sqrt(variance * gifts)))
  const cap = capOf(terms)
  const worst = worstOf({ gifts, mean: gifts * most.mean, spread })
  return {
    gifts,
    leastMinor: Math.ceil(gifts * least.mean),
    mostMinor: Math.ceil(gifts * most.mean),
    worstMinor: Math.ceil(Math.min(worst, gifts * cap)),
    dearest: { gameKey: most.gameKey, stakeMinor: most.stakeMinor },
  }
}

/**
 * Exceeded in at most one campaign of a hundred. A cost is never below zero, so a hundred times the mean bounds it too
 * (Markov).
 */
function worstOf({
  gifts,
  mean,
  spread,
}: {
  readonly gifts: number
  readonly mean: number
  readonly spread: number
}): number {
  if (gifts >= MANY_GIFTS) return mean + ONE_IN_HUNDRED * spread
  return Math.min(mean + ONE_IN_HUNDRED_OF_ANY * spread, 100 * mean)
}

/** No gift can cost more, in minor units. */
function capOf({ gift }: CampaignTerms): number {
  return gift.kind === 'free-rounds' && gift.winCapMinor !== null ? gift.winCapMinor : Infinity
}

function costsIn(terms: CampaignTerms, giftMinor: number, game: GameFigures): Gift[] {
  const { gift } = terms
  return gift.kind === 'free-rounds' ? freeRoundsIn(gift, game) : wageringIn(terms, giftMinor, game)
}

/** Free rounds: their wins. One that becomes bonus money first costs less; it is estimated as if it were cash. */
function freeRoundsIn(
  { gameKeys, rounds, stakeMinor, winCapMinor }: Extract<CampaignTerms['gift'], { kind: 'free-rounds' }>,
  { gameKey, rtpMillionths, standardDeviation }: GameFigures,
): Gift[] {
  if (!gameKeys.includes(gameKey)) return []
  const mean = (rounds * stakeMinor * rtpMillionths) / 1_000_000
  const variance = rounds * (stakeMinor * standardDeviation) ** 2
  return [{ mean: Math.min(mean, winCapMinor ?? Infinity), variance, gameKey, stakeMinor }]
}

/** Bonus money: what is left of it once enough was staked, by the smallest and by the largest stake of a game. */
function wageringIn({ wagering, games }: CampaignTerms, giftMinor: number, game: GameFigures): Gift[] {
  const { gameKey, percent, stakes, rtpMillionths, standardDeviation } = game
  const share = games.kind === 'all' ? percent : (games.shares.find((one) => one.gameKey === gameKey)?.percent ?? 0)
  const most = Math.min(wagering?.stakeMaxMinor ?? Infinity, giftMinor)
  const allowed = stakes.filter((stake) => stake <= most)
  if (percent <= 0 || share <= 0 || !wagering) return []
  const chosen = [...new Set([allowed.at(0), allowed.at(-1)])].filter((stake) => stake !== undefined)
  const toStake = (giftMinor * wagering.times * 100) / share
  const kept = 1 - rtpMillionths / 1_000_000
  return chosen.map((stakeMinor) => {
    const walk = boundedWalk({
      start: giftMinor / stakeMinor,
      steps: toStake / stakeMinor,
      drift: -kept,
      deviation: standardDeviation,
    })
    // Never less than if all of it were staked, never more than if only the gift were: both are exact.
    const [lowest, highest] = [Math.max(0, giftMinor - toStake * kept), giftMinor * (1 - kept)]
    const mean = Math.min(Math.max(walk.mean * stakeMinor, lowest), Math.max(highest, lowest))
    return { mean, variance: walk.variance * stakeMinor ** 2, gameKey, stakeMinor }
  })
}
