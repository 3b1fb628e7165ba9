import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { Refusal, sql, publish } from '../index.ts'

describe('the database', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase()
  })
  afterAll(() => db.close())

  it('gives camelCase names and safe-integer bigints', async () => {
    const rows = await db.query<{ amountMinor: number }>(sql`select ${12}::bigint as amount_minor`)
    expect(rows).toEqual([{ amountMinor: 12 }])
  })

  it('refuses a bigint that JavaScript cannot keep', async () => {
    await expect(db.query(sql`select 9007199254740993::bigint as too_large`)).rejects.toThrow('safe integer')
  })

  it('keeps a value out of the text of a statement', async () => {
    const hostile = `'; drop schema kernel; --`
    const [row] = await db.query<{ echo: string }>(sql`select ${hostile}::text as echo where ${1} = ${1}::int`)
    expect(row?.echo).toBe(hostile)
  })

  it('tells an event only when the transaction commits', async () => {
    await expect(
      db.transaction(async (tx) => {
        await publish(tx, 'privacy.account-closed', { playerId: 1 })
        throw new Refusal('ERR_STATE_CHANGED')
      }),
    ).rejects.toThrow(Refusal)
    expect(await db.query(sql`select 1 from kernel.outbox where name = 'privacy.account-closed'`)).toEqual([])
    await db.transaction((tx) => publish(tx, 'privacy.account-closed', { playerId: 2 }))
    expect(await db.query(sql`select 1 from kernel.outbox where name = 'privacy.account-closed'`)).toHaveLength(1)
  })
})
