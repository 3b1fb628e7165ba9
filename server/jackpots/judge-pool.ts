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
 * Refuses invalid rules of a pool: wrong figures, a game without rounds of its own seeds, odds below a possible stake,
 * and a total return of game and jackpot of 100 % or more.
 */
export function judgeRules(rules: PoolInput, currency: CurrencyCode): void {
  const [problem] = problemsOf(rules)
  if (problem !== undefined) refuse('ERR_JACKPOT_RULES', { field: 'rules', problem })
  const { numerator, denominator } = addedReturnPpm(rules)
  for (const gameKey of rules.gameKeys) {
    const found = loadDefinition(gameKey)
    // Rounds of shared games are for all players: there is no seed of one player for a draw.
    if (!found || found.definition.engine === 'crash')
      return refuse('ERR_JACKPOT_RULES', { field: 'gameKeys', gameKey })
    if (largestStakeOf(found.definition, currency) > rules.oneInMinor)
      return refuse('ERR_JACKPOT_RULES', { field: 'oneInMinor', gameKey })
    if (ownReturnOf(found.definition) * denominator + 100n * numerator >= 100_000_000n * denominator)
      return refuse('ERR_JACKPOT_RULES', { field: 'return', gameKey })
  }
}

/** The declared return of a game, in hundred-millionths: its six decimals of a per cent, exactly. */
const ownReturnOf = ({ declared }: PlayableDefinition): bigint => BigInt(declared.rtp.replace('.', ''))

function largestStakeOf(definition: PlayableDefinition, currency: CurrencyCode): number {
  const mostStaked = (stake: number): number =>
    isBetDefinition(definition) ? (betRulesOf(definition).mostStakedMinor?.(definition, stake) ?? stake) : stake
  return Math.max(0, ...stakesOf(definition, currency).map(mostStaked))
}
