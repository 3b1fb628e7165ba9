import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { finishTables, sql } from '../kernel/index.ts'

const MIGRATION = new URL('../migrations/1980-days-of-gifts-and-venues.sql', import.meta.url)
/** The part of it that is about steps, and about indexes of venues. */
const up = readFileSync(MIGRATION, 'utf8').split('-- How far the facts of another room')[0] ?? ''
const INDEXES = [
  'bonuses.step_by_booking',
  'bonuses.step_accepted',
  'venue_play.fact_by_recording',
  'venue_play.fact_by_day',
]

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  // An installation with many rows, before the migration.
  const award = randomUUID()
  await db.query(sql`
    with bonus as (
      insert into bonuses.bonus (id, name, currency, amount, wagering_times, days_to_accept, days_to_play, created_by, created_at)
      values (gen_random_uuid(), 'B', 'CZK', 1, 1, 1, 1, 1, now()) returning id)
    insert into bonuses.award (id, bonus_id, player_id, state, amount, offered_by, offered_at, accept_before)
    select ${award}, id, 1, 'offered', 1, 1, now(), now() from bonus`)
  await db.query(sql`
    insert into bonuses.step (award_id, kind, at, change)
    select ${award}, 'offered', timestamptz '2026-01-01' + n * interval '1 minute', 0 from generate_series(1, 5000) n`)
  for (const index of INDEXES) await db.pool.query(`drop index ${index}`)
  await db.pool.query('alter table bonuses.step drop column booked_at')
})
afterAll(() => db?.close())

const whole = () =>
  db.query(sql`
    select indexrelid::regclass::text as index from pg_index
     where indexrelid = any(${INDEXES}::text[]::regclass[]) and indisvalid`)
const counts = async () =>
  (
    await db.query<{ lacking: number; right: number }>(sql`
      select count(*) filter (where booked_at = '-infinity') as lacking, count(*) filter (where booked_at = at) as right
        from bonuses.step`)
  )[0]

it('come after the migration, in portions, and a call that was cut off is gone on with', async () => {
  await db.pool.query(up)
  // No row is rewritten, and the table is locked only for the change of its definition.
  expect(await counts()).toEqual({ lacking: 5000, right: 0 })
  // Rows inserted meanwhile have their instant, and what was done before the interruption stays done.
  await db.query(
    sql`insert into bonuses.step (award_id, kind, at, change) select id, 'expired', '2026-02-01', 0 from bonuses.award`,
  )
  await db.query(sql`update bonuses.step set booked_at = at where no <= 700`)
  await db.pool.query(`create index step_accepted on bonuses.step (booked_at) where kind = 'accepted'`)
  await db.pool.query(`update pg_index set indisvalid = false where indexrelid = 'bonuses.step_accepted'::regclass`)

  const [first, second] = await Promise.all([finishTables(db.url, undefined, 3), finishTables(db.url, undefined, 3)])
  expect(first + second).toBeGreaterThanOrEqual(5)
  expect(await counts()).toEqual({ lacking: 0, right: 5000 })
  await finishTables(db.url)
  expect(await whole()).toHaveLength(INDEXES.length)
  expect(await db.query(sql`select number from kernel.unfinished`)).toEqual([])
  expect(await finishTables(db.url)).toBe(0)
})
