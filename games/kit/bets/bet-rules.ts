import type { BetDefinition } from '../math/bet-engine.ts'
import type { OutcomeHead } from '../math/engine.ts'

/** How a round of an engine continues after its opening. Only engines whose rounds wait for the player have these rules. */
export type DecisionRules<Definition extends BetDefinition, Bet, Outcome extends OutcomeHead> = {
  /** Whether the round waits for a decision. Its win is then still 0. */
  isOpen(outcome: Outcome): boolean
  /**
   * Every reason why `next` is not the bet of `before` with exactly one more decision; empty when it is. Both are
   * already valid bets of the game. One decision at a time: the result of a decision must never be visible before it is
   * made.
   */
  problemsOfDecision(definition: Definition, before: Outcome, next: Bet): string[]
  /** The rule for a player who does not return: the bet with the next decision, one at a time. */
  decideForAbsent(definition: Definition, before: Outcome): Bet
}

/** The offered stakes, and the market’s largest stake and win in one round if it has them. Minor units. */
export type StakeOffer = {
  readonly stakes: readonly number[]
  readonly maxStakeMinor?: number | undefined
  readonly maxWinMinor?: number | undefined
}

/**
 * Rules of a round that are not mathematics. An engine without them accepts one of the offered stakes and its rounds
 * are over at once. They determine no amount: stakes and wins come from the engine.
 */
export type BetRules<Definition extends BetDefinition, Bet, Outcome extends OutcomeHead> = {
  /** Every reason why a round cannot begin with this bet; empty when it can. The bet is already a valid bet of the game. */
  problemsOfOpening?(definition: Definition, bet: Bet): string[]
  /** Every reason why a bet cannot be made for this stake; replaces the check that it is one of the offered stakes. */
  problemsOfStake?(definition: Definition, offer: StakeOffer, stakeMinor: number, bet: Bet): string[]
  /** The highest total stake, in minor units, that decisions can lead to; without it no decision adds to the stake. */
  mostStakedMinor?(definition: Definition, stakeMinor: number): number
  readonly decisions?: DecisionRules<Definition, Bet, Outcome>
}
