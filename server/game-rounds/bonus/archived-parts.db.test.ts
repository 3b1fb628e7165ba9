import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClosedMonths, type ClosedMonths } from '#tests/closed-months.ts'
import { newId, sql } from '../../kernel/index.ts'
import { archivedBonusParts } from './archived-parts.queries.ts'
import { findBonusRound, findLent } from './find-bonus-rounds.ts'

let months: ClosedMonths
const playedAt = new Date('2025-01-06')
/** Of January; open; of February; with a time of the future, which the page chose; of a free round, which lends nothing. */
const [january, open, february, forged, free] = [
  newId(playedAt),
  newId(playedAt),
  newId(new Date('2025-02-06')),
  newId(new Date(Date.now() + 400 * 86_400_000)),
  newId(playedAt),
] as const
const ids = [january, open, february, forged, free]

beforeAll(async () => {
  months = await openClosedMonths()
  for (const [at, roundId] of ids.entries())
    await months.db.query(sql`
      insert into game_rounds.bonus_round (round_id, award_id, lent, won, balance_after, changed_at)
      values (${roundId}, ${randomUUID()}, ${roundId === free ? 0 : 10 + at}, ${roundId === open ? null : at}, ${100 * at},
              ${roundId === february ? '2025-02-06 00:00:00.000009+00' : '2025-01-06 00:00:00.000007+00'})`)
  await months.sign()
})
afterAll(() => months?.close())

const tableOf = () =>
  months.owner.query({ text: 'select t::text as row from game_rounds.bonus_round t order by round_id', values: [] })
const leftOf = async () =>
  (await months.db.query<{ roundId: string }>(sql`select round_id from game_rounds.bonus_round`)).map(
    (row) => row.roundId,
  )
const readAll = async () => ({
  parts: await Promise.all(ids.map((roundId) => findBonusRound(months.db, { roundId, playedAt }))),
  lent: [
    ...(await findLent(
      months.db,
      [...ids, newId(playedAt)].map((roundId) => ({ roundId, playedAt })),
    )),
  ].toSorted(),
})

it('parts of bonuses leave once their round is over, are read from files, and come back as they were', async () => {
  const before = await tableOf()
  const known = await readAll()
  expect(known.lent).toEqual([january, open, february, forged].toSorted())
  await months.archiveMonth('2025-01')
  await months.archive('2025-01', archivedBonusParts)
  expect(await months.check()).toEqual([])
  expect(await readAll()).toEqual(known)
  await months.drop('2025-01', archivedBonusParts)
  expect((await leftOf()).toSorted()).toEqual([open, february].toSorted())
  expect(await readAll()).toEqual(known)
  await months.restore('2025-01', archivedBonusParts)
  expect(await tableOf()).toEqual(before)
  expect(await readAll()).toEqual(known)
})
