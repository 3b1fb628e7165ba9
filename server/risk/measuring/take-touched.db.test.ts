import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql } from '#server/kernel/index.ts'
import { takeTouched, touchAll } from './measures.queries.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

test('takes one player at a time, also where the plan joins by a nested loop', async () => {
  const players = [1, 2, 3, 4, 5].map((playerId) => ({ playerId, target: 'one' }))
  await touchAll(db, players, new Date('2026-11-20T12:00:00Z'))
  const taken = await db.transaction(async (tx) => {
    // As PostgreSQL plans at times by its statistics: a subselect with a limit is then run again for each row.
    for (const kind of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'bitmapscan', 'indexscan', 'sort'])
      await tx.query({ text: `set local enable_${kind} = off`, values: [] })
    const ids: (number | undefined)[] = []
    for (let turn = 0; turn <= players.length; turn += 1) ids.push(await takeTouched(tx, 'one'))
    return ids
  })
  expect(taken).toEqual([1, 2, 3, 4, 5, undefined])
  expect(await db.query(sql`select from risk.touched`)).toEqual([])
})
