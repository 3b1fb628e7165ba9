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

  it('runs statements of a transaction that are started together one after another, and ends it after the last', async () => {
    const warnings: string[] = []
    const hear = ({ message }: Error) => void warnings.push(message)
    process.on('warning', hear)
    const numbers = await db.transaction((tx) =>
      Promise.all(
        [1, 2, 3, 4].map((n) => tx.query<{ n: number }>(sql`select ${n}::integer as n, pg_sleep(0.01)::text as slept`)),
      ),
    )
    expect(numbers.flat().map(({ n }) => n)).toEqual([1, 2, 3, 4])
    await expect(
      db.transaction((tx) =>
        Promise.all([
          publish(tx, 'privacy.account-closed', { playerId: 3 }),
          tx.query(sql`select 1 / 0`),
          publish(tx, 'privacy.account-closed', { playerId: 3 }),
          publish(tx, 'privacy.account-closed', { playerId: 3 }),
        ]),
      ),
    ).rejects.toThrow('division by zero')
    expect(await db.query(sql`select from kernel.outbox where payload ->> 'playerId' = '3'`)).toEqual([])
    await new Promise(setImmediate)
    process.off('warning', hear)
    expect(warnings.filter((text) => text.includes('client.query()'))).toEqual([])
  })

  it('executes no statement of a branch that goes on after its transaction was rolled back', async () => {
    const { promise: rolledBack, resolve: release } = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    const failed = db.transaction((tx) => {
      late = rolledBack.then(() => publish(tx, 'privacy.account-closed', { playerId: 4 }))
      return Promise.all([tx.query(sql`select 1 / 0`), late])
    })
    await expect(failed).rejects.toThrow('division by zero')
    release()
    await expect(late).rejects.toThrow('after the end of its transaction')
    expect(await db.query(sql`select from kernel.outbox where payload ->> 'playerId' = '4'`)).toEqual([])
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
