import type { GameCurrency } from './definition-parts.ts'
import type { ExactReturn } from './exact-figures.ts'
import type { Rng } from './rng.ts'

/** What every definition and every outcome says about itself, whichever engine it belongs to. */
export type DefinitionHead = { readonly engine: string; readonly key: string }
export type OutcomeHead = {
  readonly engine: string
  readonly v: number
  readonly stakeMinor: number
  readonly winMinor: number
}

/** The mathematics of one family of games whose round is played at once. All of it is pure; chance comes in as draws. */
export type GameEngine<Name extends string, Definition extends DefinitionHead, Outcome extends OutcomeHead> = {
  readonly name: Name
  /** Every reason why something is not a definition that can be played, or none. */
  problemsOf(definition: unknown): string[]
  /** One finished round for a stake in minor units. Refuses a stake that would not pay in whole minor units. */
  play(definition: Definition, stakeMinor: number, rng: Rng): Outcome
  /** Stakes to choose from, in minor units; with `maxWinMinor`, only those whose largest win stays within it. */
  stakesFor(definition: Definition, currency: GameCurrency, maxWinMinor?: number): number[]
  exactReturn(definition: Definition): ExactReturn
  /** The draws of a round that wins the largest win: the proof that it is within reach. */
  maxWinDraws(definition: Definition): number[]
}
