import { expect, it } from 'vitest'
import type { Client } from '#client'
import { followReminder, msToNext } from './follow-reminder.ts'

const MINUTE = 60_000

/** A page whose time passes only by waiting; the player's choice changes as listed. */
async function follow(choices: readonly (number | null)[], options: { busyUntil?: number; from?: number } = {}) {
  const reminded: number[] = []
  let [now, asked] = [options.from ?? 0, 0]
  const client = (async () => {
    const everyMinutes = choices[asked]
    asked += 1
    return everyMinutes === undefined ? { ok: false, status: 401 } : { ok: true, data: { everyMinutes } }
  }) as unknown as Client
  await followReminder({
    client,
    playedMs: () => now,
    isIdle: () => now >= (options.busyUntil ?? 0),
    wait: async (ms) => void (now += ms),
    remind: async () => void reminded.push(Math.floor(now / MINUTE)),
  })
  return reminded
}

it('reminds at each multiple of what the player chose', async () => {
  expect(await follow([2, 2, 2])).toEqual([2, 4, 6])
  expect(await follow([30, 30, 30, 30, 30, 30, 30], { from: 0 })).toEqual([30])
  expect(msToNext(61_000, 1)).toBe(59_000)
})

it('never reminds who did not choose it, and notices a choice that is made meanwhile', async () => {
  expect(await follow([null, null])).toEqual([])
  expect(await follow([null, 6])).toEqual([6])
})

it('waits for the end of a round', async () => {
  expect(await follow([1, 1], { busyUntil: 3.5 * MINUTE })).toEqual([3, 4])
})
