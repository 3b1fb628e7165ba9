import type { AnyBet, BetDefinition, BetOutcome, BetPresentation, StakeOffer } from '../protocol/bets.ts'
import type { Mood } from '../protocol/messages.ts'
import type { Words } from '../tell/telling.ts'

/** Short sounds that a scene may ask for while something moves. The win itself is the frame's. */
export type SceneSound = {
  /** A small step: a peg, a pocket, a cell, a chip. */
  tick(): void
  /** Something comes to rest. `weight` from 0 makes it deeper. */
  land(weight?: number): void
  /** Something good, something bad was found. */
  good(): void
  bad(): void
  /** A card, a page. */
  flick(): void
}

export type BetSceneNeeds<Definition extends BetDefinition, Key extends string> = {
  /** Lies under everything in the stage and is as large as it: see `createBetStage`. */
  readonly canvas: HTMLCanvasElement
  /** In front of the canvas, the same size, for what is better as a part of the page (buttons on a field, a table). */
  readonly overlay: HTMLElement
  /** Where the bet is chosen: an empty part of the page beside or under the stage, for real controls. */
  readonly controls: HTMLElement
  readonly game: BetPresentation
  readonly definition: Definition
  readonly words: Words<Key>
  readonly sound: SceneSound
  readonly isMotionReduced: boolean
  /** The stakes of the session, rising, and the largest stake and win that the market allows. */
  readonly offer: StakeOffer
  /** The stake of the selector, in minor units. A scene with chips takes it as the size of a chip. */
  readonly stake: () => number
  /** What can be pressed, chosen or said has changed: the frame asks again. */
  readonly onChange: () => void
  /** Does what the first button does now: for a field that is also a button. */
  readonly press: () => void
  /** Opens the round with this bet, or makes this decision, at once. */
  readonly play: (bet: AnyBet) => void
  /** A sentence for everybody, over the game and in the live region. */
  readonly notify: (text: string) => void
  /** A place to keep a choice on this device; a string, or nothing. */
  readonly recall: (name: string) => string | undefined
  readonly keep: (name: string, value: string) => void
}

/** The first button while nothing is under way. Without a bet it cannot be pressed, and `hint` says why. */
export type Opening = {
  readonly label: string
  readonly bet: AnyBet | undefined
  readonly hint?: string
  /** Only of scenes with chips: all that lies on the table. */
  readonly stakeMinor?: number
}

/** One thing that can be decided in an open round. The first of them is the first button. */
export type Choice = {
  readonly label: string
  /** What it would pay or cost, if that is known. */
  readonly detail?: string
  /** What it adds to the stake, in minor units; nothing in most games. */
  readonly addsMinor?: number
  readonly bet: AnyBet
  readonly isReady?: boolean
}

/** The scene of a game with bets. It shows outcomes that it is given, decides nothing and holds no money. */
export type BetScene<Outcome extends BetOutcome = BetOutcome> = {
  opening(): Opening
  /** In an open round: what can be decided now. None: only the field itself is pressed (`play`). */
  choices?(outcome: Outcome): readonly Choice[]
  /** The stake of the selector was changed. */
  stakeChanged?(stakeMinor: number): void
  /** While a round is under way the bet cannot be changed; an open round frees what it needs by `choices`. */
  lock(isLocked: boolean): void
  /** The player has pressed; the outcome is on its way. */
  start(): void
  /** No outcome comes: back to what was shown. */
  abandon(): void
  /**
   * Shows an outcome and resolves when its result is there to be read. It may be open: then the scene waits, and is given
   * the next outcome of the same round. `isResumed`: nothing of it was seen on this page; show it without the way there.
   */
  show(outcome: Outcome, how: { readonly mood: Mood; readonly isResumed: boolean }): Promise<void>
  /** Rounds of this visit that were over before this page was loaded, newest first. Nothing of them is shown again. */
  remember?(outcomes: readonly Outcome[]): void
  /** The player does not want to wait for what is being shown. */
  skip(): void
  reduceMotion(isReduced: boolean): void
  /** Keys of its own, by `KeyboardEvent.key`; letters small. m, p, r, f, h and the keys of the frame are taken. */
  readonly keys?: Readonly<Record<string, () => void>>
}

/** What `scene/index.ts` of an engine exports as `createScene`. */
export type CreateBetScene<Definition extends BetDefinition, Outcome extends BetOutcome, Key extends string> = (
  needs: BetSceneNeeds<Definition, Key>,
) => BetScene<Outcome> | Promise<BetScene<Outcome>>
