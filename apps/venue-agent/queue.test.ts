import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import { openQueue } from './queue.ts'
import { CHAIN_KEY } from './test-agent.ts'

const folder = mkdtempSync(join(tmpdir(), 'tolar-agent-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0

/** A file with three facts, manipulated by a statement. */
function afterTouching(sql: string): number | undefined {
  files += 1
  const file = join(folder, `${files}.sqlite`)
  const queue = openQueue(file, CHAIN_KEY)
  for (const number of [1, 2, 3]) queue.append('fact', `the-fact-${number}`, { number })
  expect(queue.findBroken()).toBeUndefined()
  queue.close()
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
  const again = openQueue(file, CHAIN_KEY)
  const broken = again.findBroken()
  again.close()
  return broken
}

it.each([
  ['changed', `update entry set body = '{"number":4}' where seq = 2`, 2],
  ['missing in the middle', 'delete from entry where seq = 2', 3],
  ['missing at the end', 'delete from entry where seq = 3', 3],
  ['missing altogether', 'delete from entry', 1],
  ['missing with the mark of the end', 'delete from entry where seq = 3; delete from kept', 3],
  ['only sent', `update entry set state = 'told'`, undefined],
])('finds an entry that is %s', (_, sql, broken) => {
  expect(afterTouching(sql)).toBe(broken)
})

it('can be opened by one process only', () => {
  const file = join(folder, 'one.sqlite')
  const queue = openQueue(file, CHAIN_KEY)
  expect(() => openQueue(file, CHAIN_KEY)).toThrow('locked')
  queue.close()
})
