import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, sql, type ListReader, type ListSource } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from '../check-figures.ts'
import { countBooks } from '../count-books.ts'
import { addDays } from '../days/add-quiet-days.ts'
import type { ReportNeeds } from '../needs.ts'
import { rebuildFigures } from '../rebuild-figures.ts'
import { liveSmall } from '../small-life.ts'
import { book, cash } from '../test-life.ts'
import { listAccountingEntries } from './list-entries.ts'
import { accountingListed, gameDaysListed, overviewListed } from './show-days.ts'

const reader: ListReader = { userId: 1, permissions: ['reports.read', 'reports.players'] }
const DESK = '01a212ca-a5e6-705b-bed8-2c5baf593bc1'
let db: TestDatabase
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: 'Europe/Bratislava',
  currency: 'CZK',
  requiredPapers: ['primary', 'secondary'],
  gamesOf: () => [],
  nameDesks: async (ids) => new Map(ids.map((id) => [id, 'Hall, desk 1'])),
  provedOf: async () => undefined,
})
const readAll = async <Row extends object>(source: ListSource<Row>): Promise<Row[]> => {
  const rows: Row[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await source.page({ limit: 7, ...(cursor ? { cursor } : {}) }, reader)
    rows.push(...page.rows)
    cursor = page.nextCursor
  }
  return rows
}
const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  await countBooks(needs())
  // Movements that arrive later and count on a day that was already summed.
  const at = '2026-06-04T10:00:00Z'
  await book(db, { path: 'jackpot:p1:pool', contra: 'house:CZK:jackpots', kind: 'jackpot-fund', credit: 900, at })
  await book(db, { path: cash(1), contra: 'house:CZK:jackpots-won', kind: 'jackpot-win', credit: 800, at })
  await book(db, { path: cash(2), contra: 'house:CZK:tournaments', kind: 'tournament-prize', credit: 70, at })
  await book(db, { path: cash(3), contra: 'withdrawals:bank:clearing', kind: 'withdrawal-returned', credit: 400, at })
  await book(db, { path: `desk:${DESK}:cash`, contra: 'house:CZK:safe', kind: 'cash-carried', credit: 100, at })
  await countBooks(needs())
})
afterAll(() => db?.close())

it('rows of a cash desk and their entries name the desk', async () => {
  const rows = await readAll(accountingListed(needs()))
  const ofDesk = rows.filter(({ account, contra }) => [account, contra].includes(`desk:${DESK}:cash`))
  expect(ofDesk.map(({ desks }) => desks)).toEqual([{ [DESK]: 'Hall, desk 1' }])
  expect(rows.filter(({ desks }) => Object.keys(desks).length > 0)).toHaveLength(ofDesk.length)
  const { row } = await listAccountingEntries(needs(), { rowId: ofDesk[0]?.id ?? '' })
  expect(row.desks).toEqual({ [DESK]: 'Hall, desk 1' })
})

it('the accounting log is the entries, row by row', async () => {
  const rows = await readAll(accountingListed(needs()))
  const books = await db.query<Record<string, unknown>>(sql`
    select to_char(e.created_at at time zone 'Europe/Bratislava', 'YYYY-MM-DD') as day,
           regexp_replace(regexp_replace(a.path, '^player:\\d+:', 'player:'), '^jackpot:[^:]+:', 'jackpot:') as account,
           c.path as contra, count(*)::int as entries, sum(e.debit)::bigint as debit, sum(e.credit)::bigint as credit
      from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.account c on c.id = e.contra_id
     group by 1, 2, 3, e.kind, (select p.target from players.player p where a.path like 'player:' || p.id || ':%')`)
  expect(rows.length).toBeGreaterThan(20)
  expect(
    inOrder(
      rows.map(({ day, account, contra, entries, debit, credit }) => {
        return { day, account, contra, entries, debit: debit.amountMinor, credit: credit.amountMinor }
      }),
    ),
  ).toEqual(inOrder(books))
})

it('each row of the accounting log opens into entries that sum up to it', async () => {
  for (const row of await readAll(accountingListed(needs()))) {
    const entries: { debit: number; credit: number }[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { rowId: row.id, limit: 2, ...(cursor ? { cursor } : {}) }
      const page = await listAccountingEntries(needs(), query)
      expect(page.row).toEqual(row)
      entries.push(...page.rows.map(({ debit, credit }) => ({ debit: debit.amountMinor, credit: credit.amountMinor })))
      cursor = page.nextCursor
    }
    expect(entries.length).toBe(row.entries)
    expect(entries.reduce((sum, { debit }) => sum + debit, 0)).toBe(row.debit.amountMinor)
    expect(entries.reduce((sum, { credit }) => sum + credit, 0)).toBe(row.credit.amountMinor)
  }
  await expect(listAccountingEntries(needs(), { rowId: '0190d3a0-7b1c-7000-8000-00000000e571' })).rejects.toMatchObject(
    { code: 'ERR_LOG_ROW_NOT_FOUND' },
  )
})

it('the log of games says who played what on which day', async () => {
  const rows = await readAll(gameDaysListed(needs()))
  const shown = rows.map(({ day, gameKey, version, brand, players, rounds, stake, win, ggr }) => {
    return [day, gameKey, version, brand, players, rounds, stake.amountMinor, win.amountMinor, ggr.amountMinor].join(
      ' ',
    )
  })
  expect(shown).toContain('2026-03-29 GameA hash-1 brand_a 1 2 600 1000 -400')
  expect(shown).toContain('2026-05-01 GameB hash-9 brand_b 1 1 1000 0 1000')
  expect(shown).toContain('2026-05-02 GameB hash-9 brand_b 0 0 500 2700 -2200')
  expect(shown).toContain('2026-06-01 CrashC crash-1 brand_a 2 2 600 450 150')
  const [books] = await db.query<{ stake: number; win: number }>(sql`
    select sum(debit)::bigint as stake, sum(credit)::bigint as win from ledger.entry where kind = 1`)
  expect(rows.reduce((sum, { stake }) => sum + stake.amountMinor, 0)).toBe(books?.stake)
  expect(rows.reduce((sum, { win }) => sum + win.amountMinor, 0)).toBe(books?.win)
})

it('the overview log adds up to what players have', async () => {
  const rows = await readAll(overviewListed(needs()))
  const totals = await overviewListed(needs()).totals({}, reader)
  expect(totals).toMatchObject({ count: rows.length, sums: [{ currency: 'CZK' }] })
  const figure = (of: (row: (typeof rows)[number]) => { amountMinor: number }) =>
    rows.reduce((sum, row) => sum + of(row).amountMinor, 0)
  const [books] = await db.query<{ money: number }>(sql`
    select sum(credit - debit)::bigint as money from ledger.entry e join ledger.account a on a.id = e.account_id
     where a.path ~ '^player:\\d+:(cash|land-based)$'`)
  const gifts =
    figure(({ free }) => free) +
    figure(({ bonusStake }) => bonusStake) -
    figure(({ bonusWin }) => bonusWin) +
    figure(({ bonusConverted }) => bonusConverted) +
    figure(({ jackpot }) => jackpot) +
    figure(({ prizes }) => prizes)
  const paid = figure(({ deposits }) => deposits) - figure(({ withdrawals }) => withdrawals)
  expect(paid + figure(({ other }) => other) - figure(({ ggr }) => ggr) + gifts).toBe(books?.money)
  const first = rows.filter(({ day }) => day === '2026-03-01')
  expect(first.map(({ brand, firstDeposits }) => [brand, firstDeposits])).toEqual(
    expect.arrayContaining([
      ['brand_a', 2],
      ['brand_b', 1],
    ]),
  )
  // Days with movements of house money only are just in the accounting log.
  expect(rows.filter(({ brand, jackpotFund }) => brand === null && jackpotFund.amountMinor === 0)).toEqual([])
  expect(rows.find(({ day, brand }) => day === '2026-06-01' && brand === 'brand_a')).toMatchObject({ actives: 2 })
})

it('the overview log has each day on which people registered, also when no money moved', async () => {
  const at = '2026-07-11T10:00:00Z'
  await db.query(sql`
    insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                currency, registered_at)
    select case when n < 3 then 'brand_a' else 'brand_c' end, n || '@quiet.example', 'Q', 'Q', 'q', 'q', '1990-01-01', 'cs',
           'CZK', ${at}::timestamptz
      from generate_series(1, 3) n`)
  await Promise.all([addDays(needs()), addDays(needs())])
  await addDays(needs())
  const rows = await readAll(overviewListed(needs()))
  const [people] = await db.query<{ count: number }>(sql`select count(*) as count from players.player`)
  expect(rows.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(people?.count)
  const before = rows
    .filter(({ day }) => day === '2026-07-11')
    .map(({ brand, registrations }) => [brand, registrations])
  expect(before.toSorted()).toEqual([
    ['brand_a', 2],
    ['brand_b', 0],
    ['brand_c', 1],
  ])
  // Up to today, and none after it.
  expect(rows.filter(({ brand }) => brand === 'brand_c')).toHaveLength(133)
  expect(
    rows
      .map(({ day }) => day)
      .toSorted()
      .at(-1),
  ).toBe('2026-11-20')
  // A movement that arrives late replaces the empty row, and leaves those of other brands.
  await book(db, { path: cash(1), contra: 'house:CZK:tournaments', kind: 'tournament-prize', credit: 30, at })
  await countBooks(needs())
  const after = (await readAll(overviewListed(needs()))).filter(({ day }) => day === '2026-07-11')
  expect(after.map((row) => [row.brand, row.registrations, row.prizes.amountMinor]).toSorted()).toEqual([
    ['brand_a', 2, 30],
    ['brand_b', 0, 0],
    ['brand_c', 1, 0],
  ])
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('recomputed logs are the same, and a changed row is found by the nightly comparison', async () => {
  const read = async () => [
    await readAll(accountingListed(needs())),
    await readAll(gameDaysListed(needs())),
    await readAll(overviewListed(needs())),
  ]
  const before = await read()
  await rebuildFigures(needs())
  expect(await read()).toEqual(before)
  expect((await checkFigures(needs())).differences).toEqual([])
  await db.query(sql`update reporting.overview_day set ngr = ngr + 1 where day = '2026-06-03' and target = 'brand_b'`)
  await db.query(sql`delete from reporting.game_day where day = '2026-05-01'`)
  expect((await checkFigures(needs())).differences.map(({ rule }) => rule)).toEqual(['day', 'day'])
})
