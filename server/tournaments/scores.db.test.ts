import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { composeRoundsOfBooks } from '#apps/api/compose/compose-tournaments.ts'
import type { Scoring } from '#contract/shapes/tournaments.ts'
import { movableClock, newId, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { writeAccount, writeRounds } from '#tests/write-rounds.ts'
import { listPlaces } from './board.queries.ts'
import { checkRound } from './check-round.ts'
import { countScores, SETTLE_MS } from './count-scores.ts'
import { findEntry, upsertEntry } from './entries.queries.ts'
import { moveRounds } from './move-rounds.ts'
import { countEntry, findRound, insertRound } from './rounds.queries.ts'
import { insertTerms, insertTournament } from './tournaments.queries.ts'

const TARGET = 'test_sk'
const MINUTE = 60_000
const START = new Date('2026-11-25T10:00:00Z')
const at = (minutes: number, ms = 0) => new Date(START.getTime() + minutes * MINUTE + ms)
const END = 60

let db: TestDatabase
let clock: ReturnType<typeof movableClock>
let players = 0
const needs = () => ({ db, clock, brand: { target: TARGET }, rounds: composeRoundsOfBooks('Europe/Bratislava') })

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())
beforeEach(() => {
  clock = movableClock(at(-5))
})

type Rules = {
  readonly gameKeys?: string[]
  readonly stakeMin?: number
  readonly countsFree?: boolean
  readonly countsBonus?: boolean
}

/** A tournament with one round from ten to eleven. */
async function roundOf(scoring: Scoring, rules: Rules = {}): Promise<string> {
  const [tournamentId, roundId] = [newId(START), newId(START)]
  const { gameKeys = ['GameA', 'GameB'], stakeMin = 20, countsFree = false, countsBonus = true } = rules
  const by = { createdBy: 1, createdAt: START, idempotencyKey: null }
  await db.transaction(async (tx) => {
    const row = {
      ...by,
      id: tournamentId,
      target: TARGET,
      market: 'SVK',
      currency: 'EUR',
      name: 'Test',
      about: '',
    } as const
    await insertTournament(tx, { ...row, hallId: null, version: 1 })
    const written = { writtenBy: 1, writtenByName: 'One', writtenAt: START }
    const prizes = [{ kind: 'money', fromPlace: 1, toPlace: 1, amountMinor: 100 } as const]
    await insertTerms(tx, {
      ...written,
      tournamentId,
      version: 1,
      gameKeys,
      scoring,
      stakeMin,
      countsFree,
      countsBonus,
      prizes,
    })
    const plan = { opensAt: at(-10), registersUntil: at(END), startsAt: at(0), endsAt: at(END), capacity: null }
    const people = { plannedBy: 1, plannedByName: 'One', approvedBy: 2, plannedAt: START }
    await insertRound(tx, { ...plan, ...people, id: roundId, tournamentId, target: TARGET, version: 1 })
  })
  await moveRounds(needs())
  return roundId
}

type Person = { readonly playerId: number; readonly accountId: number; readonly currency: 'EUR' }

/** Enters a new person into rounds. */
async function enter(...roundIds: string[]): Promise<Person> {
  const playerId = (players += 1)
  const accountId = await writeAccount(db, playerId, 'EUR')
  for (const roundId of roundIds) await enterAs(roundId, { playerId, accountId, currency: 'EUR' })
  return { playerId, accountId, currency: 'EUR' }
}
async function enterAs(roundId: string, { playerId, accountId }: Person): Promise<void> {
  const [{ seq } = { seq: 0 }] = await db.query<{ seq: number }>(
    sql`select seq from ledger.balance where account_id = ${accountId}`,
  )
  await db.transaction(async (tx) => {
    const alias = await countEntry(tx, roundId, 1)
    const entry = {
      roundId,
      playerId,
      accountId,
      isAnonymous: true,
      alias,
      registeredAt: clock.now(),
      registeredByName: null,
    }
    await upsertEntry(tx, { ...entry, fromSeq: seq })
  })
}
const play = (who: Person, rounds: { stake: number; win: number; at: Date }[], gameKey = 'GameA') =>
  writeRounds(db, { ...who, gameKey }, rounds)
async function begin(): Promise<void> {
  clock.set(at(0))
  await moveRounds(needs())
}
/** Ends the round and lets the settling time pass. */
async function finish(): Promise<void> {
  clock.set(new Date(at(END).getTime() + SETTLE_MS))
  await moveRounds(needs())
  await countScores(needs())
}
const table = async (roundId: string) =>
  (await listPlaces(db, roundId, { after: 0, limit: 100 })).map(({ playerId, score }) => [playerId, score])

it('counts each round of the playing time once, by its first stake, and nothing from before the entry', async () => {
  const roundId = await roundOf({ kind: 'largest-win' })
  const who = await enter(roundId)
  await begin()
  await play(who, [
    { stake: 20, win: 900, at: at(0, -1) },
    { stake: 20, win: 40, at: at(0) },
    { stake: 20, win: 60, at: at(END, -1) },
    { stake: 20, win: 800, at: at(END) },
    { stake: 19, win: 700, at: at(5) },
  ])
  await play(who, [{ stake: 20, win: 600, at: at(6) }], 'GameC')
  await Promise.all([countScores(needs()), countScores(needs())])
  await countScores(needs())
  expect(await findEntry(db, roundId, who.playerId)).toMatchObject({ rounds: 2, staked: 40, won: 100, score: 30_000 })
  expect((await checkRound(needs(), roundId)).differences).toEqual([])
})

it('puts the player who reached the same score first before the other, whatever the order of counting', async () => {
  const roundId = await roundOf({ kind: 'largest-win' })
  const [late, early, best] = [await enter(roundId), await enter(roundId), await enter(roundId)]
  await begin()
  await play(late, [{ stake: 20, win: 200, at: at(9) }])
  await countScores(needs())
  await play(early, [{ stake: 40, win: 400, at: at(3) }])
  await play(best, [{ stake: 20, win: 201, at: at(50) }])
  await countScores(needs())
  expect(await table(roundId)).toEqual([
    [best.playerId, 100_500],
    [early.playerId, 100_000],
    [late.playerId, 100_000],
  ])
})

it('adds up the best N over several passes as in one pass', async () => {
  const roundId = await roundOf({ kind: 'best-sum', best: 3 })
  const who = await enter(roundId)
  await begin()
  for (const [minute, win] of [
    [1, 20],
    [2, 100],
    [3, 0],
    [4, 60],
    [5, 80],
    [6, 40],
  ] as const) {
    await play(who, [{ stake: 20, win, at: at(minute) }])
    await countScores(needs())
  }
  expect(await table(roundId)).toEqual([[who.playerId, 50_000 + 40_000 + 30_000]])
  expect(await checkRound(needs(), roundId)).toMatchObject({ rounds: 6, differences: [] })
})

it('gives points by place in each game, and recomputes the others when a player is removed', async () => {
  const roundId = await roundOf({ kind: 'points', points: [5, 3, 1] })
  const [a, b, c] = [await enter(roundId), await enter(roundId), await enter(roundId)]
  await begin()
  await play(a, [{ stake: 20, win: 400, at: at(1) }])
  await play(b, [{ stake: 20, win: 300, at: at(2) }])
  await play(c, [{ stake: 20, win: 200, at: at(3) }])
  await play(b, [{ stake: 20, win: 100, at: at(4) }], 'GameB')
  await countScores(needs())
  expect(await table(roundId)).toEqual([
    [b.playerId, 8],
    [a.playerId, 5],
    [c.playerId, 1],
  ])
  const { removeEverywhere } = await import('./remove-entry.ts')
  await removeEverywhere(needs(), a.playerId, 'excluded')
  expect(await table(roundId)).toEqual([
    [b.playerId, 10],
    [c.playerId, 3],
  ])
  expect((await checkRound(needs(), roundId)).differences).toEqual([])
})

it('counts free rounds and bonus money by its terms', async () => {
  const without = await roundOf({ kind: 'largest-win' }, { countsBonus: false })
  const withBoth = await roundOf({ kind: 'largest-win' }, { countsFree: true })
  const who = await enter(without, withBoth)
  await begin()
  const [free, lent] = await play(who, [
    { stake: 20, win: 400, at: at(1) },
    { stake: 20, win: 200, at: at(2) },
    { stake: 20, win: 100, at: at(3) },
  ])
  const awardId = randomUUID()
  await db.query(sql`
    insert into free_rounds.award (id, player_id, game_key, currency, stake, rounds, used, source, given_at, expires_at)
    values (${awardId}, ${who.playerId}, 'GameA', 'EUR', 20, 5, 1, 'test', ${at(0)}, ${at(600)})`)
  await db.query(
    sql`insert into free_rounds.spent (round_id, award_id, number, spent_at) values (${free}, ${awardId}, 1, ${at(1)})`,
  )
  await db.query(sql`
    insert into game_rounds.bonus_round (round_id, award_id, lent, won, balance_after) values (${lent}, ${randomUUID()}, 10, 50, 0)`)
  await countScores(needs())
  expect(await table(without)).toEqual([[who.playerId, 50_000]])
  expect(await table(withBoth)).toEqual([[who.playerId, 200_000]])
})

it('waits for a decision, and counts a round not ended in the books before the end as won nothing', async () => {
  const roundId = await roundOf({ kind: 'best-sum', best: 5 })
  const who = await enter(roundId)
  await begin()
  const references = await play(
    who,
    [1, 2, 3].map((minute) => ({ stake: 20, win: 0, at: at(minute) })),
  )
  const [seed] = await db.query<{ no: number }>(
    sql`select series_id as no from ledger.entry where reference = ${references[0]}::uuid`,
  )
  for (const [nonce, reference] of references.entries())
    await db.query(sql`
      insert into game_rounds.bet_round (seed_no, nonce, round_id, player_id, game_key, mode, stake, staked, won, opening, bet, is_open, changed_at)
      values (${seed?.no}, ${nonce}, ${reference}::uuid, ${who.playerId}, 'GameA', 'real', 20, 20, 0, '{}', '{}', true, ${at(1)})`)
  /** Doubled and won, at an instant. */
  const decide = (nonce: number, when: Date) =>
    db.query(sql`
      update game_rounds.bet_round set is_open = false, decisions = 1, staked = 40, won = 120, changed_at = ${when}
       where seed_no = ${seed?.no} and nonce = ${nonce}`)
  await countScores(needs())
  expect(await findEntry(db, roundId, who.playerId)).toMatchObject({ rounds: 0, score: 0 })
  expect((await checkRound(needs(), roundId)).differences).toEqual([])
  await decide(0, at(10))
  await countScores(needs())
  expect(await findEntry(db, roundId, who.playerId)).toMatchObject({ rounds: 1, staked: 40, won: 120, score: 30_000 })
  await decide(1, at(END, 1))
  await finish()
  // Two rounds more: one was decided too late, one never.
  expect(await findEntry(db, roundId, who.playerId)).toMatchObject({ rounds: 3, staked: 80, won: 120, score: 30_000 })
  await decide(2, at(END + 5))
  expect(await findRound(db, TARGET, roundId)).toMatchObject({ checkedRounds: 3, checkDifferences: 0 })
  expect((await checkRound(needs(), roundId)).differences).toEqual([])
})

it('counts bets on shared rounds by the booked instant of their end', async () => {
  const roundId = await roundOf({ kind: 'largest-win' }, { gameKeys: ['Balon'] })
  const who = await enter(roundId)
  await begin()
  const [inTime, tooLate] = await play(
    who,
    [
      { stake: 100, win: 0, at: at(1) },
      { stake: 100, win: 0, at: at(2) },
    ],
    'Balon',
  )
  await db.query(sql`insert into crash.game (game_key, series_id) values ('Balon', -77) on conflict do nothing`)
  await db.query(sql`alter table ledger.entry disable trigger entry_is_immutable`)
  await db.query(sql`update ledger.entry set series_id = -77 where account_id = ${who.accountId}`)
  await db.query(sql`alter table ledger.entry enable trigger entry_is_immutable`)
  const [chain] = await db.query<{ no: number }>(sql`
    insert into crash.chain (game_key, sealed_seed, chain_end, salt, length, published_at) values ('Balon', '\\x00', 'x', 'x', 9, now()) returning no`)
  for (const [no, [id, win, ended]] of (
    [
      [inTime, 250, at(2)],
      [tooLate, 900, at(END, 1)],
    ] as const
  ).entries()) {
    const round = randomUUID()
    await db.query(sql`
      insert into crash.round (id, game_key, no, chain_no, place, definition_hash, state, opened_at)
      values (${round}, 'Balon', ${no + 1}, ${chain?.no}, ${no + 1}, 'x', 'betting', ${at(1)})`)
    await db.query(sql`
      insert into crash.bet (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency, state,
                             cash_out, cashed_by, win, win_reference, made_at, placed_at, ended_at)
      values (${id}::uuid, 'Balon', ${round}, 0, 'real', ${randomUUID()}, ${who.playerId}, ${who.accountId}, 'o', 'a', 100, 'EUR', 'cashed',
              250, 'player', ${win}, ${randomUUID()}, ${at(1)}, ${at(1)}, ${ended})`)
  }
  await countScores(needs())
  expect(await table(roundId)).toEqual([[who.playerId, 25_000]])
  await finish()
  expect(await findRound(db, TARGET, roundId)).toMatchObject({ checkDifferences: 0 })
})

it('counts missions when they are done, and keeps them', async () => {
  const missions = [
    { kind: 'days', count: 1 },
    { kind: 'days', count: 2 },
  ] as const
  const roundId = await roundOf({ kind: 'missions', missions: [...missions] }, { gameKeys: [] })
  const who = await enter(roundId)
  await begin()
  await countScores(needs())
  expect(await table(roundId)).toEqual([])
  await db.query(sql`
    insert into sign_in.player_session (id, token_hash, target, player_id, opened_at, last_seen_at, idle_ends_at, absolute_ends_at, client, source)
    values (${randomUUID()}, sha256(${randomUUID()}::bytea), ${TARGET}, ${who.playerId}, ${at(3)}, ${at(3)}, ${at(9)}, ${at(9)}, 'x', 'x')`)
  await countScores(needs())
  await countScores(needs())
  expect(await table(roundId)).toEqual([[who.playerId, 1]])
  await db.query(sql`delete from sign_in.player_session where player_id = ${who.playerId}`)
  await finish()
  expect(await table(roundId)).toEqual([[who.playerId, 1]])
})

it('detects a table that differs from the books, and then nothing is published', async () => {
  const roundId = await roundOf({ kind: 'largest-win' })
  const who = await enter(roundId)
  await begin()
  await play(who, [{ stake: 20, win: 100, at: at(1) }])
  await countScores(needs())
  await db.query(sql`update tournaments.entry set score = score + 1 where round_id = ${roundId}`)
  expect((await checkRound(needs(), roundId)).differences).toEqual([{ playerId: who.playerId, field: 'score' }])
  await finish()
  expect(await findRound(db, TARGET, roundId)).toMatchObject({ state: 'scoring', checkDifferences: 1 })
  await expect(
    db.query(
      sql`update tournaments.round set state = 'published', published_at = now(), published_by = 2 where id = ${roundId}`,
    ),
  ).rejects.toThrow(/check/)
})
