import { expect, it } from 'vitest'
import { watchReads, type CurrentReads } from './current-reads.ts'

/** A read of a key that the test ends, and that returns whether it may be cached. */
function begin(reads: CurrentReads<number>, key: number) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const read = reads.run(key, async (isCurrent) => {
    await promise
    return isCurrent()
  })
  const fail = () => {
    reject(new Error('no database'))
    return read
  }
  const end = () => {
    resolve()
    return read
  }
  return { end, fail }
}

it('is outdated by a message about its own key, and by no other one', async () => {
  const reads = watchReads<number>()
  const [one, other] = [begin(reads, 1), begin(reads, 2)]
  reads.outdate(1)
  expect([await one.end(), await other.end()]).toEqual([false, true])
  expect(await begin(reads, 1).end(), 'the next one').toBe(true)
})

it('is outdated where messages were missed', async () => {
  const reads = watchReads<number>()
  const both = [begin(reads, 1), begin(reads, 2)]
  reads.outdateAll()
  expect(await Promise.all(both.map(({ end }) => end()))).toEqual([false, false])
})

it('gives way to the one that began last, in whatever order they end', async () => {
  const reads = watchReads<number>()
  const [first, second, third] = [begin(reads, 1), begin(reads, 1), begin(reads, 1)]
  expect([await second.end(), await third.end(), await first.end()]).toEqual([false, true, false])
})

it('that fails leaves those that come after it alone', async () => {
  const reads = watchReads<number>()
  const [first, second] = [begin(reads, 1), begin(reads, 1)]
  await expect(first.fail()).rejects.toThrow('no database')
  expect(await second.end()).toBe(true)
})
