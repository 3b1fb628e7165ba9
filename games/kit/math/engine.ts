import type { GameCurrency } from './definition-parts.ts'
import type { ExactReturn } from './exact-figures.ts'
import type { Rng } from './rng.ts'

/** The common properties of every definition and every outcome, whichever engine it belongs to. */
export type DefinitionHead = { readonly engine: string; readonly key: string }
export type OutcomeHead = {
  readonly engine: string
  readonly v: number
  readonly stakeMinor: number
  readonly winMinor: number
}

/**
 * The mathematics of one family of games whose round is played at once. All functions are pure; randomness is injected
 * as draws.
 */
export type GameEngine<Name extends string, Definition extends DefinitionHead, Outcome extends OutcomeHead> = {
  readonly name: Name
  /** Every problem that makes a definition invalid; empty when it is valid. */
  problemsOf(definition: unknown): string[]
  /** One finished round for a stake in minor units. Refuses a stake that would not pay whole minor units. */
  play(definition: Definition, stakeMinor: number, rng: Rng): Outcome
  /** Stakes to choose from, in minor units; with `maxWinMinor`, only those whose largest win stays within it. */
  stakesFor(definition: Definition, currency: GameCurrency, maxWinMinor?: number): number[]
  exactReturn(definition: Definition): ExactReturn
  /** The draws of a round with the largest win: the proof that it can be reached. */
  maxWinDraws(definition: Definition): number[]
}
