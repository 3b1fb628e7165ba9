import { betEngineOf, betRulesOf, type Bet } from '#games/engines.ts'
import { isPlainBet } from '#games/kit/bets/check-bet-input.ts'
import type { BetSession } from '../sessions/live-sessions.ts'

/** The refusal of a bet or a stake, or the bet in the engine's type. */
export type ReadBet =
  | { readonly ok: true; readonly bet: Bet }
  | { readonly ok: false; readonly code: 'ERR_BET_NOT_ALLOWED' | 'ERR_STAKE_NOT_ALLOWED' }

const NO_BET: ReadBet = { ok: false, code: 'ERR_BET_NOT_ALLOWED' }

/** Validates the opening of a round. It is input of the browser: nothing in it is trusted. */
export function readOpening(
  { definition, stakes, bounds }: BetSession,
  { stakeMinor, bet }: { readonly stakeMinor: number; readonly bet?: unknown },
): ReadBet {
  const read = readAnyBet(definition, bet)
  if (!read.ok) return read
  const { problemsOfOpening, problemsOfStake } = betRulesOf(definition)
  if (problemsOfOpening && problemsOfOpening(definition, read.bet).length > 0) return NO_BET
  const isStake = problemsOfStake
    ? problemsOfStake(definition, { stakes, ...bounds }, stakeMinor, read.bet).length === 0
    : stakes.includes(stakeMinor)
  return isStake ? read : { ok: false, code: 'ERR_STAKE_NOT_ALLOWED' }
}

/** Validates a bet of the game, in any state of a round. */
export function readAnyBet(definition: BetSession['definition'], bet: unknown): ReadBet {
  if (!isPlainBet(bet)) return NO_BET
  return betEngineOf(definition).problemsOfBet(definition, bet).length > 0 ? NO_BET : { ok: true, bet: bet as Bet }
}
