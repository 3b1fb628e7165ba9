import type { CrashDefinition } from './crash-engine.ts'

/** What the course of a shared round follows from. */
export type Curve = Pick<CrashDefinition, 'growthPerMs' | 'maxMultiplier' | 'stations'>

/** The least multiplier that a bet can be cashed out at, in hundredths. */
export const LEAST_CASH_OUT = 101

/** The multiplier so many milliseconds after the start, in whole hundredths: ⌊100 · e^(growth · t)⌋, at most the largest. */
export function multiplierAt({ growthPerMs, maxMultiplier }: Curve, elapsedMs: number): number {
  if (elapsedMs <= 0) return 100
  return Math.min(maxMultiplier, Math.floor(100 * Math.exp((growthPerMs / 1e6) * elapsedMs)))
}

/** The first whole millisecond at which the multiplier has reached so many hundredths. */
export function reachedAfterMs(curve: Curve, hundredths: number): number {
  if (hundredths <= 100) return 0
  let ms = Math.max(0, Math.floor(Math.log(hundredths / 100) / (curve.growthPerMs / 1e6)) - 2)
  const unlimited = { ...curve, maxMultiplier: Number.MAX_SAFE_INTEGER }
  while (multiplierAt(unlimited, ms) < hundredths) ms += 1
  return ms
}

/**
 * How long a round runs: its crash point stands on the screen like every hundredth before it, and the round breaks in the
 * moment in which the next one would come. So every multiplier up to the crash point can be had, and each returns the
 * same. At the largest multiplier all are cashed out and the round is over.
 */
export function runsForMs(curve: Curve, crashPoint: number): number {
  if (crashPoint <= 100) return 0
  return reachedAfterMs(curve, crashPoint >= curve.maxMultiplier ? crashPoint : crashPoint + 1)
}

/**
 * What a player gets who asks to be cashed out while this multiplier is shown: the multiplier itself, or in a game with
 * stations the next one, where the round must still arrive. Nothing while there is none to be had.
 */
export function cashOutFor({ maxMultiplier, stations }: Curve, shown: number): number | undefined {
  if (stations) return stations.find((station) => station > shown)
  return shown >= LEAST_CASH_OUT ? Math.min(shown, maxMultiplier) : undefined
}

/** Where a bet is cashed out at the latest, whatever its player does. */
export function lastCashOut({ maxMultiplier, stations }: Curve): number {
  return stations?.at(-1) ?? maxMultiplier
}
