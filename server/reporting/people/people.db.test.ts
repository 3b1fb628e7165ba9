import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysAfter, firstOfNextMonth } from '#contract/states/calendar.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from '../check-figures.ts'
import { countBooks } from '../count-books.ts'
import type { ReportNeeds } from '../needs.ts'
import { rebuildFigures } from '../rebuild-figures.ts'
import { liveSmall } from '../small-life.ts'
import { book, cash } from '../test-life.ts'
import { figurePeopleListed } from '../logs/figure-entries.ts'
import { getFirstDepositFunnel, getPlayCohorts } from './funnel.ts'

let db: TestDatabase
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: 'Europe/Bratislava',
  currency: 'CZK',
  requiredPapers: ['primary'],
  gamesOf: () => [],
  nameDesks: async () => new Map(),
  provedOf: async () => undefined,
})

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  // Midnight of Bratislava: 23:30 in London is the next day here. One of them never moves money.
  for (const id of [4, 5])
    await db.query(sql`
      insert into players.player (id, target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                  currency, registered_at)
      overriding system value
      values (${id}, 'brand_b', ${`p${id}@players.test`}, 'A', 'B', 'a b', 'b a', '1990-01-01', 'cs', 'CZK', '2026-01-31T23:30:00Z')`)
  await db.query(sql`
    insert into documents.kyc_verification (id, target, player_id, method, state, partner_ref, return_path, started_at, changed_at)
    values (gen_random_uuid(), 'brand_b', 4, 'bankId', 'started', 'ref-4', '/', '2026-02-02T10:00:00Z', '2026-02-02T10:00:00Z')`)
  await db.query(sql`update documents.kyc_verification set state = 'verified' where player_id = 4`)
  await book(db, {
    path: cash(4),
    contra: 'gateway:test:clearing',
    kind: 'deposit',
    credit: 500,
    at: '2026-02-03T10:00:00Z',
  })
  await countBooks(needs())
})
afterAll(() => db?.close())

it('counts for the registrations of a day who reached each step', async () => {
  const { rows, totals } = await getFirstDepositFunnel(needs(), { from: '2026-01-01', to: '2026-02-28' })
  expect(rows).toEqual([
    { day: '2026-01-01', registered: 3, verified: 0, deposited: 3, staked: 3 },
    { day: '2026-02-01', registered: 2, verified: 1, deposited: 1, staked: 0 },
  ])
  expect(totals).toEqual({ registered: 5, verified: 1, deposited: 4, staked: 3 })
  const ofBrand = await getFirstDepositFunnel(needs(), { from: '2026-01-01', to: '2026-01-31', brands: ['brand_b'] })
  expect(ofBrand.rows).toMatchObject([{ registered: 1, deposited: 1 }])
  await expect(getFirstDepositFunnel(needs(), { from: '2026-01-01', to: '2026-06-30' })).rejects.toThrow()
})

/** The number of rows of the list that a cell of a report leads to. */
const countOf = async (figure: string, of: Readonly<Record<string, string>>): Promise<number> =>
  (await figurePeopleListed(needs()).totals({ figure, ...of }, { userId: 1, permissions: [] })).count

it.each([undefined, 'brand_a', 'brand_b'])(
  'each cell of the funnel leads to as many people, brand %s',
  async (brand) => {
    const period = { from: '2026-01-01', to: '2026-02-28' }
    const { rows, totals } = await getFirstDepositFunnel(needs(), { ...period, ...(brand ? { brands: [brand] } : {}) })
    for (const { day, ...row } of [{ day: undefined, ...totals }, ...rows]) {
      const of = { ...(day === undefined ? period : { from: day, to: day }), ...(brand ? { brand } : {}) }
      const listed = {
        registered: await countOf('registrations', of),
        verified: await countOf('registeredVerified', of),
        deposited: await countOf('registeredDeposited', of),
        staked: await countOf('registeredStaked', of),
      }
      expect([day, listed]).toEqual([day, row])
    }
  },
)

it.each([undefined, 'brand_a', 'brand_b'])('each cell of a cohort leads to as many people, brand %s', async (brand) => {
  const to = '2026-10-24'
  const { rows } = await getPlayCohorts(needs(), { from: '2026-01-01', to, ...(brand ? { brands: [brand] } : {}) })
  const endOf = (month: string) => {
    const last = daysAfter(firstOfNextMonth(month), -1)
    return last < to ? last : to
  }
  expect(rows.flatMap(({ active }) => active).some((people) => people > 0)).toBe(true)
  for (const [place, { month, active }] of rows.entries())
    for (const [later, people] of active.entries()) {
      const played = rows[place + later]?.month ?? ''
      const of = {
        from: month,
        to: endOf(month),
        playedFrom: played,
        playedTo: endOf(played),
        ...(brand ? { brand } : {}),
      }
      expect([month, played, await countOf('registeredPlayed', of)]).toEqual([month, played, people])
    }
})

it('the people behind a cell are read one by one, each once', async () => {
  const source = figurePeopleListed(needs())
  const of = { figure: 'registeredDeposited', from: '2026-01-01', to: '2026-02-28' }
  const read: object[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { readonly rows: readonly object[]; readonly nextCursor: string | null } = await source.page(
      { ...of, limit: 1, ...(cursor ? { cursor } : {}) },
      { userId: 1, permissions: [] },
    )
    read.push(...page.rows)
    cursor = page.nextCursor
  }
  expect(read).toMatchObject([1, 2, 3, 4].map((playerId) => ({ playerId })))
})

it('counts for the registrations of a month in which months they played, as the entries have it', async () => {
  const { rows } = await getPlayCohorts(needs(), { from: '2026-01-15', to: '2026-12-31' })
  const books = await db.query<{ month: string; people: number }>(sql`
    select to_char(e.created_at at time zone 'Europe/Bratislava', 'YYYY-MM') as month, count(distinct e.account_id)::int as people
      from ledger.entry e join ledger.account a on a.id = e.account_id
     where e.kind = 1 and e.debit > 0 and e.series_id <> 0 and a.path ~ '^player:[123]:cash$' group by 1`)
  const ofMonth = new Map(books.map(({ month, people }) => [month, people]))
  const [january, february] = rows
  expect(january).toMatchObject({ month: '2026-01-01', registered: 3 })
  expect(january?.active).toEqual(
    Array.from({ length: 12 }, (_, place) => ofMonth.get(`2026-${String(place + 1).padStart(2, '0')}`) ?? 0),
  )
  expect(february).toMatchObject({ registered: 2, active: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] })
})

it('is the same when recomputed after somebody was erased, and a wrong first day is found', async () => {
  const people = () => db.query(sql`select * from reporting.person order by player_id`)
  const before = await people()
  expect(before).toHaveLength(4)
  // After the erasure of a person the account stays, without a name.
  await db.query(sql`update players.player set first_name = '', surname = '', email = '', phone = null where id = 4`)
  await rebuildFigures(needs())
  expect(await people()).toEqual(before)
  expect((await checkFigures(needs())).differences).toEqual([])
  await db.query(sql`update reporting.person set first_stake_on = '2026-01-05' where player_id = 2`)
  expect((await checkFigures(needs())).differences).toMatchObject([{ rule: 'person' }])
})
