import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '#contract/play-v1/crash.ts'
import { multiplierAt, runsForMs, type CrashDefinition } from '#games/engines/crash/math/index.ts'
import { activateBonus } from '#server/bonuses/activate-bonus.ts'
import type { BonusNeeds } from '#server/bonuses/index.ts'
import { createBonus, offerBonus } from '#server/bonuses/test-offers.ts'
import { giveFreeRounds } from '#server/free-rounds/index.ts'
import { systemClock, type StaffCaller } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { readBonusBalance } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openCrashProcess, type CrashProcess } from '#tests/load/crash-room.ts'
import { skipToRound } from '#tests/load/crash-rounds.ts'
import * as betQueries from './bets.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { rulesOf } from './game-rules.ts'

const GAME = 'KosmickyStart'
const BETTORS = 6
const BONUS = 100_000
const LONG_MS = 150_000
/** The leader is killed in a round that runs for this long. */
const LONG_ROUND_MS = 6_000

let database: TestDatabase
let leader: ChildProcess
let survivor: CrashProcess

beforeAll(async () => {
  database = await testDatabase()
  leader = fork('tests/load/crash-api.ts', [], {
    env: { ...process.env, DATABASE_URL: database.url, GAME, SESSIONS: '1', BETTORS: String(BETTORS) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    leader.once('message', () => resolve())
    leader.once('exit', () => reject(new Error('The leader ended before it led.')))
  })
  survivor = await openCrashProcess(database.url, { clock: systemClock })
}, LONG_MS)
afterAll(async () => {
  leader.kill('SIGKILL')
  await survivor.close()
  await database.close()
})

/** Polls until a condition holds. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

/** Without cash every bet is paid with it, as often as it has to be tried. */
async function giveBonus(playerId: number): Promise<string> {
  const needs: BonusNeeds = {
    db: database,
    clock: systemClock,
    target: 'brand',
    currency: 'CZK',
    judgeBonus: async () => {},
    judgeOffer: async () => {},
    maxMinor: 10_000_000,
    isGame: () => true,
    isRestricted: async () => false,
    whyNotTaken: async () => undefined,
    isToBeLeftAlone: async () => false,
    listRounds: async () => ({ rows: [], nextCursor: null }),
    listReturns: () => [],
    isPlayer: async () => true,
    isPlayingBlocked: async () => false,
  }
  const staff = { userId: 1 } as StaffCaller
  const terms = { wageringTimes: 50, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 }
  const { bonusId } = await createBonus(needs, { name: 'Test', amountMinor: BONUS, ...terms }, staff)
  const { awardId } = await offerBonus(needs, { bonusId, playerId, explanation: 'A test of crashes.' }, staff)
  await activateBonus(needs, { awardId }, playerId)
  return awardId
}

/** Enough of them for as many rounds as have to be tried. */
const giveFree = (playerId: number): Promise<string> =>
  database.transaction((tx) =>
    giveFreeRounds({ clock: systemClock }, tx, {
      playerId,
      gameKey: GAME,
      stake: { amountMinor: 1000, currency: 'CZK' },
      rounds: 500,
      source: 'test',
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  )

const present = () => roundQueries.findPresentRound(database, GAME)

it(
  'a leader that is killed during a round causes no loss of cash, bonus or free rounds: its successor settles by the written rule',
  async () => {
    const definition = rulesOf(GAME)?.definition as CrashDefinition
    const player = await survivor.addPlayer(0)
    const awardId = await giveBonus(player.playerId)
    const token = await survivor.open(GAME, player)
    const guest = await survivor.addPlayer(0)
    const freeRoundsId = await giveFree(guest.playerId)
    const guestToken = await survivor.open(GAME, guest)
    let byHand = ''
    let forFree = ''
    let seen = ''
    // Waits for a round that will run for a while, with bets of the leader's process and two of ours without automatic
    // cash-out.
    const struck = await until(async () => {
      const round = await present()
      if (round && round.id !== seen) {
        seen = round.id
        const goesOnLong = (crashPoint: number) => runsForMs(definition, crashPoint) > LONG_ROUND_MS
        await skipToRound(database, survivor.crash.room, round, goesOnLong)
      }
      if (round?.state === 'betting' && round.locksAt) {
        const { status, data } = await callRoom(survivor.app, contract.placeCrashBet, {
          token,
          body: { betId: randomUUID(), slot: 0, stakeMinor: 1000, autoCashOut: null },
        })
        if (status === 200 && data.bet.state === 'placed') byHand = data.bet.betId
        const free = await callRoom(survivor.app, contract.placeCrashBet, {
          token: guestToken,
          body: { betId: randomUUID(), slot: 0, stakeMinor: 1000, autoCashOut: null, freeRoundsId },
        })
        if (free.status === 200 && free.data.bet.state === 'placed') forFree = free.data.bet.betId
      }
      if (round?.state !== 'running' || !round.startedAt) return undefined
      const ranMs = Date.now() - round.startedAt.getTime()
      const { crashPoint } = await survivor.crash.room.secrets.of(database, round)
      const mine = byHand === '' ? undefined : await betQueries.findBet(database, byHand)
      const theirs = forFree === '' ? undefined : await betQueries.findBet(database, forFree)
      const { bets } = await betQueries.sumBets(database, round.id)
      const isGood = mine?.roundId === round.id && theirs?.roundId === round.id && bets === BETTORS + 2
      return isGood && ranMs > 1200 && runsForMs(definition, crashPoint) > ranMs + 400 ? round : undefined
    })
    leader.kill('SIGKILL')
    const killedMs = Date.now()
    survivor.crash.start()
    survivor.crash.room.want(GAME)
    const settled = await until(async () => {
      const round = await roundQueries.findRound(database, struck.id)
      return round?.state === 'settled' ? round : undefined
    })
    const startMs = settled.startedAt?.getTime() ?? 0
    expect(settled.stoppedAt).toBeLessThanOrEqual(multiplierAt(definition, killedMs - startMs))
    expect(settled.crashPoint).toBeGreaterThanOrEqual(settled.stoppedAt ?? 0)

    const bets = await database.query<betQueries.BetRow>({
      text: 'select * from crash.bet where round_id = $1',
      values: [struck.id],
    })
    expect(bets).toHaveLength(BETTORS + 2)
    for (const { id, autoCashOut, state, cashOut, win } of bets) {
      const target = autoCashOut ?? Math.max(101, settled.stoppedAt ?? 0)
      const isWon = target <= (settled.crashPoint ?? 0)
      expect({ id, state, cashOut, win }).toEqual({
        id,
        state: isWon ? 'cashed' : 'lost',
        cashOut: isWon ? target : null,
        win: isWon ? target * 10 : 0,
      })
    }
    // The bets of bonus money are over for their bonus, and what it staked and won is on its account.
    const own = await database.query<betQueries.BetRow>({
      text: 'select * from crash.bet where award_id = $1',
      values: [awardId],
    })
    expect(own.length).toBeGreaterThanOrEqual(1)
    for (const { stake, lent, win, bonusWon } of own) expect([lent, bonusWon]).toEqual([stake, win])
    const [award] = await database.query({
      text: 'select open_rounds from bonuses.award where id = $1',
      values: [awardId],
    })
    expect(award).toEqual({ openRounds: 0 })
    const moved = own.reduce((sum, { lent, bonusWon }) => sum + bonusWon - lent, 0)
    expect(await readBonusBalance(database, player.playerId)).toBe(BONUS + moved)
    // As many free rounds are spent as free bets were placed, and each win is on the account once.
    const [free] = await database.query<{ placed: number; won: number; used: number }>({
      text: `select count(*) as placed, sum(win)::bigint as won,
                    (select used from free_rounds.award where id = $1) as used
               from crash.bet where free_rounds_id = $1 and state in ('cashed', 'lost')`,
      values: [freeRoundsId],
    })
    expect(free?.used).toBe(free?.placed)
    const { data: after } = await callRoom(survivor.app, contract.getCrashState, { token: guestToken })
    expect([after.balance.amountMinor, after.netResult.amountMinor]).toEqual([free?.won, free?.won])
    // The survivor leads the next round, and the books balance.
    await until(async () => {
      survivor.crash.room.want(GAME)
      const next = await present()
      return next && next.id !== struck.id ? next : undefined
    })
    expect(survivor.crash.leads(GAME)).toBe(true)
    expect((await checkBooks(database, systemClock)).differences).toEqual([])
  },
  LONG_MS,
)
