import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/play-v1/crash.ts'
import * as play from '#contract/play-v1/play.ts'
import {
  crashPointOfLink,
  multiplierAt,
  reachedAfterMs,
  runsForMs,
  verifyChainedRound,
  type CrashDefinition,
} from '#games/engines/crash/math/index.ts'
import { loadMathematics } from '#games/catalogue/index.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { checkBooks, setLimits } from '#server/ledger/index.ts'
import { findWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openCrashProcess, type CrashProcess } from '#tests/load/crash-room.ts'
import { crashRounds, inState, isSettled } from '#tests/load/crash-rounds.ts'
import { searchBookedPlays } from './booked-plays.queries.ts'
import * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { gamesOfSharedSeries } from './games-of-series.ts'
import { readBetForStaff } from './read-bet-for-staff.ts'
import { showMonitor } from './show-monitor.ts'
import { BETTING_MS, GRACE_MS, HEARTBEAT_MS, LEASE_MS, LOCKED_MS, PAUSE_MS } from './timing.ts'

const GAME = 'BalonNadPrahou'
/** The highest multiplier of the game, in hundredths. */
const HIGHEST = 1_000_000
const CABLEWAY = 'TatranskaLanovka'
const HALVES = 'CertovskyKotel'
const STAKE = 1000

let database: TestDatabase
let clock: ReturnType<typeof movableClock>
let first: CrashProcess
let second: CrashProcess
/** Other processes of a test. */
let others: CrashProcess[] = []

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  // Each test begins later than the one before, and with games that have no leader.
  clock = movableClock(new Date(Math.max(Date.now(), clock?.now().getTime() ?? 0) + 60_000))
  first = await openCrashProcess(database.url, { clock })
  second = await openCrashProcess(database.url, { clock })
  others = []
})
afterEach(async () => {
  for (const process of [first, second, ...others]) await process.close()
})
afterAll(async () => {
  const { differences } = await checkBooks(database, clock)
  await database.close()
  expect(differences).toEqual([])
})

/** After this time players who have left do not count any more, and a game without bets has no leader. */
const LONG_ROUND_MS = 40_000

const definitionOf = (key: string): CrashDefinition => {
  const definition = loadMathematics(key)?.definition
  if (definition?.engine !== 'crash') throw new Error('This is a crash game.')
  return definition
}

const { beatUntil, openRoundWith } = crashRounds(() => ({ db: database, clock, by: first, key: GAME }))
const secretOf = (round: roundQueries.RoundRow, by: CrashProcess = first) => by.crash.room.secrets.of(database, round)

const bet = (
  token: string,
  more: Partial<{ betId: string; slot: number; stakeMinor: number; autoCashOut: number | null }> = {},
  at = first,
) =>
  callRoom(at.app, contract.placeCrashBet, {
    token,
    body: { betId: randomUUID(), slot: 0, stakeMinor: STAKE, autoCashOut: null, ...more },
  })
const cashOut = (token: string, betId: string, at = first) =>
  callRoom(at.app, contract.cashOutCrashBet, { token, body: { betId } })
const stateOf = (token: string, at = first) => callRoom(at.app, contract.getCrashState, { token })
const settled = (by = first, key = GAME) => beatUntil(inState('settled'), { by, key, stepMs: 100 })

async function seat(balanceMinor = 100_000, at = first, key = GAME) {
  const player = await at.addPlayer(balanceMinor)
  return { player, token: await at.open(key, player) }
}

describe('betting', () => {
  it('accepts bets until the lock and takes the stake at once; a later bet waits for the next round', async () => {
    const { token } = await seat()
    const { round } = await openRoundWith((point) => point >= 120)
    const placed = await bet(token)
    expect(placed.status).toBe(200)
    expect(placed.data.bet).toMatchObject({ state: 'placed', roundId: round.id })
    expect(placed.data.balance.amountMinor).toBe(100_000 - STAKE)
    expect(placed.data.netResult.amountMinor).toBe(-STAKE)
    await beatUntil(inState('locked'))
    const late = await bet(token, { slot: 1 })
    expect(late.data.bet).toMatchObject({ state: 'queued', roundId: null })
    // Nothing is staked before its round opens.
    expect(late.data.balance.amountMinor).toBe(100_000 - STAKE)
    await settled()
    const next = await beatUntil(
      async (one) => one?.id !== round.id && (await betQueries.countWaiting(database, GAME)) === 0,
    )
    const { data } = await stateOf(token)
    expect(data.bets).toContainEqual(
      expect.objectContaining({ betId: late.data.bet.betId, state: 'placed', roundId: next.id }),
    )
  })

  it('returns the same bet again without a second stake, also for concurrent requests', async () => {
    const { token } = await seat()
    await openRoundWith(() => true)
    const betId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => bet(token, { betId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
    expect((await stateOf(token)).data.balance.amountMinor).toBe(100_000 - STAKE)
    expect((await bet(token, { betId, stakeMinor: 2000 })).code).toBe('ERR_KEY_REUSED')
    const stranger = await seat()
    expect((await bet(stranger.token, { betId })).code).toBe('ERR_KEY_REUSED')
    expect((await bet(token)).code).toBe('ERR_STATE_CHANGED')
  })

  it('refuses what is refused for any stake, and leaves no bet behind', async () => {
    const { player, token } = await seat(1500)
    await openRoundWith(() => true)
    expect((await bet(token, { stakeMinor: 123 })).code).toBe('ERR_STAKE_NOT_ALLOWED')
    expect((await bet(token, { autoCashOut: 2_000_000 })).status).toBe(400)
    expect((await bet(token, { stakeMinor: 2000 })).code).toBe('ERR_INSUFFICIENT_FUNDS')
    const wallet = await findWallet(database, player.playerId)
    await database.transaction((tx) =>
      setLimits(tx, wallet?.accountId ?? 0, { stakeDay: 500, stakeMonth: null, lossDay: null, lossMonth: null }),
    )
    expect((await bet(token)).code).toBe('ERR_STAKE_LIMIT_REACHED')
    await database.transaction((tx) =>
      setLimits(tx, wallet?.accountId ?? 0, { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }),
    )
    first.disabledGames.add(GAME)
    expect((await bet(token)).code).toBe('ERR_GAME_DISABLED')
    first.disabledGames.clear()
    expect((await bet(token)).status).toBe(200)
    expect((await stateOf(token)).data.bets).toHaveLength(1)
  })

  it('cancels a waiting bet, once, and no bet that was staked', async () => {
    const { token } = await seat()
    await openRoundWith(() => true)
    const placed = await bet(token)
    await beatUntil(inState('locked'))
    const waiting = await bet(token, { slot: 1 })
    const cancel = (betId: string) => callRoom(first.app, contract.cancelCrashBet, { token, body: { betId } })
    expect((await cancel(placed.data.bet.betId)).code).toBe('ERR_STATE_CHANGED')
    const gone = await cancel(waiting.data.bet.betId)
    expect([gone.status, gone.data.bet.state, gone.data.isRepeat]).toEqual([200, 'cancelled', false])
    expect((await cancel(waiting.data.bet.betId)).data.isRepeat).toBe(true)
    await settled()
    await beatUntil(inState('betting'))
    expect((await stateOf(token)).data.balance.amountMinor).toBe(100_000 - STAKE)
  })

  it('refuses a waiting bet when its round opens and a rule stops it, with the reason', async () => {
    const { token } = await seat(STAKE)
    const { round } = await openRoundWith((point) => point < 400)
    await bet(token)
    await beatUntil(inState('locked'))
    const waiting = await bet(token, { slot: 1 })
    expect(waiting.data.bet.state).toBe('queued')
    await settled()
    await beatUntil(async (one) => one?.id !== round.id && (await betQueries.countWaiting(database, GAME)) === 0)
    const { data } = await stateOf(token)
    expect(data.bets).toContainEqual(
      expect.objectContaining({ betId: waiting.data.bet.betId, state: 'refused', refusal: 'ERR_INSUFFICIENT_FUNDS' }),
    )
  })
})

describe('cashing out', () => {
  it('pays an automatic cash-out exactly at its multiplier, up to the crash point itself, and nothing above', async () => {
    const { round, crashPoint } = await openRoundWith((point) => point >= 150 && point < 900)
    const players = await Promise.all(
      [crashPoint, crashPoint + 1, 101].map(async (target) => ({ target, ...(await seat()) })),
    )
    for (const { token, target } of players) expect((await bet(token, { autoCashOut: target })).status).toBe(200)
    await settled()
    for (const { token, target } of players) {
      const { data } = await stateOf(token)
      const isWon = target <= crashPoint
      const win = isWon ? (STAKE / 100) * target : 0
      expect(data.bets[0]).toMatchObject({
        roundId: round.id,
        state: isWon ? 'cashed' : 'lost',
        cashOut: isWon ? target : null,
        win: { amountMinor: win, currency: 'CZK' },
      })
      expect(data.balance.amountMinor).toBe(100_000 - STAKE + win)
      expect(data.netResult.amountMinor).toBe(win - STAKE)
    }
  })

  it('pays by hand the multiplier of the moment in which the request came, once', async () => {
    const { token } = await seat()
    await openRoundWith((point) => point >= 200)
    const placed = await bet(token)
    const { betId } = placed.data.bet
    expect((await cashOut(token, betId)).code).toBe('ERR_STATE_CHANGED')
    const running = await beatUntil(inState('running'))
    expect((await cashOut(token, betId)).code).toBe('ERR_STATE_CHANGED') // still 1.00
    const askedAt = (running.startedAt?.getTime() ?? 0) + reachedAfterMs(definitionOf(GAME), 150) + 7
    await beatUntil(() => clock.now().getTime() >= askedAt, { stepMs: 50 })
    clock.set(new Date(askedAt))
    const answers = await Promise.all([cashOut(token, betId), cashOut(token, betId, second), cashOut(token, betId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
    for (const { data } of answers) {
      expect(data.bet).toMatchObject({ state: 'cashed', cashOut: 150, cashedBy: 'player', win: { amountMinor: 1500 } })
      expect(data.bet.askedAfterMs).toBe(reachedAfterMs(definitionOf(GAME), 150) + 7)
    }
    await settled()
    expect((await stateOf(token)).data.balance.amountMinor).toBe(100_000 + 500)
  })

  it('pays a request that came before the crash although the books had the crash first, and none that came after', async () => {
    const { token } = await seat()
    const other = await seat()
    const { crashPoint } = await openRoundWith((point) => point >= 150 && point < 500)
    const mine = (await bet(token)).data.bet.betId
    const theirs = (await bet(other.token)).data.bet.betId
    const running = await beatUntil(inState('running'))
    const crashMs = (running.startedAt?.getTime() ?? 0) + runsForMs(definitionOf(GAME), crashPoint)
    await beatUntil(inState('crashed'), { stepMs: 20 })
    clock.set(new Date(crashMs - 1))
    const early = await cashOut(token, mine)
    expect(early.data.bet).toMatchObject({ state: 'cashed', cashOut: crashPoint })
    clock.set(new Date(crashMs))
    const late = await cashOut(other.token, theirs)
    expect(late.code).toBe('ERR_STATE_CHANGED')
    clock.set(new Date(crashMs + GRACE_MS))
    await settled()
    expect((await stateOf(other.token)).data.bets[0]).toMatchObject({ state: 'lost' })
    expect((await stateOf(token)).data.balance.amountMinor).toBe(100_000 - STAKE + (STAKE / 100) * crashPoint)
  })

  it.each([
    ['and the round arrives there', 'cashed', (point: number) => point >= 200 && point < 290],
    ['and loses where the round does not arrive there', 'lost', (point: number) => point >= 160 && point < 200],
  ])('lets off at the next station where the game has stations, %s', async (_, state, isSuited) => {
    const { token } = await seat(100_000, first, CABLEWAY)
    await openRoundWith(isSuited, { key: CABLEWAY })
    expect((await bet(token, { autoCashOut: 170 })).code).toBe('ERR_BET_NOT_ALLOWED')
    const one = (await bet(token)).data.bet.betId
    const two = (await bet(token, { slot: 1 })).data.bet.betId
    await beatUntil(inState('running'), { key: CABLEWAY })
    const gettingOff = await cashOut(token, one)
    expect(gettingOff.data.bet).toMatchObject({ state: 'placed', autoCashOut: 110 })
    await beatUntil(
      (round) =>
        multiplierAt(definitionOf(CABLEWAY), clock.now().getTime() - (round?.startedAt?.getTime() ?? 0)) >= 155,
      { key: CABLEWAY },
    )
    const { data } = await cashOut(token, two)
    expect(data.bet).toMatchObject({ state: 'placed', autoCashOut: 200 })
    await settled(first, CABLEWAY)
    const bets = (await stateOf(token)).data.bets
    expect(bets.find(({ betId }) => betId === one)).toMatchObject({ state: 'cashed', cashOut: 110, cashedBy: 'player' })
    expect(bets.find(({ betId }) => betId === two)).toMatchObject({ state })
  })

  it('plays the bets of a player who has left, and shows them on another device', async () => {
    const { player, token } = await seat()
    await openRoundWith((point) => point >= 200)
    const placed = await bet(token, { autoCashOut: 130 })
    await callRoom(first.app, play.closeSession, { token, body: {} })
    await settled()
    const again = await second.open(GAME, player)
    const { data } = await stateOf(again, second)
    expect(data.bets).toContainEqual(
      expect.objectContaining({ betId: placed.data.bet.betId, state: 'cashed', cashOut: 130 }),
    )
    expect(data.balance.amountMinor).toBe(100_000 + 300)
  })

  it('plays for fun in the same rounds without a trace in the books', async () => {
    const token = await first.open(GAME)
    const before = (await stateOf(token)).data.balance.amountMinor
    await openRoundWith((point) => point >= 200)
    const placed = await bet(token, { autoCashOut: 150 })
    expect(placed.data.balance.amountMinor).toBe(before - STAKE)
    await settled()
    expect((await stateOf(token)).data.balance.amountMinor).toBe(before + 500)
    const rows = await database.query({
      text: 'select 1 from ledger.movement_key where reference = $1',
      values: [placed.data.bet.betId],
    })
    expect(rows).toEqual([])
  })

  it('is in the rounds of the player as one round, whatever its entries, and counts as a crash game', async () => {
    const { player, token } = await seat()
    await openRoundWith((point) => point >= 200)
    const placed = await bet(token, { autoCashOut: 150 })
    await settled()
    const { data } = await callRoom(first.app, play.listRounds, { token: player.token, query: {} })
    expect(data.rows).toEqual([
      expect.objectContaining({
        roundId: placed.data.bet.betId,
        gameKey: GAME,
        stake: { amountMinor: STAKE, currency: 'CZK' },
        win: { amountMinor: 1500, currency: 'CZK' },
      }),
    ])
    const wallet = await findWallet(database, player.playerId)
    const series = await database.query<{ seriesId: number }>({
      text: 'select distinct series_id from ledger.entry where account_id = $1 and kind = 1',
      values: [wallet?.accountId],
    })
    expect(series).toHaveLength(1)
    expect(gamesOfSharedSeries(series.map(({ seriesId }) => seriesId)).get(series[0]?.seriesId ?? 0)).toBe('crash')
  })

  it('has no private rounds', async () => {
    const { token } = await seat()
    const own = await callRoom(first.app, play.playRound, {
      token,
      body: { roundId: randomUUID(), stakeMinor: STAKE, bet: { cashOut: 200 } },
    })
    expect(own.code).toBe('ERR_BET_NOT_ALLOWED')
  })
})

describe('half of a bet', () => {
  const half = (token: string, betId: string) =>
    callRoom(first.app, contract.cashOutCrashBet, { token, body: { betId, part: 'half' } })
  /** Runs until the multiplier has reached this value; returns the multiplier that is shown then. */
  async function runTo(multiplier: number): Promise<number> {
    const running = await beatUntil(inState('running'), { key: HALVES })
    const shown = () => multiplierAt(definitionOf(HALVES), clock.now().getTime() - (running.startedAt?.getTime() ?? 0))
    await beatUntil(() => shown() >= multiplier, { key: HALVES })
    return shown()
  }

  it('is paid at its multiplier, once, and the rest at its own or not at all', async () => {
    const [auto, left] = [await seat(100_000, first, HALVES), await seat(100_000, first, HALVES)]
    const { round, crashPoint } = await openRoundWith((point) => point >= 260 && point < 10_000, { key: HALVES })
    const autoBet = (await bet(auto.token, { autoCashOut: 250 })).data.bet.betId
    const leftBet = (await bet(left.token)).data.bet.betId
    const halfOut = await runTo(150)
    const taken = await half(auto.token, autoBet)
    const halfWin = (STAKE / 200) * halfOut
    expect(taken.data.bet).toMatchObject({ state: 'placed', halfOut, win: { amountMinor: halfWin } })
    expect(taken.data.balance.amountMinor).toBe(100_000 - STAKE + halfWin)
    expect((await half(auto.token, autoBet)).data).toMatchObject({
      isRepeat: true,
      balance: { amountMinor: 100_000 - STAKE + halfWin },
    })
    await half(left.token, leftBet)
    await settled(first, HALVES)
    expect(await betQueries.findBet(database, autoBet)).toMatchObject({
      state: 'cashed',
      cashOut: 250,
      cashedBy: 'auto',
      win: halfWin + (STAKE / 200) * 250,
    })
    expect(await betQueries.findBet(database, leftBet)).toMatchObject({ state: 'lost', cashOut: null, win: halfWin })
    for (const betId of [autoBet, leftBet]) {
      const shown = await readBetForStaff(first.crash.room, betId, () => {})
      expect(shown).toMatchObject({ isPaidByRules: true, proof: { crashPoint, roundId: round.id } })
      expect(shown.entries).toHaveLength(betId === autoBet ? 3 : 2)
    }
    // All of it is one round of the player, in their list and in the monitoring of returns.
    const listed = await callRoom(first.app, play.listRounds, { token: auto.player.token, query: {} })
    expect(listed.data.rows.map(({ roundId, win }) => [roundId, win.amountMinor])).toEqual([
      [autoBet, halfWin + (STAKE / 200) * 250],
    ])
  })

  it('cashes out all of it where all of it is due, and does not exist in other games', async () => {
    const { token } = await seat()
    await openRoundWith((point) => point >= 200)
    const { betId } = (await bet(token)).data.bet
    await beatUntil(inState('running'))
    expect((await half(token, betId)).code).toBe('ERR_BET_NOT_ALLOWED')
    const due = await seat(100_000, first, HALVES)
    await openRoundWith((point) => point >= 260, { key: HALVES })
    const dueBet = (await bet(due.token, { autoCashOut: 101 })).data.bet.betId
    const running = await beatUntil(inState('running'), { key: HALVES })
    clock.advance(
      reachedAfterMs(definitionOf(HALVES), 102) - (clock.now().getTime() - (running.startedAt?.getTime() ?? 0)),
    )
    expect((await half(due.token, dueBet)).data.bet).toMatchObject({ state: 'cashed', cashOut: 101, halfOut: null })
  })
})

describe('proof', () => {
  it('keeps link and crash point secret until the round is over, then proves every round by the published end', async () => {
    const { token } = await seat()
    const { round } = await openRoundWith(() => true)
    const placed = await bet(token)
    const published = (await stateOf(token)).data.chain
    const proofOf = (roundId: string) => callRoom(first.app, contract.getCrashProof, { query: { roundId } })
    expect((await proofOf(round.id)).code).toBe('ERR_SEED_STILL_SECRET')
    const { crashPoint, link } = await secretOf(round)
    const told = JSON.stringify((await stateOf(token)).data)
    expect(told).not.toContain(link)
    await settled()
    const { data } = await proofOf(placed.data.bet.betId)
    expect(data).toMatchObject({ roundId: round.id, crashPoint, chainEnd: published?.end, place: published?.place })
    const listed = await callRoom(first.app, contract.listCrashRounds, { query: { gameKey: GAME, limit: 20 } })
    expect(listed.data.rows.length).toBeGreaterThan(0)
    for (const proof of listed.data.rows) {
      const verdict = verifyChainedRound({
        gameKey: GAME,
        definition: proof,
        salt: proof.salt,
        link: proof.link,
        end: proof.chainEnd,
        place: proof.place,
        claimed: proof.crashPoint,
      })
      expect(verdict).toMatchObject({ isLinked: true, isCrashPointSame: true })
    }
  })

  it('shows staff a bet with its player and entries at once, and with its proof when the round is settled', async () => {
    const { player, token } = await seat()
    const { round, crashPoint } = await openRoundWith((point) => point >= 200)
    const { betId } = (await bet(token, { autoCashOut: 150 })).data.bet
    const seen: number[] = []
    const read = () => readBetForStaff(first.crash.room, betId, (playerId) => seen.push(playerId))
    expect(await read()).toMatchObject({ proof: null, isPaidByRules: null, round: { crashPoint: null } })
    await settled()
    const shown = await read()
    expect(seen).toEqual([player.playerId, player.playerId])
    expect(shown).toMatchObject({ playerId: player.playerId, isPaidByRules: true, proof: { crashPoint } })
    expect(shown.entries.map(({ debitMinor, creditMinor }) => [debitMinor, creditMinor])).toEqual([
      [STAKE, 0],
      [0, (STAKE / 100) * 150],
    ])
    // The proof for a bet's id contains the bet; the proof for the round's own id contains none.
    const proofOf = (roundId: string) => callRoom(first.app, contract.getCrashProof, { query: { roundId } })
    const { data } = await proofOf(betId)
    expect(data.bet).toMatchObject({ betId, autoCashOut: 150, cashOut: 150, win: { amountMinor: 1500 } })
    expect((await proofOf(round.id)).data.bet).toBeUndefined()
    expect(data).not.toHaveProperty('playerId')
    await expect(readBetForStaff(first.crash.room, randomUUID(), () => {})).rejects.toMatchObject({
      code: 'ERR_ROUND_NOT_FOUND',
    })
  })

  it('lets staff find bets of a game and of a player, newest first, each page below the one before', async () => {
    const { player, token } = await seat()
    await openRoundWith(() => true)
    const ids = []
    for (const slot of [0, 1]) ids.push((await bet(token, { slot })).data.bet.betId)
    const stretch = { from: new Date(0), to: new Date(clock.now().getTime() + 1000), winMinor: 0 }
    const search = (more: Partial<Parameters<typeof searchBookedPlays>[1]>) =>
      searchBookedPlays(database, { ...stretch, below: undefined, limit: 10, ...more })
    const own = await search({ playerId: player.playerId })
    expect(own.map(({ reference }) => reference).toSorted()).toEqual(ids.toSorted())
    const [newest, older] = own
    if (!newest) throw new Error('Bets that were made are found.')
    const below = { at: newest.playedAt, reference: newest.reference }
    expect(await search({ playerId: player.playerId, below })).toEqual([older])
    expect(await search({ playerId: player.playerId, winMinor: 1 })).toEqual([])
    expect(await search({ gameKey: CABLEWAY, playerId: player.playerId })).toEqual([])
  })
})

describe('a changed definition', () => {
  it('leaves the rounds that were played before provable by the rules of their time', async () => {
    await openRoundWith(() => true)
    await settled()
    const [past] = await roundQueries.listFinished(database, { gameKey: GAME, limit: 1 })
    if (!past) throw new Error('A settled round is listed.')
    const older = { ...definitionOf(GAME), returnBasisPoints: 9100 }
    await first.crash.room.storeDefinition(database, 'an older hash', GAME, older, clock.now())
    const chain = await gameQueries.findChain(database, past.chainNo)
    const claim = { gameKey: GAME, salt: chain?.salt ?? '', link: past.link ?? '' }
    await database.query({
      text: 'update crash.round set definition_hash = $2, crash_point = $3 where id = $1',
      values: [past.id, 'an older hash', crashPointOfLink({ ...claim, definition: older })],
    })
    const { data } = await callRoom(first.app, contract.getCrashProof, { query: { roundId: past.id } })
    expect(data.returnBasisPoints).toBe(9100)
    expect(crashPointOfLink({ ...claim, definition: data })).toBe(data.crashPoint)
    await database.query({
      text: 'update crash.round set definition_hash = $2, crash_point = $3 where id = $1',
      values: [past.id, past.definitionHash, past.crashPoint],
    })
  })
})

describe('the leader', () => {
  it('is one at a time, and its successor continues after a handover without a gap', async () => {
    const { token } = await seat()
    await openRoundWith((point) => point >= 300)
    const placed = await bet(token, { autoCashOut: 120 })
    const byHand = await bet(token, { slot: 1 })
    await beatUntil(inState('running'))
    second.crash.room.want(GAME)
    await second.crash.beat()
    expect([first.crash.leads(GAME), second.crash.leads(GAME)]).toEqual([true, false])
    await first.crash.close()
    clock.advance(600)
    await second.crash.beat()
    expect(second.crash.leads(GAME)).toBe(true)
    await beatUntil(async () => (await betQueries.findBet(database, placed.data.bet.betId))?.state === 'cashed', {
      by: second,
    })
    const out = await cashOut(token, byHand.data.bet.betId, second)
    expect(out.data.bet).toMatchObject({ state: 'cashed', cashedBy: 'player' })
    const round = await settled(second)
    expect(round.stoppedAt).toBeNull()
  })

  it.each(['betting', 'locked', 'crashed'] as const)('that fails while %s causes no loss', async (state) => {
    const { token } = await seat()
    const { round, crashPoint } = await openRoundWith((point) => point >= 150 && point < 600)
    const placed = await bet(token, { autoCashOut: 150 })
    const lost = await bet(token, { slot: 1, autoCashOut: crashPoint + 1 })
    await beatUntil(inState(state), { stepMs: 50 })
    // The first process is silent from here on: it was killed.
    clock.advance(LEASE_MS + 3000)
    second.crash.room.want(GAME)
    await beatUntil(isSettled(round), { by: second })
    const bets = (await stateOf(token, second)).data.bets
    expect(bets.find(({ betId }) => betId === placed.data.bet.betId)).toMatchObject({ state: 'cashed', cashOut: 150 })
    expect(bets.find(({ betId }) => betId === lost.data.bet.betId)).toMatchObject({ state: 'lost' })
    expect((await stateOf(token, second)).data.balance.amountMinor).toBe(100_000 - 2 * STAKE + 1500)
  })

  it.each([
    // Below the highest multiplier: one bet asks for more than the crash point.
    ['before the crash', (point: number) => point >= 2000 && point < HIGHEST],
    ['when the crash came meanwhile', (point: number) => point >= 260 && point < 330],
  ])('lost in mid-round, %s: the round stops where it was led last', async (_, isGood) => {
    const auto = await seat()
    const high = await seat()
    const hand = await seat()
    const paid = await seat()
    const { round, crashPoint } = await openRoundWith(isGood)
    const autoBet = (await bet(auto.token, { autoCashOut: 250 })).data.bet.betId
    const highBet = (await bet(high.token, { autoCashOut: crashPoint + 1 })).data.bet.betId
    const handBet = (await bet(hand.token)).data.bet.betId
    const paidBet = (await bet(paid.token)).data.bet.betId
    const running = await beatUntil(inState('running'))
    const startMs = running.startedAt?.getTime() ?? 0
    const definition = definitionOf(GAME)
    await beatUntil(() => multiplierAt(definition, clock.now().getTime() - startMs) >= 150)
    expect((await cashOut(paid.token, paidBet)).data.bet.state).toBe('cashed')
    await beatUntil(() => multiplierAt(definition, clock.now().getTime() - startMs) >= 200)
    // The last heartbeat; then silence, in which nobody can be cashed out by hand.
    const { ledAt } = (await gameQueries.findGame(database, GAME)) ?? {}
    const stoppedAt = multiplierAt(definition, (ledAt?.getTime() ?? 0) - startMs)
    const silenceMs = crashPoint > 1000 ? 4000 : runsForMs(definition, crashPoint)
    clock.advance(silenceMs)
    const during = await cashOut(hand.token, handBet, second)
    expect(during.code).toBe('ERR_STATE_CHANGED')
    second.crash.room.want(GAME)
    const stopped = await beatUntil(isSettled(round), { by: second })
    expect(stopped).toMatchObject({ stoppedAt, crashPoint })
    const find = async (betId: string) => betQueries.findBet(database, betId)
    expect(await find(handBet)).toMatchObject({
      state: 'cashed',
      cashOut: stoppedAt,
      cashedBy: 'rule',
      win: (STAKE / 100) * stoppedAt,
    })
    expect(await find(autoBet)).toMatchObject({ state: 'cashed', cashOut: 250, cashedBy: 'auto', win: 2500 })
    expect(await find(highBet)).toMatchObject({ state: 'lost', win: 0 })
    expect((await find(paidBet))?.state).toBe('cashed')
  })

  it('that fails right after the start, before its next heartbeat: the start counts as its last heartbeat', async () => {
    const hand = await seat()
    const { round } = await openRoundWith((point) => point >= 300)
    const handBet = (await bet(hand.token)).data.bet.betId
    const { startedAt } = await beatUntil(inState('running'))
    const before = new Date((startedAt?.getTime() ?? 0) - HEARTBEAT_MS)
    await database.query(sql`update crash.game set led_at = ${before} where game_key = ${GAME}`)
    clock.advance(LEASE_MS)
    expect((await cashOut(hand.token, handBet, second)).code).toBe('ERR_STATE_CHANGED')
    second.crash.room.want(GAME)
    const stopped = await beatUntil(isSettled(round), { by: second })
    expect(stopped.stoppedAt).toBe(100)
    expect(await betQueries.findBet(database, handBet)).toMatchObject({ cashOut: 101, cashedBy: 'rule' })
  })

  it('that was replaced writes nothing more', async () => {
    const { token } = await seat()
    const { round } = await openRoundWith((point) => point >= 300)
    await bet(token)
    await beatUntil(inState('locked'))
    clock.advance(LEASE_MS + 1000)
    second.crash.room.want(GAME)
    await second.crash.beat()
    expect(second.crash.leads(GAME)).toBe(true)
    const before = await roundQueries.findPresentRound(database, GAME)
    await first.crash.beat()
    expect(first.crash.leads(GAME)).toBe(false)
    expect((await roundQueries.findPresentRound(database, GAME))?.id).toBe(before?.id)
    expect(before?.id).toBe(round.id)
  })

  it('is not needed for bets and cash-outs, which any process takes', async () => {
    const there = await seat(100_000, second)
    await openRoundWith((point) => point >= 300)
    const placed = await bet(there.token, {}, second)
    expect(placed.data.bet.state).toBe('placed')
    await beatUntil(inState('running'))
    await beatUntil(async (round) => clock.now().getTime() - (round?.startedAt?.getTime() ?? 0) >= 3000)
    const out = await cashOut(there.token, placed.data.bet.betId, second)
    expect(out.data.bet.state).toBe('cashed')
    await settled()
  })
})

describe('the monitor', () => {
  it('shows staff round, leader, bets and chain of every shared game, and no secret', async () => {
    const { token } = await seat()
    const { round } = await openRoundWith(() => true)
    await bet(token)
    const { games } = await showMonitor(first.crash.room, first.crash)
    expect(games).toHaveLength(6)
    const shown = games.find(({ gameKey }) => gameKey === GAME)
    expect(shown).toMatchObject({
      round: { roundId: round.id, state: 'betting' },
      isLedHere: true,
      bets: 1,
      staked: STAKE,
    })
    expect(shown?.chain?.place).toBe(round.place)
    const { link } = await secretOf(round)
    expect(JSON.stringify(games)).not.toContain(link)
  })
})

describe('the sequence of rounds', () => {
  it('plays the bet of a player who left while a long round ran, although nobody watches any more', async () => {
    const { token } = await seat()
    const { round } = await openRoundWith((point) => runsForMs(definitionOf(GAME), point) > LONG_ROUND_MS)
    await beatUntil(inState('locked'))
    const waiting = await bet(token)
    expect(waiting.data.bet).toMatchObject({ state: 'queued', roundId: null })
    await beatUntil((one) => one?.id !== round.id)
    const played = await settled()
    const ended = await betQueries.findBet(database, waiting.data.bet.betId)
    expect(ended?.roundId).toBe(played.id)
    expect(['lost', 'cashed']).toContain(ended?.state)
  })

  it('waits while nobody watches, and begins when somebody comes', async () => {
    const { token } = await seat()
    const { round } = await openRoundWith(() => true)
    await settled()
    clock.advance(60_000)
    const idle = await beatUntil((one) => one !== undefined && one.id !== round.id)
    expect(idle).toMatchObject({ state: 'betting', locksAt: null })
    const placed = await bet(token)
    expect(placed.data.bet).toMatchObject({ state: 'placed', roundId: idle.id })
    const begun = await beatUntil((one) => one?.locksAt !== null)
    expect(begun.locksAt?.getTime()).toBe(clock.now().getTime() + BETTING_MS)
    const running = await beatUntil(inState('running'))
    expect((running.startedAt?.getTime() ?? 0) - (begun.locksAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(LOCKED_MS)
    const over = await settled()
    const next = await beatUntil((one) => one?.id !== over.id)
    expect(next.openedAt.getTime() - (over.crashedAt?.getTime() ?? 0)).toBeGreaterThanOrEqual(PAUSE_MS)
  })
})
