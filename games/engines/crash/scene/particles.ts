import { Graphics } from 'pixi.js'
import { ink } from './flight.ts'

type Particle = {
  x: number
  y: number
  speedX: number
  speedY: number
  ageMs: number
  readonly lifeMs: number
  readonly size: number
  readonly grow: number
  readonly colour: string
  readonly alpha: number
  readonly weight: number
}

export type Puff = {
  readonly x: number
  readonly y: number
  /** CSS pixels per second. */
  readonly speedX?: number
  readonly speedY?: number
  readonly lifeMs: number
  readonly size: number
  /** How many times as large at the end. */
  readonly grow?: number
  readonly colour: string
  readonly alpha?: number
  /** Gravity, in CSS pixels per second squared. */
  readonly weight?: number
}

const PARTICLES_MAX = 140

/** Smoke, sparks, bubbles: small discs that move, grow and fade. */
export function createParticles() {
  const layer = new Graphics()
  const shuffle = createShuffle(97)
  let all: Particle[] = []
  return {
    layer,
    add({ x, y, speedX = 0, speedY = 0, lifeMs, size, grow = 1, colour, alpha = 1, weight = 0 }: Puff): void {
      if (all.length < PARTICLES_MAX)
        all.push({ x, y, speedX, speedY, ageMs: 0, lifeMs, size, grow, colour, alpha, weight })
    },
    /** Many particles at once, in all directions. */
    burst(count: number, make: (angle: number, share: number) => Puff): void {
      for (let at = 0; at < count; at += 1) this.add(make(shuffle() * Math.PI * 2, shuffle()))
    },
    clear(): void {
      all = []
      layer.clear()
    },
    /** Whether any particle is still visible. */
    move(elapsedMs: number): boolean {
      layer.clear()
      all = all.filter((one) => one.ageMs < one.lifeMs)
      for (const one of all) {
        one.ageMs += elapsedMs
        one.speedY += (one.weight * elapsedMs) / 1000
        one.x += (one.speedX * elapsedMs) / 1000
        one.y += (one.speedY * elapsedMs) / 1000
        const gone = Math.min(1, one.ageMs / one.lifeMs)
        layer.circle(one.x, one.y, one.size * (1 + (one.grow - 1) * gone)).fill(ink(one.colour, one.alpha * (1 - gone)))
      }
      return all.length > 0
    },
  }
}

/** Numbers between 0 and 1 that only look random: a picture needs no real randomness. */
export function createShuffle(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return state / 0x7f_ff_ff_ff
  }
}
