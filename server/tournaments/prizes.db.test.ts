import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { composeTournaments } from '#apps/api/compose/compose-tournaments.ts'
import { demoTargets } from '#config/demo.ts'
import type { Prize } from '#contract/shapes/tournaments.ts'
import { movableClock, newId, openDatabase, sql, type Database, type Refusal } from '#server/kernel/index.ts'
import { seedPlayer } from '#server/sign-in/index.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import { cheapPasswords } from '#tests/api.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { testEnvironment } from '#tests/environment.ts'
import { writeRounds } from '#tests/write-rounds.ts'
import { countScores, SETTLE_MS } from './count-scores.ts'
import { moveRounds } from './move-rounds.ts'
import { payHeldPrizes } from './pay-prizes.ts'
import { publishAction } from './publish-results.ts'
import { registerPlayer } from './register.ts'
import { findRound, insertRound } from './rounds.queries.ts'
import { insertTerms, insertTournament } from './tournaments.queries.ts'

const GAME = 'OvocnyKolotoc'
const PLAYERS = 12
const HOUR = 3_600_000
const START = new Date('2026-11-25T10:00:00Z')
const PRIZES: Prize[] = [
  { kind: 'money', fromPlace: 1, toPlace: 6, amountMinor: 1000 },
  { kind: 'free-rounds', fromPlace: 7, toPlace: 10, gameKey: GAME, stakeMinor: 20, rounds: 5, daysValid: 14 },
]

let db: TestDatabase
let other: Database
let clock: ReturnType<typeof movableClock>
let players: { playerId: number; accountId: number }[]
let environment: ReturnType<typeof testEnvironment>

beforeAll(async () => {
  db = await testDatabase()
  other = openDatabase({ url: db.url, connections: 8, applicationName: 'a second process' })
  clock = movableClock(START)
  environment = testEnvironment(db.url, { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' })
  const ground = { db, clock, configuration: environment.configuration, bus: { send: async () => {} } }
  const seeds = await composeSignIn(ground, environment, { passwordCost: cheapPasswords })
  players = []
  for (let number = 0; number < PLAYERS; number += 1) {
    const person = {
      firstName: 'Hráč',
      surname: `Číslo${number}`,
      birthDate: '1990-01-01',
      language: 'sk',
      currency: 'EUR',
    } as const
    const { playerId } = await seedPlayer(seeds, {
      ...person,
      email: `p${number}@players.test`,
      password: 'modry vlak jede',
    })
    const [wallet] = await db.query<{ accountId: number }>(
      sql`select account_id from wallet.wallet where player_id = ${playerId}`,
    )
    players.push({ playerId, accountId: wallet?.accountId ?? 0 })
    const amount = { amountMinor: 100_000, currency: 'EUR' } as const
    await db.transaction((tx) => creditDeposit(tx, { playerId, paymentId: newId(START), amount, gateway: 'test' }))
  }
})
afterAll(async () => {
  await other?.close()
  await db?.close()
})

/** The needs of one process of the API. */
const needsOf = (database: Database) =>
  composeTournaments({ db: database, clock, configuration: environment.configuration }, { judgeEntry: async () => {} })

async function roundOf(capacity: number | null): Promise<string> {
  const { target } = environment.configuration.brand
  const [tournamentId, roundId] = [newId(START), newId(START)]
  const now = clock.now().getTime()
  await db.transaction(async (tx) => {
    const by = { createdBy: 1, createdAt: START, idempotencyKey: null, hallId: null, version: 1 }
    await insertTournament(tx, {
      ...by,
      id: tournamentId,
      target,
      market: 'SVK',
      currency: 'EUR',
      name: 'Test',
      about: '',
    })
    const written = { writtenBy: 1, writtenByName: 'One', writtenAt: START }
    const rules = {
      gameKeys: [GAME],
      scoring: { kind: 'largest-win' },
      stakeMin: 0,
      countsFree: false,
      countsBonus: true,
    } as const
    await insertTerms(tx, { ...written, ...rules, tournamentId, version: 1, prizes: PRIZES })
    const plan = {
      opensAt: new Date(now - HOUR),
      registersUntil: new Date(now + 2 * HOUR),
      startsAt: new Date(now + HOUR),
    }
    const people = { plannedBy: 1, plannedByName: 'One', approvedBy: 2, plannedAt: START }
    await insertRound(tx, {
      ...plan,
      ...people,
      endsAt: new Date(now + 2 * HOUR),
      capacity,
      id: roundId,
      tournamentId,
      target,
      version: 1,
    })
  })
  await moveRounds(needsOf(db))
  return roundId
}
const enter = (database: Database, roundId: string, { playerId }: { playerId: number }) =>
  registerPlayer(needsOf(database), { roundId, playerId, isAnonymous: true, byName: null })

/** A finished and counted round in which each player has a place. */
async function playedRound(): Promise<string> {
  const roundId = await roundOf(null)
  for (const player of players) await enter(db, roundId, player)
  clock.advance(HOUR)
  await moveRounds(needsOf(db))
  for (const [index, player] of players.entries())
    await writeRounds(db, { ...player, currency: 'EUR', gameKey: GAME }, [
      { stake: 20, win: 20 * (PLAYERS - index), at: clock.now() },
    ])
  clock.advance(HOUR + SETTLE_MS)
  await moveRounds(needsOf(db))
  await countScores(needsOf(db))
  return roundId
}
const by = {
  asker: { userId: 1, name: 'One' },
  approver: { userId: 2, name: 'Two', permissions: [] },
  reason: 'test',
  decision: 'test',
  acceptedWarnings: [],
}
const publish = (database: Database, roundId: string) =>
  database.transaction((tx) => publishAction(needsOf(database)).run(tx, { roundId }, by, undefined))

const givenIn = async (roundId: string) => {
  const [counted] = await db.query<{ results: number; paid: number; money: number; free: number }>(sql`
    select (select count(*) from tournaments.result where round_id = ${roundId}) as results,
           (select count(*) from tournaments.result where round_id = ${roundId} and outcome = 'paid') as paid,
           (select count(*) from ledger.entry e join tournaments.result r on r.reference = e.reference
             where r.round_id = ${roundId} and e.kind = 40 and e.credit = 1000) as money,
           (select count(*) from free_rounds.award where source = ${`tournament:${roundId}`}) as free`)
  return counted
}

it('never exceeds its capacity, however many enter at once from two processes', async () => {
  const roundId = await roundOf(5)
  const asked = await Promise.allSettled(
    players.flatMap((player, index) => [enter(index % 2 ? db : other, roundId, player), enter(other, roundId, player)]),
  )
  const refused = asked.filter((one) => one.status === 'rejected')
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'ERR_TOURNAMENT_FULL' } satisfies Partial<Refusal>)
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>(sql`
    select count(*) as count from tournaments.entry where round_id = ${roundId} and state = 'in'`)
  expect(count).toBe(5)
  expect((await findRound(db, environment.configuration.brand.target, roundId))?.entries).toBe(5)
})

it('gives each prize once when two processes publish at the same time', async () => {
  const roundId = await playedRound()
  const both = await Promise.allSettled([publish(db, roundId), publish(other, roundId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  expect(await givenIn(roundId)).toEqual({ results: PLAYERS, paid: 10, money: 6, free: 4 })
  expect(await payHeldPrizes(needsOf(db))).toBe(0)
})

it('gives each prize once when a process is killed while giving them, at any point', async () => {
  const roundId = await playedRound()
  for (const after of [0, 1, 7]) {
    const signal = await new Promise((resolve) => {
      const options = { stdio: 'ignore' } as const
      spawn(process.execPath, ['tests/faults/publish-and-die.ts', db.url, roundId, String(after)], options).once(
        'close',
        (_, how) => resolve(how),
      )
    })
    expect(signal).toBe('SIGKILL')
    expect(await givenIn(roundId)).toEqual({ results: 0, paid: 0, money: 0, free: 0 })
  }
  await publish(db, roundId)
  expect(await givenIn(roundId)).toEqual({ results: PLAYERS, paid: 10, money: 6, free: 4 })
  expect((await findRound(db, environment.configuration.brand.target, roundId))?.state).toBe('paid')
}, 120_000)

it('holds prizes that cannot be given, gives them once possible, and is paid with the last one', async () => {
  const roundId = await playedRound()
  const [first, , , , , , seventh] = players
  await db.query(sql`
    update players.player set state = 'locked', lock_reason = 'other', lock_explanation = 'test', locked_by = 1, locked_at = now()
     where id = ${first?.playerId}`)
  await db.query(sql`update ledger.balance set status = 1 where account_id = ${seventh?.accountId}`)
  await publish(db, roundId)
  const { target } = environment.configuration.brand
  expect((await findRound(db, target, roundId))?.state).toBe('published')
  const held = await db.query<{ because: string }>(sql`
    select because from tournaments.result where round_id = ${roundId} and outcome = 'held' order by place`)
  expect(held.map(({ because }) => because)).toEqual(['locked', 'excluded'])
  expect(await payHeldPrizes(needsOf(db))).toBe(0)
  await db.query(sql`
    update players.player set state = 'open', lock_reason = null, lock_explanation = null, locked_by = null, locked_at = null
     where id = ${first?.playerId}`)
  await db.query(sql`update ledger.balance set status = 0 where account_id = ${seventh?.accountId}`)
  const paid = await Promise.all([payHeldPrizes(needsOf(db)), payHeldPrizes(needsOf(other))])
  expect(paid.toSorted()).toEqual([0, 1])
  expect(await givenIn(roundId)).toEqual({ results: PLAYERS, paid: 10, money: 6, free: 4 })
  expect((await findRound(db, target, roundId))?.state).toBe('paid')
})

it('makes the prize of a closed account lapse permanently', async () => {
  const roundId = await playedRound()
  const [first] = players
  await db.query(sql`update players.player set state = 'closed', closed_at = now() where id = ${first?.playerId}`)
  await publish(db, roundId)
  const rows = await db.query(
    sql`select outcome, because from tournaments.result where round_id = ${roundId} and place = 1`,
  )
  expect(rows).toEqual([{ outcome: 'lapsed', because: 'closed' }])
  expect((await findRound(db, environment.configuration.brand.target, roundId))?.state).toBe('paid')
})

it('has booked from the house exactly what its results list', async () => {
  const [sums] = await db.query<{ house: number; results: number }>(sql`
    select (select coalesce(-sum(l.amount), 0)::bigint from ledger.leg l join ledger.account a on a.id = l.account_id
             where a.path = 'house:EUR:tournaments') as house,
           (select coalesce(sum((prize->>'amountMinor')::bigint), 0)::bigint from tournaments.result
             where outcome = 'paid' and prize->>'kind' = 'money') as results`)
  expect(sums?.house).toBe(sums?.results)
  expect(sums?.results).toBeGreaterThan(0)
})
