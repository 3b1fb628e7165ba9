import type { CrashDefinition } from './crash-engine.ts'

/** What determines the course of a shared round. */
export type Curve = Pick<CrashDefinition, 'growthPerMs' | 'maxMultiplier' | 'stations'>

/** The lowest multiplier at which a bet can be cashed out, in hundredths. */
export const LEAST_CASH_OUT = 101

/** The multiplier `elapsedMs` after the start, in integer hundredths: ⌊100 · e^(growth · t)⌋, at most the largest. */
export function multiplierAt({ growthPerMs, maxMultiplier }: Curve, elapsedMs: number): number {
  if (elapsedMs <= 0) return 100
  return Math.min(maxMultiplier, Math.floor(100 * Math.exp((growthPerMs / 1e6) * elapsedMs)))
}

/** The first integer millisecond at which the multiplier reaches the given hundredths. */
export function reachedAfterMs(curve: Curve, hundredths: number): number {
  if (hundredths <= 100) return 0
  let ms = Math.max(0, Math.floor(Math.log(hundredths / 100) / (curve.growthPerMs / 1e6)) - 2)
  const unlimited = { ...curve, maxMultiplier: Number.MAX_SAFE_INTEGER }
  while (multiplierAt(unlimited, ms) < hundredths) ms += 1
  return ms
}

/**
 * How long a round runs. Every hundredth up to and including the crash point is shown, and the round crashes at the
 * moment of the next one. So every multiplier up to the crash point can be cashed out, and each has the same return. At
 * the largest multiplier all open bets are cashed out and the round is over.
 */
export function runsForMs(curve: Curve, crashPoint: number): number {
  if (crashPoint <= 100) return 0
  return reachedAfterMs(curve, crashPoint >= curve.maxMultiplier ? crashPoint : crashPoint + 1)
}

/**
 * The multiplier at which a request to cash out is executed while `shown` is on the screen: that multiplier, or in a
 * game with stations the next station, if the round reaches it. Undefined when none is available.
 */
export function cashOutFor({ maxMultiplier, stations }: Curve, shown: number): number | undefined {
  if (stations) return stations.find((station) => station > shown)
  return shown >= LEAST_CASH_OUT ? Math.min(shown, maxMultiplier) : undefined
}

/** The multiplier at which a bet is cashed out at the latest, without any action of the player. */
export function lastCashOut({ maxMultiplier, stations }: Curve): number {
  return stations?.at(-1) ?? maxMultiplier
}
