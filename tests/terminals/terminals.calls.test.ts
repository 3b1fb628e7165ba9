import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import { sql } from '#server/kernel/index.ts'
import { checkHall } from './check-hall.ts'
import { openHall, type Hall } from './hall.ts'
import { liveMonth } from './live-month.ts'

let hall: Hall
beforeAll(async () => {
  hall = await openHall({ terminals: 5, guests: 6, seed: 7 })
})
afterAll(() => hall?.close())

it('meters of terminals equal the books, after days of cut connections, killed agents and wrong clocks', async () => {
  await liveMonth(hall, { days: 2, wavesPerDay: 4 })
  expect(await checkHall(hall)).toEqual([])
  expect(hall.notes.get('stake')).toBeGreaterThan(0)
  expect(hall.notes.get('request interrupted')).toBeGreaterThan(0)
})

it('the same in Slovakia, whose law has no known maximum stake', async () => {
  const target = { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' }
  const slovak = await openHall({ terminals: 3, guests: 4, seed: 3, target })
  // Enough waves that chance, and what it interrupts, do not leave every guest away.
  await liveMonth(slovak, { days: 1, wavesPerDay: 12 })
  expect(await checkHall(slovak)).toEqual([])
  expect(slovak.notes.get('stake')).toBeGreaterThan(0)
  expect(slovak.refusals).not.toContain('ERR_STAKE_NOT_ALLOWED')
  await slovak.close()
})

it('the checker detects a missing fact', async () => {
  const { db } = hall.api
  await db.query(sql`alter table venue_play.fact disable trigger keep_facts`)
  // A stake: whether anybody won depends on which of the hall's requests came first.
  const deleted = await db.query<{ id: string }>(sql`
    delete from venue_play.fact
     where id = (select id from venue_play.fact where kind = 'stake' and amount_minor > 0 order by id limit 1)
    returning id`)
  expect(deleted).toHaveLength(1)
  expect(await checkHall(hall)).not.toEqual([])
})
