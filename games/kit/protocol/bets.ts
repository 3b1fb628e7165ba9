import type { Bet, BetDefinition } from '../../engines.ts'
import type { RouletteBet } from '../../engines/roulette/math/index.ts'
import type { FrameName } from './presentation.ts'

export type { Bet, BetDefinition, BetOutcome } from '../../engines.ts'
export type { StakeOffer } from '../bets/bet-rules.ts'
export type { DiceBet, DiceDefinition, DiceOutcome } from '../../engines/dice/math/index.ts'
export type { PegsBet, PegsDefinition, PegsOutcome } from '../../engines/pegs/math/index.ts'
export type { WheelBet, WheelDefinition, WheelOutcome } from '../../engines/wheel/math/index.ts'
export type { KenoBet, KenoDefinition, KenoOutcome } from '../../engines/keno/math/index.ts'
export type { RouletteBet, RouletteDefinition, RouletteOutcome } from '../../engines/roulette/math/index.ts'
export type { VideoPokerBet, VideoPokerOutcome, VideoPokerDefinition } from '../../engines/video-poker/math/index.ts'
export type {
  TwentyOneBet,
  TwentyOneDefinition,
  TwentyOneHand,
  TwentyOneOutcome,
} from '../../engines/twenty-one/math/index.ts'
export type { ThreeCardBet, ThreeCardDefinition, ThreeCardOutcome } from '../../engines/three-card/math/index.ts'
export type { BetweenBet, BetweenDefinition, BetweenOutcome, BetweenPlace } from '../../engines/between/math/index.ts'
export type { HiLoBet, HiLoDefinition, HiLoOutcome } from '../../engines/hi-lo/math/index.ts'
export type { DuelBet, DuelDefinition, DuelOutcome } from '../../engines/duel/math/index.ts'
export type { StepsBet, StepsDefinition, StepsOutcome } from '../../engines/steps/math/index.ts'
export type { TreasureBet, TreasureDefinition, TreasureOutcome } from '../../engines/treasure/math/index.ts'
export type { ScratchBet, ScratchDefinition, ScratchOutcome } from '../../engines/scratch/math/index.ts'
export { tableMaximum } from '../../engines/roulette/rounds/index.ts'

export type Chip = RouletteBet['chips'][number]
export type BetEngineName = BetDefinition['engine']
/** Everything public that a page needs to show a game with bets. */
export type BetPresentation = {
  readonly engine: BetEngineName
  readonly key: string
  readonly name: { readonly cs: string; readonly en: string }
  readonly definition: BetDefinition
  readonly definitionHash: string
  readonly colours: { readonly mid: string; readonly key: string; readonly deep: string }
  readonly frame: FrameName
  /** The picture behind the game. */
  readonly stage: string
  readonly isStageCover: boolean
}

/** A bet as it is sent in a request. */
export type AnyBet = Bet
