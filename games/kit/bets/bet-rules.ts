import type { BetDefinition } from '../math/bet-engine.ts'
import type { OutcomeHead } from '../math/engine.ts'

/** How a round of an engine goes on after its opening. Only engines whose rounds can wait for the player have these. */
export type DecisionRules<Definition extends BetDefinition, Bet, Outcome extends OutcomeHead> = {
  /** The round waits for a decision. Its win is nothing yet. */
  isOpen(outcome: Outcome): boolean
  /**
   * Every reason why `next` is not the bet of `before` with exactly one more decision, or none. Both are bets of the
   * game already. One at a time: what an engine says of a decision must never be known before the decision is made.
   */
  problemsOfDecision(definition: Definition, before: Outcome, next: Bet): string[]
  /** The written rule for a player who does not come back: the bet with the next decision, one at a time. */
  decideForAbsent(definition: Definition, before: Outcome): Bet
}

/** The stakes that are offered, and the market's largest stake and win in one round if it has them. Minor units. */
export type StakeOffer = {
  readonly stakes: readonly number[]
  readonly maxStakeMinor?: number | undefined
  readonly maxWinMinor?: number | undefined
}

/**
 * Rules of a round that are not mathematics. An engine without any takes one of the offered stakes and is over at once.
 * They decide no amount: stakes and wins are the engine's.
 */
export type BetRules<Definition extends BetDefinition, Bet, Outcome extends OutcomeHead> = {
  /** Every reason why a round cannot begin with this bet, or none. It is a bet of the game already. */
  problemsOfOpening?(definition: Definition, bet: Bet): string[]
  /** Every reason why a bet cannot be made for this stake, or none; in place of choosing one of those offered. */
  problemsOfStake?(definition: Definition, offer: StakeOffer, stakeMinor: number, bet: Bet): string[]
  /** The most that decisions can bring a chosen stake to, in minor units; without it no decision adds anything. */
  mostStakedMinor?(definition: Definition, stakeMinor: number): number
  readonly decisions?: DecisionRules<Definition, Bet, Outcome>
}
