import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClosedMonths, type ClosedMonths } from '#tests/closed-months.ts'
import { newId, sql } from '../../kernel/index.ts'
import { mergeKeys } from './merge-keys.ts'

let months: ClosedMonths
/** A key of each month of 2025, that stays. */
const keys = Array.from({ length: 12 }, (_, month) => newId(new Date(Date.UTC(2025, month, 7))))

beforeAll(async () => {
  months = await openClosedMonths()
  const { db } = months
  await db.query(sql`delete from ledger.movement_key`)
  await db.query(sql`select ledger.make_key_months('2025-01-01', 12)`)
  for (const [at, reference] of keys.entries())
    await db.query(sql`
      insert into ledger.movement_key (reference, account_id, seq, created_at) values (${reference}, 1, ${at + 1}, '2025-01-07')`)
  // June has left and is not finished; October is the last that has left.
  await db.query(sql`
    insert into ledger.archived_month (month, state, manifest, signature, has_keys)
    select day::date, 'away', '', '', extract(month from day) = 6
      from generate_series(timestamp '2025-01-01', timestamp '2025-10-01', interval '1 month') day`)
})
afterAll(() => months?.close())

const partitions = async () =>
  (
    await months.db.query<{ name: string }>(sql`
      select substring(inhrelid::regclass::text from 'movement_key_(.*)') as name from pg_inherits
       where inhparent = 'ledger.movement_key'::regclass order by 1`)
  ).map(({ name }) => name)
const found = async () =>
  (
    await months.db.query<{ reference: string }>(
      sql`select reference from ledger.movement_key where reference = any(${keys}::uuid[]) order by seq`,
    )
  ).map(({ reference }) => reference)

it('partitions of keys become one where few are left of months that have left, and the others stay', async () => {
  const before = await partitions()
  expect(before).toEqual(expect.arrayContaining(['2025_01', '2025_10', '2025_12']))
  // More keys than are copied while rounds wait.
  expect(await mergeKeys(months.db, 0)).toBe(0)
  expect(await partitions()).toEqual(before)

  expect(await mergeKeys(months.db)).toBeGreaterThan(8)
  const after = await partitions()
  expect(after.filter((name) => name < '2026')).toEqual([
    expect.stringMatching(/^20[0-9]{2}_[0-9]{2}_to_2025_06$/),
    '2025_06',
    '2025_07_to_2025_11',
    '2025_11',
    '2025_12',
  ])
  expect(await found()).toEqual(keys)
  await expect(
    months.db.query(sql`
      insert into ledger.movement_key (reference, account_id, seq, created_at) values (${keys[3]}, 2, 1, '2025-04-07')`),
  ).rejects.toThrow('duplicate key')
  // Nothing is left to do, and a month may be made again.
  expect(await mergeKeys(months.db)).toBe(0)
  await months.db.query(sql`select ledger.make_key_months('2025-08-01', 1)`)
  expect(await partitions()).toEqual(expect.arrayContaining(['2025_07_to_2025_08', '2025_08', '2025_09_to_2025_11']))
  expect(await found()).toEqual(keys)
  expect(await mergeKeys(months.db)).toBe(3)
  expect(await found()).toEqual(keys)
})
