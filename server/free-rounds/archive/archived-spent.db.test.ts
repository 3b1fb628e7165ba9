import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClosedMonths, type ClosedMonths } from '#tests/closed-months.ts'
import { newId, sql } from '../../kernel/index.ts'
import { archivedFreeRounds, findNewFreeRounds, findSpent, listFreeEntries, sumFreeRounds } from '../index.ts'
import { listEnds } from './find-spent.ts'

let months: ClosedMonths
const zone = 'Europe/Prague'
const first = newId(new Date('2025-01-02'))
const second = newId(new Date('2025-01-03'))
/** Six rounds of January and two of February of the first award; the second has one whose end is not known. */
const rounds = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
  number,
  roundId: newId(new Date(number === 3 ? Date.now() + 400 * 86_400_000 : Date.UTC(2025, 0, 6))),
  at: `2025-0${number > 6 ? 2 : 1}-1${number} 22:30:00.000007+00`,
}))
const unknown = newId(new Date('2025-01-07'))
const playedAt = new Map(rounds.map(({ roundId }) => [roundId, new Date('2025-01-12')]))

beforeAll(async () => {
  months = await openClosedMonths()
  const { db } = months
  for (const [id, used] of [
    [first, 8],
    [second, 1],
  ] as const)
    await db.query(sql`
      insert into free_rounds.award (id, player_id, game_key, currency, stake, rounds, used, source, given_at, expires_at)
      values (${id}, 1, 'OvocnyKolotoc', 'CZK', 200, 9, ${used}, 'club:gold', '2025-01-02', '2025-03-02')`)
  for (const { number, roundId, at } of rounds)
    await db.query(sql`
      insert into free_rounds.spent (round_id, award_id, number, spent_at, won, held, booked_at)
      values (${roundId}, ${first}, ${number}, ${at}, ${number % 3 === 0 ? 0 : 10 * number}, ${number % 3 === 0 ? 0 : number}, ${at})`)
  await db.query(sql`
    insert into free_rounds.spent (round_id, award_id, number, spent_at, booked_at)
    values (${unknown}, ${second}, 1, '2025-01-07', '2025-01-07')`)
  await months.sign()
})
afterAll(() => months?.close())

const tableOf = () =>
  months.owner.query({ text: 'select t::text as row from free_rounds.spent t order by round_id', values: [] })
const of = { from: new Date('2025-01-01'), before: new Date('2025-03-01'), zone }
const byDay = (one: { day: string }, other: { day: string }) => (one.day < other.day ? -1 : 1)

async function readAll() {
  const { db } = months
  const entries = { ...of, versions: [], giver: 'club', players: [1] }
  const page = await listFreeEntries(db, { ...entries, after: '', limit: 4 })
  return {
    spent: [
      ...(await findSpent(db, [...playedAt.keys(), unknown, newId(new Date('2025-01-06'))], playedAt)),
    ].toSorted(),
    ends: await listEnds(db, [
      { id: first, used: 8 },
      { id: second, used: 1 },
    ]),
    days: (await sumFreeRounds(db, of)).toSorted(byDay),
    entries: [...page, ...(await listFreeEntries(db, { ...entries, after: page.at(-1)?.id ?? '', limit: 99 }))],
    isNew: (({ last, days }) => [last, [...days].toSorted()])(
      await findNewFreeRounds(db, { since: new Date(0), zone }),
    ),
  }
}

it('free rounds leave once their end is known, are read from files, and come back as they were', async () => {
  const before = await tableOf()
  const known = await readAll()
  expect(known.spent).toHaveLength(9)
  expect(known.ends.map(({ isWin }) => isWin)).toEqual([true, true, false, true, true, false, true, true, null])
  expect(known.entries).toHaveLength(9)
  expect(known.days).toHaveLength(9)
  await months.archiveMonth('2025-01')
  await months.archive('2025-01', archivedFreeRounds)
  expect(await months.check()).toEqual([])
  expect(await readAll()).toEqual(known)
  await months.db.query(sql`delete from free_rounds.spent where number in (2, 5) and award_id = ${first}`)
  expect(await readAll()).toEqual(known)
  await months.drop('2025-01', archivedFreeRounds)
  expect(await months.db.query(sql`select number from free_rounds.spent order by number`)).toEqual([
    { number: 1 },
    { number: 7 },
    { number: 8 },
  ])
  expect(await readAll()).toEqual(known)
  await months.restore('2025-01', archivedFreeRounds)
  expect(await tableOf()).toEqual(before)
  expect(await readAll()).toEqual(known)
})
