import type { Container, Texture } from 'pixi.js'

/** The state that the page passes to its scene in every frame. */
export type Flight = {
  readonly phase: 'waiting' | 'betting' | 'locked' | 'running' | 'crashed'
  /** In hundredths, with the precision that the page has. */
  readonly multiplier: number
}

/** The animated object of a game: a balloon, a rocket, a kettle. It shows how high the multiplier is and decides nothing. */
export type Actor = {
  readonly layer: Container
  lay(width: number, height: number): void
  /** Advances the animation; true requests another frame. */
  move(flight: Flight, elapsedMs: number, nowMs: number): boolean
}

export type ActorNeeds = {
  /** The main object and its accessories, in the order of its picture file. */
  readonly pictures: readonly Texture[]
  readonly colours: { readonly mid: string; readonly key: string; readonly deep: string }
  /** Multipliers at which a bet can be cashed out, in hundredths; empty when it can be cashed out at any. */
  readonly stations: readonly number[]
  /** Formats a multiplier in the player’s language. */
  readonly write: (hundredths: number) => string
  /** Device pixels per CSS pixel. */
  readonly resolution: number
  readonly isReduced: () => boolean
}

/** Vertical position of a multiplier: from 0 at ×1 towards 1, rising quickly at first. */
export function heightOf(multiplier: number, bend = 0.62): number {
  return 1 - (Math.max(100, multiplier) / 100) ** -bend
}

/** The number of doublings: the distance on an unbounded scale. */
export function distanceOf(multiplier: number): number {
  return Math.log2(Math.max(100, multiplier) / 100)
}

/** A smooth step towards a value, independent of the frame rate. */
export function follow(from: number, to: number, elapsedMs: number, halfMs: number): number {
  return to + (from - to) * 0.5 ** (elapsedMs / halfMs)
}

/** Fill style of a shape. */
export function ink(color: string, alpha = 1): { readonly color: string; readonly alpha: number } {
  return { color, alpha }
}

/** Where the ground is: on a narrow screen the bets of others lie in front of the lower part. */
export function groundOf(width: number, height: number, share: number): number {
  return height * share * (width < height ? 0.8 : 1)
}
