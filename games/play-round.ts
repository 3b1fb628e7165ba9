import {
  linesEngine,
  playRisk,
  type LinesCurrency,
  type LinesDefinition,
  type LinesOutcome,
  type RiskColour,
  type RiskOutcome,
} from './engines/lines/math/index.ts'
import { randomStream, type RoundSeeds } from './kit/fairness/random-stream.ts'
import { verifyRound as verifyWith, type RoundClaim, type RoundVerdict } from './kit/fairness/verify-round.ts'

/** Every definition that can be played. Another engine joins the union, the table below and nothing else. */
export type GameDefinition = LinesDefinition
export type RoundOutcome = LinesOutcome
export type GameCurrency = LinesCurrency

const engines = { lines: linesEngine }

export type RoundInput = {
  readonly key: string
  readonly definition: GameDefinition
  /** From the catalogue; it is part of the round's draws. */
  readonly definitionHash: string
  readonly stakeMinor: number
} & Pick<RoundSeeds, 'serverSeed' | 'clientSeed' | 'nonce'>

export type RiskInput = RoundInput & { readonly picks: readonly RiskColour[] }

/**
 * The risks of one round's win, as the colours are picked: call it with all picks so far, it gives all steps so far.
 * Its cards follow the spins in the round's own stream. Refuses picks that the game's rules do not allow.
 */
export function playRiskOfRound(input: RiskInput): RiskOutcome {
  const { key, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce, picks } = input
  const rng = randomStream({ serverSeed, gameKey: key, definitionHash, clientSeed, nonce })
  return playRisk(definition, engines[definition.engine].play(definition, stakeMinor, rng), picks, rng)
}

/** The outcome of one round. Same input, same outcome, on the server and in the player's browser. */
export function playRound(input: RoundInput): RoundOutcome {
  const { key, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce } = input
  const rng = randomStream({ serverSeed, gameKey: key, definitionHash, clientSeed, nonce })
  return engines[definition.engine].play(definition, stakeMinor, rng)
}

/** Stakes a player may choose, in minor units; with `maxWinMinor`, only those whose largest win stays within it. */
export function stakesOf(definition: GameDefinition, currency: GameCurrency, maxWinMinor?: number): number[] {
  return engines[definition.engine].stakesFor(definition, currency, maxWinMinor)
}

/** Recomputes a round from its revealed seed. */
export function verifyRound(claim: RoundClaim<GameDefinition>): RoundVerdict<RoundOutcome> {
  return verifyWith(playRound, claim)
}
