import { expect, it } from 'vitest'
import { countTogether } from './count-together.ts'

/** A row that counts, whose statements end when they are let. */
function rowThatCounts() {
  const sums = new Map<string, number>()
  const statements: { readonly times: number; readonly end: (fails?: boolean) => void }[] = []
  const count = countTogether<{ readonly name: string }>(
    ({ name }, times) =>
      new Promise((resolve, reject) => {
        statements.push({
          times,
          end: (fails = false) => {
            if (fails) return reject(new Error('The database is gone.'))
            sums.set(name, (sums.get(name) ?? 0) + times)
            resolve(sums.get(name) ?? 0)
          },
        })
      }),
  )
  return { count, statements }
}
const turn = () => new Promise((done) => setImmediate(done))

it('counts what comes meanwhile with one statement, and gives each its own number', async () => {
  const { count, statements } = rowThatCounts()
  const first = count({ name: 'a' })
  await turn()
  const others = [count({ name: 'a' }), count({ name: 'a' }), count({ name: 'a' })]
  await turn()
  expect(statements.map(({ times }) => times)).toEqual([1])
  statements[0]?.end()
  expect(await first).toBe(1)
  await turn()
  expect(statements.map(({ times }) => times)).toEqual([1, 3])
  statements[1]?.end()
  expect(await Promise.all(others)).toEqual([2, 3, 4])
})

it('lets different rows not wait for each other, and goes on after a statement that failed', async () => {
  const { count, statements } = rowThatCounts()
  const one = count({ name: 'a' })
  const other = count({ name: 'b' })
  await turn()
  expect(statements).toHaveLength(2)
  statements[1]?.end()
  expect(await other).toBe(1)
  const refused = expect(one).rejects.toThrow('The database is gone.')
  const next = count({ name: 'a' })
  statements[0]?.end(true)
  await refused
  await turn()
  statements[2]?.end()
  expect(await next).toBe(1)
})
