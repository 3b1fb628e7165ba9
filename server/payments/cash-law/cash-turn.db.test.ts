import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Querier } from '#server/kernel/index.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { findAccountsOfPerson } from './accounts-of-person.ts'
import { takeCashTurn } from './judge-cash.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

/** The first and the third are linked as one person only through the second. */
const OTHERS: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [1, 3], 3: [2] }
const needs = { findOtherAccounts: async (_: Querier, playerId: number) => OTHERS[playerId] ?? [] }

it('finds all accounts of a person from each of them', async () => {
  for (const playerId of [1, 2, 3]) expect(await findAccountsOfPerson(needs, db, playerId)).toEqual([1, 2, 3])
  expect(await findAccountsOfPerson(needs, db, 4)).toEqual([4])
})

it('lets one account of a person move cash at a time, and other people beside it', async () => {
  const turns: number[] = []
  const turnOf = (playerId: number) =>
    db.transaction(async (tx) => {
      await takeCashTurn(needs, tx, playerId)
      turns.push(playerId)
    })
  const { third } = await db.transaction(async (tx) => {
    await takeCashTurn(needs, tx, 1)
    await turnOf(4)
    const waiting = turnOf(3)
    while (!turns.includes(3) && (await countWaiting(db)) === 0);
    turns.push(1)
    return { third: waiting }
  })
  await third
  expect(turns).toEqual([4, 1, 3])
})
