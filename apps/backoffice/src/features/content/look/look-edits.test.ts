import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Look } from '#contract/shapes/look.ts'
import { isOvertaken } from '../edits.ts'
import { lookEdits } from './look-edits.ts'
import { step, stepBack } from './steps.ts'

// Edits do not read the looks.
const lookOf = (radiusPx: number) => ({ radiusPx }) as Look
const shown = { value: lookOf(1), latestVersion: 2 }
const change = (of: string, radiusPx: number) =>
  lookEdits.change(of, shown, (steps) => step(steps, lookOf(radiusPx), { field: 'radiusPx', at: 0 }))

/** Whether the browser would ask for confirmation before the page is left. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  for (const key of ['1', '2']) lookEdits.drop(key)
  vi.unstubAllGlobals()
})

it('stores an edit for each version, and drops only the saved one', () => {
  change('1', 5)
  change('2', 7)
  lookEdits.drop('1')
  expect(lookEdits.of('1')).toBeUndefined()
  expect(lookEdits.of('2')).toMatchObject({ steps: { past: [lookOf(1)], now: lookOf(7) }, basedOn: 2 })
})
it('asks before the page is left while there are unsaved changes', () => {
  expect(asks()).toBe(false)
  change('2', 7)
  expect(asks()).toBe(true)
  lookEdits.change('2', shown, stepBack)
  expect(asks()).toBe(false)
  change('2', 8)
  lookEdits.drop('2')
  expect(asks()).toBe(false)
})
it('reports that somebody else wrote a version since the edit began', () => {
  change('2', 7)
  expect(isOvertaken(lookEdits.of('2'), 2)).toBe(false)
  expect(isOvertaken(lookEdits.of('2'), 3)).toBe(true)
  expect(isOvertaken(undefined, 3)).toBe(false)
})
