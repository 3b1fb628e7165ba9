import { betEngineOf, betRulesOf, type Bet } from '#games/engines.ts'
import { isPlainBet } from '#games/kit/bets/check-bet-input.ts'
import type { BetSession } from '../sessions/live-sessions.ts'

/** What a bet or a stake is refused for, or the bet as the engine knows it. */
export type ReadBet =
  | { readonly ok: true; readonly bet: Bet }
  | { readonly ok: false; readonly code: 'ERR_BET_NOT_ALLOWED' | 'ERR_STAKE_NOT_ALLOWED' }

const NO_BET: ReadBet = { ok: false, code: 'ERR_BET_NOT_ALLOWED' }

/** Reads what a round is to begin with. It comes from the player's browser: nothing of it is believed. */
export function readOpening(
  { definition, stakes, maxWinMinor, maxStakeMinor }: BetSession,
  { stakeMinor, bet }: { readonly stakeMinor: number; readonly bet?: unknown },
): ReadBet {
  const read = readAnyBet(definition, bet)
  if (!read.ok) return read
  const { problemsOfOpening, problemsOfStake } = betRulesOf(definition)
  if (problemsOfOpening && problemsOfOpening(definition, read.bet).length > 0) return NO_BET
  const isStake = problemsOfStake
    ? problemsOfStake(definition, { stakes, maxWinMinor, maxStakeMinor }, stakeMinor, read.bet).length === 0
    : stakes.includes(stakeMinor)
  return isStake ? read : { ok: false, code: 'ERR_STAKE_NOT_ALLOWED' }
}

/** A bet of the game, whatever the round is waiting for. */
export function readAnyBet(definition: BetSession['definition'], bet: unknown): ReadBet {
  if (!isPlainBet(bet)) return NO_BET
  return betEngineOf(definition).problemsOfBet(definition, bet).length > 0 ? NO_BET : { ok: true, bet: bet as Bet }
}
