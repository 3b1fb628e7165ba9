import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import { watchFreeRounds } from './watch-free-rounds.ts'

let known: Record<string, number> | undefined
const ask = () => Promise.resolve(known)
const heard = new Map<string, () => void>()

beforeEach(() => {
  const listen = (name: string, hear: () => void) => void heard.set(name, hear)
  const forget = (name: string) => void heard.delete(name)
  vi.stubGlobal('document', { hidden: false, addEventListener: listen, removeEventListener: forget })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', forget)
})
afterEach(() => void vi.unstubAllGlobals())

it('reports remaining free rounds at once and when the page becomes visible again, also when none remain', async () => {
  const told: object[] = []
  const watch = () => watchFreeRounds((left) => void told.push(left), ask)
  known = { GameA: 3 }
  const stop = watch()
  await vi.waitFor(() => expect(told).toEqual([{ GameA: 3 }]), PATIENCE)
  known = undefined
  heard.get('visibilitychange')?.()
  known = {}
  heard.get('pageshow')?.()
  await vi.waitFor(() => expect(told).toEqual([{ GameA: 3 }, {}]), PATIENCE)
  stop()
  expect(heard.size).toBe(0)
  // The store outlives a page: an empty result must be reported too.
  watch()
  await vi.waitFor(() => expect(told).toHaveLength(3), PATIENCE)
})
