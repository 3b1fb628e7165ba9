import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from './check-figures.ts'
import { countBooks } from './count-books.ts'
import { getGameSums, getGameSumsByPlayer } from './game-sums.ts'
import { rebuildFigures } from './rebuild-figures.ts'
import { book, shareGame, sit, type Booked } from './test-life.ts'

const ZONE = 'Europe/Bratislava'
const STAKES = 'house:CZK:stakes'
const clock = movableClock(new Date('2026-11-20T12:00:00Z'))
const needs = () => ({
  db,
  clock,
  timeZone: ZONE,
  gamesOf: (keys: readonly string[]) => (keys.includes('one') ? ['GameA'] : []),
})
const YEAR = { from: '2026-01-01', to: '2026-12-31' }
let db: TestDatabase

const cash = (player: number) => `player:${player}:cash`
const play = (player: number, at: string, more: Partial<Booked>) =>
  book(db, { path: cash(player), contra: STAKES, kind: 'round', at, ...more })

/** Every row of the model, in order. */
const model = async () => ({
  cells: await db.query(
    sql`select * from reporting.account_day order by day, account_id, contra_id, kind, game_key, definition_hash`,
  ),
  sums: await db.query(
    sql`select * from reporting.day_sum order by day, target, currency, account_group, contra_path, kind, game_key, definition_hash`,
  ),
  cursors: await db.query(sql`select account_id, seq from reporting.cursor order by account_id`),
})

beforeAll(async () => {
  db = await testDatabase()
  for (const [id, target] of [
    [1, 'brand_a'],
    [2, 'brand_a'],
    [3, 'brand_b'],
  ] as const)
    await db.query(sql`
      insert into players.player (id, target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                  currency, registered_at)
      overriding system value
      values (${id}, ${target}, ${`p${id}@players.test`}, 'A', 'B', 'a b', 'b a', '1990-01-01', 'cs', 'CZK',
              '2026-01-01T00:00:00Z')`)
  await live()
})
afterAll(() => db?.close())

/** A small life: late rounds, shared rounds, house money, corrections, both changes of the clock. */
async function live(): Promise<void> {
  for (const player of [1, 2, 3])
    await book(db, {
      path: cash(player),
      contra: 'gateway:test:clearing',
      kind: 'deposit',
      credit: 100_000,
      at: '2026-03-01T10:00:00Z',
    })
  const a1 = await sit(db, 1, 'GameA', 'hash-1')
  const a2 = await sit(db, 2, 'GameA', 'hash-2')
  const b3 = await sit(db, 3, 'GameB', 'hash-9')
  const shared = await shareGame(db, 'CrashC', [
    { no: 1, definitionHash: 'crash-1' },
    { no: 2, definitionHash: 'crash-2' },
  ])
  // Spring: 28 March ends at 23:00 UTC, 29 March has 23 hours and ends at 22:00 UTC.
  await play(1, '2026-03-28T22:59:59.999Z', { debit: 100, credit: 30, seriesId: a1, ordinal: 0 })
  await play(1, '2026-03-28T23:00:00Z', { debit: 200, seriesId: a1, ordinal: 1 })
  await play(1, '2026-03-29T21:59:59Z', { debit: 400, credit: 1_000, seriesId: a1, ordinal: 2 })
  await play(1, '2026-03-29T22:00:00Z', { debit: 800, seriesId: a1, ordinal: 3 })
  // Autumn: 25 October has 25 hours and ends at 23:00 UTC.
  await play(2, '2026-10-24T21:59:59Z', { debit: 10, seriesId: a2, ordinal: 0 })
  await play(2, '2026-10-24T22:00:00Z', { debit: 20, seriesId: a2, ordinal: 1 })
  await play(2, '2026-10-25T22:59:59Z', { debit: 40, seriesId: a2, ordinal: 2 })
  await play(2, '2026-10-25T23:00:00Z', { debit: 80, seriesId: a2, ordinal: 3 })
  // A round that a decision ends on the next day: its stake counts on the first, the rest on the second.
  await play(3, '2026-05-01T21:30:00Z', { debit: 1_000, seriesId: b3, ordinal: 0 })
  const step = await play(3, '2026-05-01T22:30:00Z', { debit: 500, credit: 2_700 })
  await db.query(sql`
    with round as (
      insert into game_rounds.bet_round (seed_no, nonce, round_id, game_key, mode, stake, staked, opening, bet, is_open, changed_at)
      values (${b3}, 0, ${randomUUID()}, 'GameB', 'real', 1000, 1500, '{}', '{}', false, '2026-05-01T22:30:00Z')
      returning seed_no, nonce, round_id
    )
    insert into game_rounds.decision (seed_no, nonce, round_id, number, bet, made_by, reference, made_at)
    select seed_no, nonce, round_id, 1, '{}', 'player', ${step}::uuid, '2026-05-01T22:30:00Z' from round`)
  // Shared rounds: the stake in one, the win later; another definition in the next round.
  await play(1, '2026-06-01T10:00:00Z', { debit: 300, seriesId: shared, ordinal: 1 })
  await play(1, '2026-06-01T10:00:09Z', { credit: 450, seriesId: shared, ordinal: 1 })
  await play(2, '2026-06-01T10:00:00Z', { debit: 300, seriesId: shared, ordinal: 1 })
  await play(2, '2026-06-01T10:01:00Z', { debit: 700, seriesId: shared, ordinal: 2 })
  // A free round: the house puts its stake on the account directly before it.
  await book(db, {
    path: cash(1),
    contra: 'house:CZK:free-rounds',
    kind: 'free-round',
    credit: 50,
    at: '2026-06-02T10:00:00Z',
  })
  await play(1, '2026-06-02T10:00:00Z', { debit: 50, credit: 20, seriesId: a1, ordinal: 4 })
  // Bonus money: given, lent to a stake, its share of the win taken back, at last cash.
  const bonus = 'player:2:bonus'
  const passing = 'house:CZK:bonus-play'
  const at = '2026-06-03T10:00:00Z'
  await book(db, { path: bonus, contra: 'house:CZK:bonuses', kind: 'bonus', credit: 1_000, at })
  await book(db, { path: bonus, contra: passing, kind: 'bonus-stake', debit: 60, at })
  await book(db, { path: cash(2), contra: passing, kind: 'bonus-stake', credit: 60, at })
  await play(2, at, { debit: 100, credit: 200, seriesId: a2, ordinal: 4 })
  await book(db, { path: cash(2), contra: passing, kind: 'bonus-win', debit: 120, at })
  await book(db, { path: bonus, contra: passing, kind: 'bonus-win', credit: 120, at })
  await book(db, { path: bonus, contra: passing, kind: 'bonus-converted', debit: 500, at })
  await book(db, { path: cash(2), contra: passing, kind: 'bonus-converted', credit: 500, at })
  await book(db, { path: bonus, contra: 'house:CZK:bonuses', kind: 'bonus-ended', debit: 560, at })
  // Two bets of a shared round with bonus money, paid together: both shares follow both wins.
  await book(db, { path: cash(3), contra: passing, kind: 'bonus-stake', credit: 30, at })
  await play(3, at, { debit: 30, seriesId: shared, ordinal: 2 })
  await play(3, at, { debit: 40, seriesId: shared, ordinal: 2 })
  await play(3, at, { credit: 60, seriesId: shared, ordinal: 2 })
  await play(3, at, { credit: 80, seriesId: shared, ordinal: 2 })
  await book(db, { path: cash(3), contra: passing, kind: 'bonus-win', debit: 60, at })
  // Nothing of these is a figure of a game.
  await book(db, { path: cash(3), contra: 'house:corrections', kind: 'correction', debit: 7, at })
  await book(db, { path: cash(3), contra: 'withdrawals:bank:clearing', kind: 'withdrawal', debit: 1_000, at })
}

/** Stakes and wins of games by day, by statements that know nothing of the model. */
async function oracle() {
  return db.query<Record<string, unknown>>(sql`
    with played as (
      select to_char(e.created_at at time zone 'Europe/Bratislava', 'YYYY-MM-DD') as day, e.debit, e.credit, e.series_id,
             coalesce(own.game_key, step.game_key, shared.game_key) as game_key
        from ledger.entry e
        left join (select s.no, g.game_key from game_rounds.seed s join game_rounds.session g on g.id = s.session_id) own
               on own.no = e.series_id
        left join (select d.reference, g.game_key from game_rounds.decision d join game_rounds.seed s on s.no = d.seed_no
                          join game_rounds.session g on g.id = s.session_id) step on step.reference = e.reference
        left join crash.game shared on shared.series_id = e.series_id
       where e.kind = 1
    )
    select game_key, day, count(*) filter (where debit > 0 and series_id <> 0) as rounds, sum(debit)::bigint as stake_minor,
           sum(credit)::bigint as win_minor, sum(debit - credit)::bigint as ggr_minor
      from played group by 1, 2 order by 1, 2`)
}

it('equals the books to the unit, by game and day, over both changes of the clock', async () => {
  expect((await checkBooks(db, clock)).differences).toEqual([])
  const [entries] = await db.query<{ count: number }>(sql`select count(*) as count from ledger.entry`)
  expect(await countBooks(needs())).toBe(entries?.count)
  const found: unknown[] = []
  for (const gameKey of ['CrashC', 'GameA', 'GameB']) {
    const { rows } = await getGameSums(needs(), { ...YEAR, by: 'day', games: [gameKey] })
    for (const { day, rounds, stakeMinor, winMinor, ggrMinor } of rows)
      found.push({ gameKey, day, rounds, stakeMinor, winMinor, ggrMinor })
  }
  expect(found).toEqual(await oracle())
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('gives money of the house to the game of the round that it stands beside', async () => {
  const { rows, totals } = await getGameSums(needs(), { ...YEAR, by: 'game' })
  const of = (gameKey: string) => rows.find((row) => row.gameKey === gameKey)
  expect(of('GameA')).toMatchObject({ freeMinor: 50, bonusStakeMinor: 60, bonusWinMinor: 120 })
  expect(of('CrashC')).toMatchObject({ freeMinor: 0, bonusStakeMinor: 30, bonusWinMinor: 60, rounds: 5 })
  expect(of('GameB')).toMatchObject({ rounds: 1, stakeMinor: 1_500, winMinor: 2_700, ggrMinor: -1_200 })
  const sum = (name: 'stakeMinor' | 'ggrMinor') => rows.reduce((total, row) => total + row[name], 0)
  expect(totals).toMatchObject([{ currency: 'CZK', stakeMinor: sum('stakeMinor'), ggrMinor: sum('ggrMinor') }])
})

it('tells versions apart, of shared games by the round', async () => {
  const { rows } = await getGameSums(needs(), { ...YEAR, by: 'version', games: ['GameA', 'CrashC'] })
  expect(rows.map(({ version, rounds }) => [version, rounds])).toEqual([
    ['crash-1', 2],
    ['crash-2', 3],
    ['hash-1', 5],
    ['hash-2', 5],
  ])
})

it('counts what came since once, however often and by how many it is counted', async () => {
  const before = await model()
  expect(await countBooks(needs())).toBe(0)
  expect(await model()).toEqual(before)
  const seed = await sit(db, 1, 'GameA', 'hash-3')
  await play(1, '2026-07-01T10:00:00Z', { debit: 5, seriesId: seed, ordinal: 0 })
  // Booked by a clock that is months behind: no number is left out.
  await play(1, '2026-02-01T10:00:00Z', { debit: 6, seriesId: seed, ordinal: 1 })
  const passes = await Promise.all([countBooks(needs()), countBooks(needs())])
  expect(passes.toSorted((a, b) => a - b)).toEqual([0, 2])
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('is made anew from nothing to the same rows', async () => {
  const before = await model()
  await rebuildFigures(needs())
  expect(await model()).toEqual(before)
})

it('finds a figure that is not the books', async () => {
  await db.query(sql`update reporting.account_day set credit = credit + 1 where kind = 1 and day = '2026-06-02'`)
  const { differences } = await checkFigures(needs())
  expect(differences.map(({ rule }) => rule)).toEqual(['cell', 'sum'])
  expect((await checkFigures(needs(), 62)).differences).toEqual([])
  await rebuildFigures(needs())
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('narrows by brand, provider and player, sorts, and goes on where a page ended', async () => {
  const { rows: players } = await getGameSumsByPlayer(needs(), {
    ...YEAR,
    brands: ['brand_a'],
    sort: 'stake',
    descending: true,
  })
  expect(players.map(({ playerId }) => playerId)).toEqual([1, 2])
  expect((await getGameSums(needs(), { ...YEAR, providers: ['one'] })).rows.map(({ gameKey }) => gameKey)).toEqual([
    'GameA',
  ])
  expect((await getGameSums(needs(), { ...YEAR, providers: ['other'] })).rows).toEqual([])
  for (const descending of [false, true])
    for (const sort of ['key', 'rounds', 'stake', 'win', 'ggr'] as const) {
      const whole = await getGameSums(needs(), { ...YEAR, by: 'day', sort, descending })
      const pages: unknown[] = []
      let cursor: string | undefined
      do {
        const page = await getGameSums(needs(), {
          ...YEAR,
          by: 'day',
          sort,
          descending,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        })
        pages.push(...page.rows)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(pages).toEqual(whole.rows)
      const back = await getGameSums(needs(), { ...YEAR, by: 'day', sort, descending: !descending })
      if (sort === 'key') expect(back.rows).toEqual(whole.rows.toReversed())
    }
})
