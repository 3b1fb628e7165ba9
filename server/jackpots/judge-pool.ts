import { addedReturnPpm } from '#contract/shapes/jackpots.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { betRulesOf, isBetDefinition, type PlayableDefinition } from '#games/engines.ts'
import { stakesOf } from '#games/play-round.ts'
import type { CurrencyCode } from '#money'
import { refuse } from '../kernel/index.ts'
import { refuseForbidden } from './may-contribute.ts'
import type { JackpotBrand } from './needs.ts'
import { problemsOf, type JackpotRules } from './pool.ts'

type PoolInput = JackpotRules & { readonly gameKeys: readonly string[] }

/** Refuses a jackpot that the law of the market does not allow today, or that the brand does not list. */
export function judgeBrand({ market, isOn }: JackpotBrand, now: Date): void {
  refuseForbidden(market, now)
  if (!isOn) refuse('ERR_JACKPOT_NOT_ALLOWED')
}

/**
 * Refuses rules that no pool may have: figures that are none, a game that has no rounds of its own seeds, odds that a stake
 * would pass, and a return of game and jackpot together that reaches the whole stake.
 */
export function judgeRules(rules: PoolInput, currency: CurrencyCode): void {
  const [problem] = problemsOf(rules)
  if (problem !== undefined) refuse('ERR_JACKPOT_RULES', { field: 'rules', problem })
  const { numerator, denominator } = addedReturnPpm(rules)
  for (const gameKey of rules.gameKeys) {
    const found = loadDefinition(gameKey)
    // Rounds of shared games are everybody's: they have no seed of one player's that a draw could follow from.
    if (!found || found.definition.engine === 'crash')
      return refuse('ERR_JACKPOT_RULES', { field: 'gameKeys', gameKey })
    if (largestStakeOf(found.definition, currency) > rules.oneInMinor)
      return refuse('ERR_JACKPOT_RULES', { field: 'oneInMinor', gameKey })
    if (ownReturnOf(found.definition) * denominator + 100n * numerator >= 100_000_000n * denominator)
      return refuse('ERR_JACKPOT_RULES', { field: 'return', gameKey })
  }
}

/** What a game declares to return by itself, in hundred-millionths: its six decimals of a per cent, exactly. */
const ownReturnOf = ({ declared }: PlayableDefinition): bigint => BigInt(declared.rtp.replace('.', ''))

function largestStakeOf(definition: PlayableDefinition, currency: CurrencyCode): number {
  const mostStaked = (stake: number): number =>
    isBetDefinition(definition) ? (betRulesOf(definition).mostStakedMinor?.(definition, stake) ?? stake) : stake
  return Math.max(0, ...stakesOf(definition, currency).map(mostStaked))
}
