import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClosedMonths, type ClosedMonths } from '#tests/closed-months.ts'
import { newId, sql, type Database, type ListQuestion } from '../../kernel/index.ts'
import {
  archivedSharedRounds,
  betsListed,
  crashRounds,
  findBetOutcomes,
  findBookedPlays,
  findOpposedRounds,
  findRoundsPlayed,
  roundsListed,
  searchBookedPlays,
} from '../index.ts'
import * as find from './find-rounds.ts'

const MONTH = '2025-01'
const GAME = 'BalonNadPrahou'
const SOMEBODY = { userId: 1, permissions: [] }

let months: ClosedMonths
let db: Database
/** A bet whose id has a time of the future, which its page chose. */
const forged = newId(new Date(Date.now() + 400 * 86_400_000))

beforeAll(async () => {
  months = await openClosedMonths()
  db = months.db
  await fillRounds()
  await months.sign()
})
afterAll(() => months?.close())

/**
 * Rounds 1 to 6 of January, 7 and 8 of February; 4 has a bet for play money, 5 one that is still open, 8 is the newest.
 * Two players bet on each, on opposite sides.
 */
async function fillRounds(): Promise<void> {
  await db.query(sql`insert into crash.game (game_key, series_id, next_round_no) values (${GAME}, -1, 9)`)
  await db.query(sql`
    insert into crash.chain (game_key, sealed_seed, chain_end, salt, length, published_at)
    values (${GAME}, '\\x01', 'end', 'salt', 100, '2025-01-01')`)
  await db.query(sql`
    insert into crash.round
      (id, game_key, no, chain_no, place, definition_hash, state, opened_at, locks_at, started_at, crashed_at, settled_at, crash_point, link)
    select uuidv7(at - now()), ${GAME}::text, n, 1, n, 'hash', 'settled', at, case when n <> 2 then at end, at + interval '5 seconds',
           at + interval '9.000003 seconds', at + interval '10.000007 seconds', 100 + n, 'link ' || n
      from (select n, timestamptz '2025-01-06' + n * interval '1 hour' + n * interval '1 microsecond'
                      + case when n > 6 then interval '1 month' else interval '0' end as at from generate_series(1, 8) n) made`)
  await db.query(sql`update crash.game set round_id = (select id from crash.round where no = 8)`)
  await db.query(sql`
    insert into crash.bet
      (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency, auto_cash_out, state,
       cash_out, cashed_by, half_out, half_reference, win, win_reference, award_id, lent, bonus_won, free_rounds_id, made_at,
       placed_at, asked_at, ended_at)
    select case when r.no = 3 and p = 2 then ${forged}::uuid else uuidv7(r.opened_at - now()) end, r.game_key, r.id, p - 1, 'real',
           uuidv7(), p, p, 'player:' || p, '000' || p, 100 * r.no, 'CZK', case when p = 1 then 150 end,
           case when p = 1 then 'cashed' else 'lost' end, case when p = 1 then 150 end, case when p = 1 then 'auto' end,
           case when r.no = 2 and p = 1 then 120 end, case when r.no = 2 and p = 1 then uuidv7() end,
           case when p = 1 then 150 * r.no else 0 end, uuidv7(), case when r.no = 1 then uuidv7() end,
           case when r.no = 1 then 40 else 0 end, case when r.no = 1 and p = 1 then 60 else 0 end,
           case when r.no = 2 then uuidv7() end, r.opened_at + p * interval '1 second', r.opened_at + p * interval '2 seconds',
           case when p = 1 then r.opened_at + interval '6.5 seconds' end, r.crashed_at
      from crash.round r, generate_series(1, 2) p`)
  await db.query(sql`
    insert into crash.bet (id, game_key, round_id, slot, mode, session_id, owner, alias, stake, currency, state, win_reference, made_at)
    select uuidv7(), game_key, id, 0, 'demo', uuidv7(), 'somebody', '0009', 5, 'CZK', 'lost', uuidv7(), opened_at from crash.round where no = 4`)
  await db.query(sql`
    update crash.bet set state = 'placed', ended_at = null where player_id = 2 and round_id = (select id from crash.round where no = 5)`)
}

const archive = (month: string) => months.archive(month, archivedSharedRounds)
const drop = (month: string) => months.drop(month, archivedSharedRounds)
const restore = (month: string) => months.restore(month, archivedSharedRounds)
const full = () => months.check()

const tables = async () => [
  await months.owner.query({ text: `select t::text as row from crash.round t order by no`, values: [] }),
  await months.owner.query({ text: `select t::text as row from crash.bet t order by id`, values: [] }),
]
const numbersLeft = async () =>
  (await db.query<{ no: number }>(sql`select no from crash.round order by no`)).map(({ no }) => no)

async function walk(source: ReturnType<typeof roundsListed> | ReturnType<typeof betsListed>, question: ListQuestion) {
  const rows: object[] = []
  let cursor: string | undefined
  do {
    const page = await source.page({ ...question, limit: 3, ...(cursor === undefined ? {} : { cursor }) }, SOMEBODY)
    rows.push(...page.rows)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return rows
}

/** Everything that is read of shared rounds, by every reader. */
async function readAll(ids: readonly string[], roundIds: readonly string[]) {
  const rounds = roundsListed({ db, currency: 'CZK' })
  const bets = betsListed({ db })
  const [from, to] = [new Date('2025-01-01'), new Date('2025-02-01')]
  const inOrder = <Row extends { readonly reference: string }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
  const questions: ListQuestion[] = [
    {},
    { descending: false },
    { games: [GAME], from: '2025-01-06T03:00:00Z', to: '2025-02-06T08:00:00Z' },
    { games: ['Nothing'] },
    { from: new Date().toISOString() },
  ]
  const played: unknown[] = []
  for await (const { rounds: read, cursors } of crashRounds.readOn(db as never, async () => [
    { accountId: -1, seq: 1, upTo: 1, readTo: from } as never,
  ]))
    played.push(read, cursors)
  return {
    bets: await Promise.all(ids.map((id) => find.findAnyBet(db, id))),
    rounds: await Promise.all(roundIds.map((id) => find.findRound(db, id))),
    finished: [
      await find.listFinished(db, { gameKey: GAME, limit: 5 }),
      await find.listFinished(db, { gameKey: GAME, below: 6, limit: 9 }),
    ],
    played,
    booked: inOrder(await findBookedPlays(db, ids)),
    outcomes: inOrder(await findBetOutcomes(db, ids)),
    games: (
      await findRoundsPlayed(
        db,
        [1, 2, 4, 7, 99].map((no) => ({ seriesId: -1, no })),
      )
    ).toSorted((a, b) => a.no - b.no),
    searched: [
      await searchBookedPlays(db, { playerId: 1, from, to, winMinor: 0, below: undefined, limit: 3 }),
      await searchBookedPlays(db, {
        gameKey: GAME,
        from,
        to,
        winMinor: 300,
        below: { at: new Date('2025-01-06T04:00:02Z'), reference: 'ffffffff-ffff-7fff-8fff-ffffffffffff' },
        limit: 9,
      }),
    ],
    opposed: await findOpposedRounds(db, { playerId: 1, others: [2, 3], since: from }),
    lists: [
      ...(await Promise.all(questions.map((question) => walk(rounds, question)))),
      ...(await Promise.all(questions.map((question) => walk(bets, question)))),
      await walk(rounds, { states: ['settled'] }),
      await walk(rounds, { states: ['betting'] }),
      await walk(bets, { states: ['lost'], playerId: 2 }),
      ...(await Promise.all(roundIds.map((roundId) => walk(bets, { roundId })))),
    ],
    totals: [
      await rounds.totals({}, SOMEBODY),
      await bets.totals({ playerId: 1 }, SOMEBODY),
      await bets.totals({}, SOMEBODY),
      await rounds.count({}, SOMEBODY),
      await bets.count({ states: ['lost'] }, SOMEBODY),
    ],
  }
}

it('shared rounds leave whole with their bets, are read from files, and come back as they were', async () => {
  const before = await tables()
  const ids = (await db.query<{ id: string }>(sql`select id from crash.bet where mode = 'real' order by id`)).map(
    ({ id }) => id,
  )
  const roundIds = (await db.query<{ id: string }>(sql`select id from crash.round order by no`)).map(({ id }) => id)
  const known = await readAll(ids, roundIds)
  expect(known.lists[0]).toHaveLength(8)
  expect(known.opposed).toHaveLength(7)
  expect(known.totals[0]).toMatchObject({
    count: 8,
    sums: [{ currency: 'CZK', count: 8, sums: { stake: 7200, win: 5400 } }],
  })

  await months.archiveMonth(MONTH)
  await archive(MONTH)
  expect(await full()).toEqual([])
  expect(await readAll(ids, roundIds)).toEqual(known)
  // Cut off when some are deleted.
  await db.query(sql`delete from crash.bet where round_id = (select id from crash.round where no = 2)`)
  await db.query(sql`delete from crash.round where no = 2`)
  expect(await readAll(ids, roundIds)).toEqual(known)
  await drop(MONTH)
  expect(await numbersLeft()).toEqual([4, 5, 7, 8])
  expect(await readAll(ids, roundIds)).toEqual(known)
  expect(await find.findBet(db, randomUUID())).toBeUndefined()

  await restore(MONTH)
  expect(await tables()).toEqual(before)
  expect(await readAll(ids, roundIds)).toEqual(known)
})

it('the newest round of a game stays, and one whose bet has ended since leaves with a later month', async () => {
  rmSync(join(months.folder, 'shared-rounds-2025-01'), { recursive: true })
  await archive(MONTH)
  expect(await full()).toEqual([])
  await drop(MONTH)
  await db.query(sql`update crash.bet set state = 'lost', ended_at = '2025-02-03' where state = 'placed'`)
  await db.query(sql`delete from crash.bet where mode = 'demo'`)
  await months.archiveMonth('2025-02')
  await archive('2025-02')
  expect(await full()).toEqual([])
  await drop('2025-02')
  expect(await numbersLeft()).toEqual([8])
  expect((await find.listFinished(db, { gameKey: GAME, limit: 20 })).map(({ no }) => no)).toEqual([
    8, 7, 6, 5, 4, 3, 2, 1,
  ])
})

it('lists of recent rounds and bets read no files', async () => {
  await db.query(sql`
    insert into crash.round (id, game_key, no, chain_no, place, definition_hash, state, opened_at)
    select uuidv7(), ${GAME}::text, n, 1, n, 'hash', 'betting', now() from generate_series(9, 10) n`)
  await db.query(sql`
    insert into crash.bet
      (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency, state, win_reference, made_at)
    select uuidv7(), ${GAME}::text, r.id, 0, 'real', uuidv7(), p, p, 'player:' || p, '0001', 100, 'CZK', 'placed', uuidv7(), now()
      from crash.round r, generate_series(1, 10001) p where r.no = 9`)
  const withoutFiles = { ...db, parquet: undefined }
  const [rounds, bets] = [roundsListed({ db: withoutFiles, currency: 'CZK' }), betsListed({ db: withoutFiles })]
  expect((await rounds.page({ limit: 1 }, SOMEBODY)).rows).toMatchObject([{ state: 'betting' }])
  expect((await bets.page({ limit: 200 }, SOMEBODY)).rows).toHaveLength(200)
  expect(await bets.totals({}, SOMEBODY)).toEqual({ count: 10_000, isMore: true, sums: [] })
  // Those that need them say so.
  for (const question of [{ limit: 2 }, { limit: 1, descending: false }])
    await expect(rounds.page(question, SOMEBODY)).rejects.toThrow('BOOKS_ARCHIVE_FOLDER')
  await expect(rounds.totals({}, SOMEBODY)).rejects.toThrow('BOOKS_ARCHIVE_FOLDER')
})
