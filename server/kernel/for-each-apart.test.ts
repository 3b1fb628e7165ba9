import { expect, it } from 'vitest'
import { forEachApart } from './for-each-apart.ts'

it('does the work of all, one after another, and throws what failed at the end', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`not ${item}`)
    done.push(item)
    return item * 10
  }
  expect(await forEachApart([1, 3], work, 'Some failed.')).toEqual([10, 30])
  const failing = forEachApart([2, 5, 4, 7], work, 'Some failed.')
  const { message, errors } = (await failing.catch((error: unknown) => error)) as AggregateError
  expect([message, ...errors.map(String)]).toEqual(['Some failed.', 'Error: not 2', 'Error: not 4'])
  expect(done).toEqual([1, 3, 5, 7])
})
