import { expect, it } from 'vitest'
import type { Look } from '#config/look.ts'
import { readLook } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { watchLook } from './live-look.ts'

const own = readLook(targets[0])
const other: Look = { ...own, hero: 'ledger' }

function open() {
  const seen: { asked: number; stamp: string; live: Look | null | undefined } = { asked: 0, stamp: '1', live: null }
  const ask = async () => {
    seen.asked += 1
    return seen.live
  }
  return { seen, ...watchLook({ own, stamp: async () => seen.stamp, ask }) }
}

it('is the folder’s until staff let another one live, and again when they take it back', async () => {
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
  Object.assign(seen, { live: null })
  expect(await read()).toBe(own)
})
it('is not asked for before anybody has said a stamp', async () => {
  const { seen, read } = open()
  seen.stamp = ''
  expect(await read()).toBe(own)
  expect(seen.asked).toBe(0)
})
