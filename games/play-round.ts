import { playRisk, type RiskColour, type RiskOutcome } from './engines/lines/math/index.ts'
import {
  betEngineOf,
  betRulesOf,
  engineOf,
  isBetDefinition,
  type AnyDefinition,
  type Bet,
  type BetDefinition,
  type BetOutcome,
  type GameDefinition,
  type OutcomeOf,
  type ReelDefinition,
  type ReelOutcome,
} from './engines.ts'
import { randomStream, type RoundSeeds } from './kit/fairness/random-stream.ts'
import { verifyRound as verifyWith, type RoundClaim, type RoundVerdict } from './kit/fairness/verify-round.ts'
import type { GameCurrency } from './kit/math/definition-parts.ts'
import type { Rng } from './kit/math/rng.ts'

export type { BetDefinition, BetOutcome, GameDefinition, RoundOutcome } from './engines.ts'
export type { GameCurrency } from './kit/math/definition-parts.ts'

export type RoundInput<Definition extends ReelDefinition = GameDefinition> = {
  readonly key: string
  readonly definition: Definition
  /** From the catalogue; it is part of the round's draws. */
  readonly definitionHash: string
  readonly stakeMinor: number
} & Pick<RoundSeeds, 'serverSeed' | 'clientSeed' | 'nonce'>

export type RiskInput<Definition extends ReelDefinition = GameDefinition> = RoundInput<Definition> & {
  readonly picks: readonly RiskColour[]
}

type Seeds = Pick<RoundInput, 'key' | 'definitionHash' | 'serverSeed' | 'clientSeed' | 'nonce'>

function drawsOf({ key, definitionHash, serverSeed, clientSeed, nonce }: Seeds): Rng {
  return randomStream({ serverSeed, gameKey: key, definitionHash, clientSeed, nonce })
}

/** The outcome of one round. Same input, same outcome, on the server and in the player's browser. */
export function playRound<Definition extends ReelDefinition>(input: RoundInput<Definition>): OutcomeOf<Definition> {
  return engineOf(input.definition).play(input.definition, input.stakeMinor, drawsOf(input))
}

export type BetRoundInput = Omit<RoundInput, 'definition'> & {
  readonly definition: BetDefinition
  /** As it came from the player: it is checked before anything is drawn. */
  readonly bet: unknown
}

/**
 * The outcome of one round with a bet. Stepwise games are called again with all decisions so far; the round's draws,
 * and so its secret, stay the same. Refuses a bet that the game does not have.
 */
export function playBetRound(input: BetRoundInput): BetOutcome {
  const { definition, stakeMinor, bet } = input
  const engine = betEngineOf(definition)
  const [problem] = engine.problemsOfBet(definition, bet)
  if (problem !== undefined) throw new RangeError(problem)
  return engine.play(definition, stakeMinor, bet as Bet, drawsOf(input))
}

/** The outcome of a round of any game, as it was played: with the bet that it was played with, if the game has bets. */
export function playAnyRound(
  input: Omit<RoundInput, 'definition'> & { readonly definition: AnyDefinition; readonly bet?: unknown },
): ReelOutcome | BetOutcome {
  const { definition, bet } = input
  if (isBetDefinition(definition)) return playBetRound({ ...input, definition, bet })
  return playRound({ ...input, definition })
}

/** Whether a round waits for a decision of the player. */
export function isOpenRound(definition: BetDefinition, outcome: BetOutcome): boolean {
  return betRulesOf(definition).decisions?.isOpen(outcome) ?? false
}

/**
 * The risks of one round's win, as the colours are picked: call it with all picks so far, it gives all steps so far.
 * Its cards follow the spins in the round's own stream. Refuses picks that the game's rules do not allow.
 */
export function playRiskOfRound<Definition extends ReelDefinition>(input: RiskInput<Definition>): RiskOutcome {
  const { definition, stakeMinor, picks } = input
  const rng = drawsOf(input)
  return playRisk(definition, engineOf(definition).play(definition, stakeMinor, rng), picks, rng)
}

/** Stakes a player may choose, in minor units; with `maxWinMinor`, only those whose largest win stays within it. */
export function stakesOf(definition: AnyDefinition, currency: GameCurrency, maxWinMinor?: number): number[] {
  return isBetDefinition(definition)
    ? betEngineOf(definition).stakesFor(definition, currency, maxWinMinor)
    : engineOf(definition).stakesFor(definition, currency, maxWinMinor)
}

/** Recomputes a round from its revealed seed. */
export function verifyRound<Definition extends ReelDefinition>(
  claim: RoundClaim<Definition>,
): RoundVerdict<OutcomeOf<Definition>> {
  return verifyWith<Definition, OutcomeOf<Definition>>(playRound, claim)
}

/** The same for a round with a bet; the stake is the chosen one. */
export function verifyBetRound(claim: RoundClaim<BetDefinition> & { readonly bet: unknown }): RoundVerdict<BetOutcome> {
  return verifyWith<BetDefinition, BetOutcome>((input) => playBetRound({ ...input, bet: claim.bet }), claim)
}
