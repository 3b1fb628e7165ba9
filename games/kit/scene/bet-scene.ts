import type { AnyBet, BetDefinition, BetOutcome, BetPresentation, StakeOffer } from '../protocol/bets.ts'
import type { Mood } from '../protocol/messages.ts'
import type { Words } from '../description/description.ts'

/** Short sounds that a scene can play while something moves. The sound of the win belongs to the frame. */
export type SceneSound = {
  /** A small step: a peg, a pocket, a cell, a chip. */
  tick(): void
  /** Something comes to rest. `weight` from 0 makes the sound deeper. */
  land(weight?: number): void
  /** A good or a bad find. */
  good(): void
  bad(): void
  /** A card, a page. */
  flick(): void
}

export type BetSceneNeeds<Definition extends BetDefinition, Key extends string> = {
  /** Behind everything else in the stage and of the same size: see `createBetStage`. */
  readonly canvas: HTMLCanvasElement
  /** In front of the canvas, with the same size, for parts that are better in the DOM (buttons on a field, a table). */
  readonly overlay: HTMLElement
  /** Where the bet is chosen: an empty element beside or under the stage, for real controls. */
  readonly controls: HTMLElement
  readonly game: BetPresentation
  readonly definition: Definition
  readonly words: Words<Key>
  readonly sound: SceneSound
  readonly isMotionReduced: boolean
  /** The stakes of the session, rising, and the largest stake and win that the market allows. */
  readonly offer: StakeOffer
  /** The stake of the selector, in minor units. A scene with chips uses it as the size of a chip. */
  readonly stake: () => number
  /** Called when the available actions or texts have changed: the frame reads them again. */
  readonly onChange: () => void
  /** Triggers the current action of the first button: for a field that is also a button. */
  readonly press: () => void
  /** Opens the round with this bet, or makes this decision, at once. */
  readonly play: (bet: AnyBet) => void
  /** Shows a sentence over the game and in the live region. */
  readonly notify: (text: string) => void
  /** Stores a choice on this device; a string, or undefined. */
  readonly recall: (name: string) => string | undefined
  readonly keep: (name: string, value: string) => void
}

/** The first button while no round is open. Without a bet it is disabled, and `hint` gives the reason. */
export type Opening = {
  readonly label: string
  readonly bet: AnyBet | undefined
  readonly hint?: string
  /** Only in scenes with chips: the sum of all chips on the table. */
  readonly stakeMinor?: number
}

/** One possible decision in an open round. The first of them is the first button. */
export type Choice = {
  readonly label: string
  /** The amount that it would pay or cost, if known. */
  readonly detail?: string
  /** The amount that it adds to the stake, in minor units; absent in most games. */
  readonly addsMinor?: number
  readonly bet: AnyBet
  readonly isReady?: boolean
}

/** The scene of a game with bets. It shows the outcomes that it receives, decides nothing and holds no money. */
export type BetScene<Outcome extends BetOutcome = BetOutcome> = {
  opening(): Opening
  /** In an open round: the possible decisions. Empty: only the field itself is pressed (`play`). */
  choices?(outcome: Outcome): readonly Choice[]
  /** The stake of the selector was changed. */
  stakeChanged?(stakeMinor: number): void
  /** During a round the bet cannot be changed; an open round enables what it needs through `choices`. */
  lock(isLocked: boolean): void
  /** The player has pressed the button; the outcome is on its way. */
  start(): void
  /** There is no outcome: back to the former state. */
  abandon(): void
  /**
   * Shows an outcome and resolves when its result can be read. The round may still be open: the scene then waits and
   * receives the next outcome of the same round. `isResumed`: nothing of it was shown on this page; show the state
   * without the animation.
   */
  show(outcome: Outcome, how: { readonly mood: Mood; readonly isResumed: boolean }): Promise<void>
  /** Rounds of this visit that ended before this page was loaded, newest first. They are not shown again. */
  remember?(outcomes: readonly Outcome[]): void
  /** The player wants to skip the animation. */
  skip(): void
  reduceMotion(isReduced: boolean): void
  /**
   * Additional keys, by `KeyboardEvent.key`; letters in lower case. m, p, r, f, h and the keys of the frame are
   * reserved.
   */
  readonly keys?: Readonly<Record<string, () => void>>
}

/** What `scene/index.ts` of an engine exports as `createScene`. */
export type CreateBetScene<Definition extends BetDefinition, Outcome extends BetOutcome, Key extends string> = (
  needs: BetSceneNeeds<Definition, Key>,
) => BetScene<Outcome> | Promise<BetScene<Outcome>>
