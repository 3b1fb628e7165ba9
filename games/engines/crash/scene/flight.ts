import type { Container, Texture } from 'pixi.js'

/** What the page tells its scene in every frame. */
export type Flight = {
  readonly phase: 'waiting' | 'betting' | 'locked' | 'running' | 'crashed'
  /** Hundredths, as exact as the page knows it. */
  readonly multiplier: number
}

/** What acts in a game: a balloon, a rocket, a kettle. It shows how high the multiplier is and decides nothing. */
export type Actor = {
  readonly layer: Container
  lay(width: number, height: number): void
  /** Moves on; true asks for another frame. */
  move(flight: Flight, elapsedMs: number, nowMs: number): boolean
}

export type ActorNeeds = {
  /** The hero and what belongs to it, in the order of its picture. */
  readonly pictures: readonly Texture[]
  readonly colours: { readonly mid: string; readonly key: string; readonly deep: string }
  /** Hundredths at which the game can be left; none where it can be left anywhere. */
  readonly stations: readonly number[]
  /** Writes a multiplier in the player's language. */
  readonly write: (hundredths: number) => string
  /** Device pixels per CSS pixel. */
  readonly resolution: number
  readonly isReduced: () => boolean
}

/** From 0 at ×1 towards 1, quickly at first: where on the screen a multiplier lies. */
export function heightOf(multiplier: number, bend = 0.62): number {
  return 1 - (Math.max(100, multiplier) / 100) ** -bend
}

/** How much has been doubled: the distance on a scale that never ends. */
export function distanceOf(multiplier: number): number {
  return Math.log2(Math.max(100, multiplier) / 100)
}

/** A smooth step towards a value, the same at any frame rate. */
export function follow(from: number, to: number, elapsedMs: number, halfMs: number): number {
  return to + (from - to) * 0.5 ** (elapsedMs / halfMs)
}

/** What a shape is filled with. */
export function ink(color: string, alpha = 1): { readonly color: string; readonly alpha: number } {
  return { color, alpha }
}

/** Where the ground is: on a narrow screen the bets of others lie in front of the lower part. */
export function groundOf(width: number, height: number, share: number): number {
  return height * share * (width < height ? 0.8 : 1)
}
