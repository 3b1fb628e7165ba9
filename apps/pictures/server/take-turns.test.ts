import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

const STAYS = new AbortController().signal

/** Work that ends when it is told to. */
function openWork() {
  const ends: (() => void)[] = []
  const begun: string[] = []
  const work = (name: string) => async () => {
    begun.push(name)
    await new Promise<void>((end) => ends.push(end))
    return name
  }
  return { begun, work, endOne: () => ends.shift()?.() }
}
const soon = () => new Promise((done) => setImmediate(done))

it('whoever leaves while waiting makes room for another, and is never begun', async () => {
  const turns = takeTurns(1, 1)
  const { begun, work, endOne } = openWork()
  const leaving = new AbortController()
  const one = turns(work('one'), STAYS)
  const two = turns(work('two'), leaving.signal)
  expect(await turns(work('three'), STAYS)).toBe('busy')
  leaving.abort()
  expect(await two).toBe('gone')
  const four = turns(work('four'), STAYS)
  endOne()
  expect(await one).toEqual({ made: 'one' })
  await soon()
  endOne()
  expect(await four).toEqual({ made: 'four' })
  expect(begun).toEqual(['one', 'four'])
})

it('whoever has left before is not begun, and takes no place', async () => {
  const turns = takeTurns(1, 0)
  const { begun, work, endOne } = openWork()
  expect(await turns(work('one'), AbortSignal.abort())).toBe('gone')
  const two = turns(work('two'), STAYS)
  endOne()
  expect(await two).toEqual({ made: 'two' })
  expect(begun).toEqual(['two'])
})

it('work that fails gives its place to the next', async () => {
  const turns = takeTurns(1, 1)
  const failing = turns(() => Promise.reject(new Error('no')), STAYS)
  const next = turns(() => Promise.resolve('next'), STAYS)
  await expect(failing).rejects.toThrow('no')
  expect(await next).toEqual({ made: 'next' })
  expect(await turns(() => Promise.resolve('after'), STAYS)).toEqual({ made: 'after' })
})
