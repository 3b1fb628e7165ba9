import { expect, it } from 'vitest'
import type { Look } from '#config/look.ts'
import { readLook } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { watchLive } from './live-value.ts'

const own = readLook(targets[0])
const other: Look = { ...own, hero: 'ledger' }

type Seen = { asked: number; stamp: string; readAt: string | undefined; live: Look | null | undefined; at: number }

/** `readAt`: the stamp of the node that returns the look, where it differs from the node that returns the stamp. */
function open() {
  const seen: Seen = { asked: 0, stamp: '1', readAt: undefined, live: null, at: 0 }
  const fetchLive = async () => {
    seen.asked += 1
    return seen.live === undefined ? undefined : { stamp: seen.readAt ?? seen.stamp, live: seen.live }
  }
  return { seen, ...watchLive<Look>({ own, stamp: async () => seen.stamp, fetchLive, now: () => seen.at }) }
}

it('is the folder’s until staff publish another one, and again when they take it back', async () => {
  const { seen, read, last } = open()
  expect(await read()).toBe(own)
  Object.assign(seen, { stamp: '2', live: other })
  expect(await read()).toBe(other)
  expect(last()).toBe(other)
  Object.assign(seen, { stamp: '3', live: null })
  expect(await read()).toBe(own)
})
it('is asked for once for each change, however many pages want it', async () => {
  const { seen, read } = open()
  await Promise.all([read(), read(), read()])
  await read()
  expect(seen.asked).toBe(1)
})
it('stays while nobody answers, and is asked for again', async () => {
  const { seen, read } = open()
  Object.assign(seen, { live: other })
  await read()
  Object.assign(seen, { stamp: '2', live: undefined })
  expect(await read()).toBe(other)
  Object.assign(seen, { live: null, at: 300 })
  expect(await read()).toBe(own)
})
it('is asked for until the look is of the stamp: nodes have clocks of their own', async () => {
  const { seen, read } = open()
  await read()
  Object.assign(seen, { stamp: '2', readAt: '1', at: 1000 })
  expect(await read()).toBe(own)
  Object.assign(seen, { readAt: '2', live: other, at: 2000 })
  expect(await read()).toBe(other)
  expect(seen.asked).toBe(3)
})
it('is asked for every half a minute, though the stamp says nothing', async () => {
  const { seen, read } = open()
  await read()
  Object.assign(seen, { live: other, at: 30_001 })
  await read()
  expect(await read()).toBe(other)
  expect(seen.asked).toBe(2)
})
it('is not taken from an answer that comes after that of a newer question', async () => {
  const answers = new Map<number, (look: Look) => void>()
  const seen = { stamp: '1' }
  const { read } = watchLive<Look>({
    own,
    stamp: async () => seen.stamp,
    fetchLive: async () => {
      const { stamp } = seen
      return { stamp, live: await new Promise<Look>((done) => answers.set(answers.size, done)) }
    },
    now: () => 0,
  })
  const first = read()
  await Promise.resolve()
  seen.stamp = '2'
  const second = read()
  await Promise.resolve()
  answers.get(1)?.(other)
  expect(await second).toBe(other)
  answers.get(0)?.(own)
  expect(await first).toBe(other)
})
it('is not asked for before anybody has said a stamp', async () => {
  const { seen, read } = open()
  seen.stamp = ''
  expect(await read()).toBe(own)
  expect(seen.asked).toBe(0)
})
