import { bookEngine, type BookDefinition, type BookOutcome } from './engines/book/math/index.ts'
import { cascadeEngine, type CascadeDefinition, type CascadeOutcome } from './engines/cascade/math/index.ts'
import { collectEngine, type CollectDefinition, type CollectOutcome } from './engines/collect/math/index.ts'
import { holdEngine, type HoldDefinition, type HoldOutcome } from './engines/hold-and-win/math/index.ts'
import { linesEngine, type LinesDefinition, type LinesOutcome } from './engines/lines/math/index.ts'
import { waysEngine, type WaysDefinition, type WaysOutcome } from './engines/ways/math/index.ts'
import { diceEngine, type DiceBet, type DiceDefinition, type DiceOutcome } from './engines/dice/math/index.ts'
import { pegsEngine, type PegsBet, type PegsDefinition, type PegsOutcome } from './engines/pegs/math/index.ts'
import { wheelEngine, type WheelBet, type WheelDefinition, type WheelOutcome } from './engines/wheel/math/index.ts'
import { kenoEngine, type KenoBet, type KenoDefinition, type KenoOutcome } from './engines/keno/math/index.ts'
import {
  scratchEngine,
  type ScratchBet,
  type ScratchDefinition,
  type ScratchOutcome,
} from './engines/scratch/math/index.ts'
import {
  treasureEngine,
  type TreasureBet,
  type TreasureDefinition,
  type TreasureOutcome,
} from './engines/treasure/math/index.ts'
import {
  rouletteEngine,
  type RouletteBet,
  type RouletteDefinition,
  type RouletteOutcome,
} from './engines/roulette/math/index.ts'
import { crashEngine, type CrashBet, type CrashDefinition, type CrashOutcome } from './engines/crash/math/index.ts'
import { stepsEngine, type StepsBet, type StepsDefinition, type StepsOutcome } from './engines/steps/math/index.ts'
import { duelEngine, type DuelBet, type DuelDefinition, type DuelOutcome } from './engines/duel/math/index.ts'
import {
  videoPokerEngine,
  type VideoPokerBet,
  type VideoPokerDefinition,
  type VideoPokerOutcome,
} from './engines/video-poker/math/index.ts'
import type { BetEngine } from './kit/math/bet-engine.ts'
import type { GameEngine } from './kit/math/engine.ts'

/** Definitions of every engine that plays its whole round at once. */
export type ReelDefinition =
  | LinesDefinition
  | WaysDefinition
  | HoldDefinition
  | BookDefinition
  | CascadeDefinition
  | CollectDefinition
export type ReelOutcome = LinesOutcome | WaysOutcome | HoldOutcome | BookOutcome | CascadeOutcome | CollectOutcome

/** Every engine that has mathematics, by the name that definitions and outcomes carry. */
export const engines = {
  lines: linesEngine,
  ways: waysEngine,
  'hold-and-win': holdEngine,
  book: bookEngine,
  cascade: cascadeEngine,
  collect: collectEngine,
}

/** Definitions of every engine in which the player chooses a bet. */
export type BetDefinition =
  | DiceDefinition
  | PegsDefinition
  | WheelDefinition
  | KenoDefinition
  | ScratchDefinition
  | TreasureDefinition
  | RouletteDefinition
  | DuelDefinition
  | VideoPokerDefinition
  | StepsDefinition
  | CrashDefinition
export type BetOutcome =
  | DiceOutcome
  | PegsOutcome
  | WheelOutcome
  | KenoOutcome
  | ScratchOutcome
  | TreasureOutcome
  | RouletteOutcome
  | DuelOutcome
  | VideoPokerOutcome
  | StepsOutcome
  | CrashOutcome
export type Bet =
  | DiceBet
  | PegsBet
  | WheelBet
  | KenoBet
  | ScratchBet
  | TreasureBet
  | RouletteBet
  | DuelBet
  | VideoPokerBet
  | StepsBet
  | CrashBet

/** Every engine in which the player chooses a bet, by name. */
export const betEngines = {
  dice: diceEngine,
  pegs: pegsEngine,
  wheel: wheelEngine,
  keno: kenoEngine,
  scratch: scratchEngine,
  treasure: treasureEngine,
  roulette: rouletteEngine,
  duel: duelEngine,
  'video-poker': videoPokerEngine,
  steps: stepsEngine,
  crash: crashEngine,
}

/** Every definition that some engine plays. */
export type AnyDefinition = ReelDefinition | BetDefinition

/** Whether the player chooses a bet before the round. */
export function isBetDefinition(definition: AnyDefinition): definition is BetDefinition {
  return Object.hasOwn(betEngines, definition.engine)
}

/** The engine that plays a definition with bets. Bets come from outside and are checked by `problemsOfBet`. */
export function betEngineOf({ engine }: BetDefinition): BetEngine<string, BetDefinition, Bet, BetOutcome> {
  return betEngines[engine] as BetEngine<string, BetDefinition, Bet, BetOutcome>
}

/** The outcome that the engine of a definition makes. */
export type OutcomeOf<Definition extends ReelDefinition> = Extract<ReelOutcome, { engine: Definition['engine'] }>

/** The engine that plays a definition. */
export function engineOf<Definition extends ReelDefinition>({
  engine,
}: Definition): GameEngine<string, Definition, OutcomeOf<Definition>> {
  const found: GameEngine<string, ReelDefinition, ReelOutcome> = engines[engine]
  return found as GameEngine<string, Definition, OutcomeOf<Definition>>
}

/**
 * Engines whose scene is finished: their games are shown and can be played. A game of any other engine has mathematics
 * only; it is proved and tested like the rest, and no player sees it. A new scene joins here and nowhere else.
 */
export const enginesWithScene = ['lines', 'ways', 'book', 'cascade', 'hold-and-win', 'collect'] as const

/** Definitions of games that players can open. */
export type GameDefinition = Extract<ReelDefinition, { engine: (typeof enginesWithScene)[number] }>
export type RoundOutcome = OutcomeOf<GameDefinition>

/** Whether players can open a game of this definition. */
export function hasScene(definition: AnyDefinition): definition is GameDefinition {
  const shown: readonly string[] = enginesWithScene
  return shown.includes(definition.engine)
}

/** Gives the definition typed, or refuses it with all problems at once. */
export function readDefinition(value: unknown): AnyDefinition {
  const name = typeof value === 'object' && value !== null && 'engine' in value ? value.engine : undefined
  const all: Readonly<Record<string, { problemsOf(definition: unknown): string[] }>> = { ...engines, ...betEngines }
  const engine = typeof name === 'string' && Object.hasOwn(all, name) ? all[name] : undefined
  if (!engine) throw new TypeError('No engine plays this definition.')
  const problems = engine.problemsOf(value)
  if (problems.length > 0) throw new TypeError(`This is not a ${String(name)} game: ${problems.join(' ')}`)
  return value as AnyDefinition
}
