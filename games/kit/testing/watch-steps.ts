import { expect } from 'vitest'
import type { ReelStep } from '../scene/steps.ts'

type Outcome = { readonly stakeMinor: number; readonly winMinor: number }

const reelKinds = new Set(['land', 'wins', 'award', 'free-spin', 'free-end'])
const isReelStep = (step: { readonly kind: string }): step is ReelStep => reelKinds.has(step.kind)

/**
 * Money and free spins that a player has seen after all steps; fails when running totals are wrong, when not exactly
 * the last amount is marked as the last, or when free spins are not counted one by one.
 */
export function watchSteps(steps: readonly { readonly kind: string }[], outcome: Outcome) {
  const money = steps.filter(isReelStep).filter((step) => step.kind === 'wins')
  let shownMinor = 0
  for (const step of money) {
    if (step.wins.length > 0) expect(step.winMinor).toBe(step.wins.reduce((sum, { payMinor }) => sum + payMinor, 0))
    shownMinor += step.winMinor
    expect(step.totalMinor).toBe(shownMinor)
  }
  expect(shownMinor).toBe(outcome.winMinor)
  const free = steps.filter(isReelStep).filter((step) => step.kind === 'free-spin')
  free.forEach((step, at) => expect(step.number).toBe(at + 1))
  const awarded = steps.filter(isReelStep).reduce((sum, step) => sum + (step.kind === 'award' ? step.count : 0), 0)
  expect(free.at(-1)?.of ?? 0).toBe(awarded)
  expect(free.length).toBe(awarded)
  const firstFree = steps.findIndex(({ kind }) => kind === 'free-spin')
  const freeMinor = steps
    .slice(firstFree === -1 ? steps.length : firstFree)
    .filter(isReelStep)
    .reduce((sum, step) => sum + (step.kind === 'wins' ? step.winMinor : 0), 0)
  const end = steps.filter(isReelStep).find((step) => step.kind === 'free-end')
  expect(end?.winMinor ?? 0).toBe(freeMinor)
  expect(money.filter(({ isLast }) => isLast).every((step) => step === money.at(-1))).toBe(true)
  return { shownMinor, landed: steps.filter(isReelStep).filter((step) => step.kind === 'land') }
}
