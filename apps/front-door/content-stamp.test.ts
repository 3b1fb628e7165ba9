import { expect, it } from 'vitest'
import { watchContentStamp } from './content-stamp.ts'

function open() {
  const seen = { asked: 0, stamp: '1', isDown: false, at: 0 }
  const ask = async () => {
    seen.asked += 1
    return seen.isDown ? undefined : seen.stamp
  }
  return { seen, read: watchContentStamp(ask, () => seen.at) }
}

it('is asked for once, however many pages want it at once', async () => {
  const { seen, read } = open()
  expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1'])
  expect(seen.asked).toBe(1)
})
it('tells a change within a second', async () => {
  const { seen, read } = open()
  await read()
  seen.stamp = '2'
  seen.at = 399
  expect(await read()).toBe('1')
  seen.at = 1000
  expect(await read()).toBe('2')
})
it('is what it was while nobody answers', async () => {
  const { seen, read } = open()
  await read()
  seen.isDown = true
  seen.at = 5000
  expect(await read()).toBe('1')
})
