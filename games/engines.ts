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
import { hiLoEngine, type HiLoBet, type HiLoDefinition, type HiLoOutcome } from './engines/hi-lo/math/index.ts'
import {
  betweenEngine,
  type BetweenBet,
  type BetweenDefinition,
  type BetweenOutcome,
} from './engines/between/math/index.ts'
import {
  threeCardEngine,
  type ThreeCardBet,
  type ThreeCardDefinition,
  type ThreeCardOutcome,
} from './engines/three-card/math/index.ts'
import {
  twentyOneEngine,
  type TwentyOneBet,
  type TwentyOneDefinition,
  type TwentyOneOutcome,
} from './engines/twenty-one/math/index.ts'
import { betweenRules } from './engines/between/rounds/index.ts'
import { hiLoRules } from './engines/hi-lo/rounds/index.ts'
import { threeCardRules } from './engines/three-card/rounds/index.ts'
import { twentyOneRules } from './engines/twenty-one/rounds/index.ts'
import { videoPokerRules } from './engines/video-poker/rounds/index.ts'
import { rouletteRules } from './engines/roulette/rounds/index.ts'
import { scratchRules } from './engines/scratch/rounds/index.ts'
import { stepsRules } from './engines/steps/rounds/index.ts'
import type { BetRules } from './kit/bets/bet-rules.ts'
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
  | HiLoDefinition
  | BetweenDefinition
  | ThreeCardDefinition
  | TwentyOneDefinition
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
  | HiLoOutcome
  | BetweenOutcome
  | ThreeCardOutcome
  | TwentyOneOutcome
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
  | HiLoBet
  | BetweenBet
  | ThreeCardBet
  | TwentyOneBet

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
  'hi-lo': hiLoEngine,
  between: betweenEngine,
  'three-card': threeCardEngine,
  'twenty-one': twentyOneEngine,
}

/**
 * Rules of rounds that are more than one stake of those offered and one draw: how a round begins, which decisions it
 * waits for, who decides for a player who does not come back. An engine with decisions joins here with its mathematics.
 */
const betRules = {
  roulette: rouletteRules,
  scratch: scratchRules,
  steps: stepsRules,
  'hi-lo': hiLoRules,
  between: betweenRules,
  'three-card': threeCardRules,
  'twenty-one': twentyOneRules,
  'video-poker': videoPokerRules,
}

/** The rules of a definition's rounds; none of its own is the usual case. */
export function betRulesOf({ engine }: BetDefinition): BetRules<BetDefinition, Bet, BetOutcome> {
  const all: Readonly<Record<string, unknown>> = betRules
  return (Object.hasOwn(all, engine) ? all[engine] : {}) as BetRules<BetDefinition, Bet, BetOutcome>
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
export const enginesWithScene = [
  'lines',
  'ways',
  'book',
  'cascade',
  'hold-and-win',
  'collect',
  'crash',
  'dice',
  'video-poker',
  'twenty-one',
  'three-card',
  'between',
  'hi-lo',
  'duel',
  'wheel',
  'pegs',
  'steps',
  'keno',
  'treasure',
  'scratch',
  'roulette',
] as const

/** Definitions of reel games that players can open. */
export type GameDefinition = Extract<ReelDefinition, { engine: (typeof enginesWithScene)[number] }>
export type RoundOutcome = OutcomeOf<GameDefinition>

/** Definitions of games that players can open, with bets or without. */
export type PlayableDefinition = GameDefinition | BetDefinition

/** Whether players can open a game of this definition. */
export function hasScene(definition: AnyDefinition): definition is PlayableDefinition {
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
