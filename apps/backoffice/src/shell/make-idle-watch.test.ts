import { expect, it } from 'vitest'
import { makeIdleWatch, type IdleWatch } from './make-idle-watch.ts'

const MINUTE_MS = 60_000

it('who types without a pause in one tab is at work in the other one too, which is told now and then', () => {
  let now = 0
  let told = 0
  const other: IdleWatch = makeIdleWatch(
    () => now,
    () => {},
  )
  const tab = makeIdleWatch(
    () => now,
    () => {
      told += 1
      other.onOtherTabActive()
    },
  )
  for (; now < 20 * MINUTE_MS; now += 1_000) tab.onSign()
  expect(other.idleMs()).toBeLessThan(10_000)
  expect(told).toBeLessThanOrEqual(20 * 12)
})
it('a tab that nobody is at is idle since the last sign', () => {
  let now = 0
  const tab = makeIdleWatch(
    () => now,
    () => {},
  )
  now = 1_000
  tab.onSign()
  now = 16 * MINUTE_MS
  expect(tab.idleMs()).toBe(16 * MINUTE_MS - 1_000)
})
