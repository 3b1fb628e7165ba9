import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/play-v1/crash.ts'
import * as play from '#contract/play-v1/play.ts'
import { loadMathematics } from '#games/catalogue/index.ts'
import { reachedAfterMs, type CrashDefinition } from '#games/engines/crash/math/index.ts'
import { expireFreeRounds } from '#server/free-rounds/free-rounds.jobs.ts'
import { giveFreeRounds } from '#server/free-rounds/index.ts'
import { bonusOfFreeRounds } from '#apps/api/compose/compose-free-rounds.ts'
import { searchRounds } from '#server/game-rounds/history/search-rounds.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { checkBooks, listEntries, readBalance, setLimits } from '#server/ledger/index.ts'
import { blockPlaying, findWallet, netAnchorOf } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openCrashProcess, type CrashProcess } from '#tests/load/crash-room.ts'
import { crashRounds, inState, isSettled } from '#tests/load/crash-rounds.ts'
import { openGame } from '#tests/load/open-game.ts'
import { readBetForStaff } from './read-bet-for-staff.ts'
import { showMonitor } from './show-monitor.ts'
import { LEASE_MS } from './timing.ts'

const GAME = 'BalonNadPrahou'
const HALVES = 'CertovskyKotel'
const STAKE = 1000
const HOUR_MS = 3_600_000
const GONE = 'ERR_FREE_ROUND_GONE'

let database: TestDatabase
let clock: ReturnType<typeof movableClock>
let first: CrashProcess
let second: CrashProcess

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock = movableClock(new Date(Math.max(Date.now(), clock?.now().getTime() ?? 0) + 60_000))
  first = await openCrashProcess(database.url, { clock })
  second = await openCrashProcess(database.url, { clock })
})
afterEach(async () => {
  await first.close()
  await second.close()
})
afterAll(async () => {
  const { differences } = await checkBooks(database, clock)
  // Every stake that the house paid belongs to one bet, and the house paid every free bet that was placed exactly once.
  const [sums] = await database.query<{ given: number; staked: number; spent: number; used: number }>(sql`
    select (select coalesce(sum(l.amount), 0)::bigint from ledger.leg l join ledger.account a on a.id = l.account_id
             where a.path = 'house:CZK:free-rounds') as given,
           (select -coalesce(sum(stake), 0)::bigint from crash.bet
             where free_rounds_id is not null and state in ('placed', 'cashed', 'lost')) as staked,
           (select count(*) from free_rounds.spent) as spent,
           (select sum(used)::bigint from free_rounds.award) as used`)
  await database.close()
  expect(differences).toEqual([])
  expect(sums?.given).toBe(sums?.staked)
  expect(sums?.spent).toBe(sums?.used)
})

const { beatUntil, openRoundWith } = crashRounds(() => ({ db: database, clock, by: first, key: GAME }))

/** A player with this cash and free rounds, with a session in a game. */
async function seat(cashMinor: number, { rounds = 3, key = GAME, stakeMinor = STAKE } = {}) {
  const player = await first.addPlayer(cashMinor)
  const { playerId } = player
  const freeRoundsId = await database.transaction((tx) =>
    giveFreeRounds({ clock }, tx, {
      playerId,
      gameKey: key,
      stake: { amountMinor: stakeMinor, currency: 'CZK' },
      rounds,
      source: 'test',
      expiresAt: new Date(clock.now().getTime() + HOUR_MS),
    }),
  )
  const token = await first.open(key, player)
  return {
    player,
    playerId,
    token,
    freeRoundsId,
    accountId: (await findWallet(database, playerId))?.accountId ?? 0,
    used: async () => {
      const [award] = await database.query<{ used: number }>(
        sql`select used from free_rounds.award where id = ${freeRoundsId}`,
      )
      return award?.used
    },
  }
}

type Attempt = {
  betId?: string
  slot?: number
  stakeMinor?: number
  autoCashOut?: number | null
  freeRoundsId?: string
}
const bet = (token: string, input: Attempt = {}, at = first) =>
  callRoom(at.app, contract.placeCrashBet, {
    token,
    body: { betId: randomUUID(), slot: 0, stakeMinor: STAKE, autoCashOut: null, ...input },
  })
const stateOf = (token: string, at = first) =>
  callRoom(at.app, contract.getCrashState, { token }).then(({ data }) => data)
const entriesOf = (accountId: number) => listEntries(database, { accountId, limit: 20 })

describe('a free bet', () => {
  it('is paid by the house, wins cash, and is shown as free to player and staff', async () => {
    const { token, freeRoundsId, accountId, playerId, player, used } = await seat(0)
    const { round } = await openRoundWith((point) => point >= 200)
    expect((await stateOf(token)).freeRounds).toMatchObject({ freeRoundsId, left: 3, stake: { amountMinor: STAKE } })
    const { status, data } = await bet(token, { autoCashOut: 200, freeRoundsId })
    expect([status, data.bet.state, data.bet.freeRoundsId]).toEqual([200, 'placed', freeRoundsId])
    expect([data.balance.amountMinor, data.netResult.amountMinor, data.freeRounds?.left]).toEqual([0, 0, 2])
    const monitor = await showMonitor(first.crash.room, first.crash)
    expect(monitor.games.find(({ gameKey }) => gameKey === GAME)).toMatchObject({ bets: 1, freeBets: 1, staked: STAKE })
    await beatUntil(isSettled(round))
    const after = await stateOf(token, second)
    expect(after).toMatchObject({ balance: { amountMinor: 2 * STAKE }, netResult: { amountMinor: 2 * STAKE } })
    const entries = (await entriesOf(accountId)).toSorted((a, b) => a.seq - b.seq)
    expect(entries.map(({ kind, debit, credit, contraPath }) => [kind, debit, credit, contraPath])).toEqual([
      [9, 0, STAKE, 'house:CZK:free-rounds'],
      [1, STAKE, 0, 'house:CZK:stakes'],
      [1, 0, 2 * STAKE, 'house:CZK:stakes'],
    ])
    expect(await used()).toBe(1)
    const { rows } = await searchRounds(first.rounds.needs, { playerId })
    expect(rows).toMatchObject([{ roundId: data.bet.betId, isFree: true, win: { amountMinor: 2 * STAKE } }])
    const own = await callRoom(first.app, play.listRounds, { token: player.token, query: {} })
    expect(own.data.rows).toMatchObject([{ roundId: data.bet.betId, isFree: true }])
    const seen = await readBetForStaff(first.crash.room, data.bet.betId, () => {})
    expect(seen).toMatchObject({ bet: { freeRoundsId }, isPaidByRules: true })
    // A net result that is computed again from the books is the same, and the next opening of the game shows what is
    // left.
    const anchor = await database.transaction((tx) => netAnchorOf(tx, { accountId }, new Date(0)))
    const { won, staked } = (await readBalance(database, accountId)) ?? { won: 0, staked: 0 }
    expect(anchor + won - staked).toBe(2 * STAKE)
    expect((await openGame(first.app, GAME, player)).session.freeRounds?.left).toBe(2)
  })

  it('costs the player nothing, and does not affect their cash and other bets', async () => {
    const { token, freeRoundsId, playerId } = await seat(5 * STAKE)
    const { round } = await openRoundWith((point) => point < 500)
    await bet(token, { autoCashOut: 1000, freeRoundsId })
    const own = await bet(token, { slot: 1, autoCashOut: 1000 })
    expect([own.data.bet.freeRoundsId, own.data.balance.amountMinor]).toEqual([undefined, 4 * STAKE])
    await beatUntil(isSettled(round))
    expect(await stateOf(token)).toMatchObject({
      balance: { amountMinor: 4 * STAKE },
      netResult: { amountMinor: -STAKE },
      freeRounds: { left: 2 },
    })
    const { rows } = await searchRounds(first.rounds.needs, { playerId })
    expect(rows.map(({ roundId, isFree }) => [roundId === own.data.bet.betId, isFree]).toSorted()).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('is spent once, however often and wherever it is requested', async () => {
    const { token, freeRoundsId, used, accountId } = await seat(STAKE)
    await openRoundWith(() => true)
    const betId = randomUUID()
    const answers = await Promise.all([first, second, first].map((at) => bet(token, { betId, freeRoundsId }, at)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
    expect(await used()).toBe(1)
    expect((await entriesOf(accountId)).filter(({ kind }) => kind === 9)).toHaveLength(1)
    // The same id for a cash bet is another bet.
    expect((await bet(token, { betId })).code).toBe('ERR_KEY_REUSED')
  })

  it('never becomes two, when both places request the last one concurrently', async () => {
    const { token, freeRoundsId, used, accountId } = await seat(5 * STAKE, { rounds: 1 })
    await openRoundWith(() => true)
    const answers = await Promise.all([0, 1].map((slot) => bet(token, { slot, freeRoundsId }, slot ? second : first)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([GONE, undefined])
    expect(await used()).toBe(1)
    // The refused one was not paid with cash instead.
    expect((await entriesOf(accountId)).map(({ kind }) => kind).toSorted()).toEqual([1, 2, 9])
    expect((await stateOf(token)).freeRounds).toBeNull()
  })

  it.each<[string, (own: string) => Attempt]>([
    ['at another stake', (freeRoundsId) => ({ freeRoundsId, stakeMinor: 2 * STAKE })],
    ['of an award that there is not', () => ({ freeRoundsId: randomUUID() })],
  ])('is refused %s, and nothing is booked', async (_, requestOf) => {
    const { token, freeRoundsId, used, accountId } = await seat(5 * STAKE)
    await openRoundWith(() => true)
    expect((await bet(token, requestOf(freeRoundsId))).code).toBe(GONE)
    await beatUntil(inState('locked'))
    expect((await bet(token, requestOf(freeRoundsId))).code).toBe(GONE)
    expect((await entriesOf(accountId)).map(({ kind }) => kind)).toEqual([2])
    expect([await used(), (await stateOf(token)).bets]).toEqual([0, []])
  })

  it('is refused to another player, in another game and for fun', async () => {
    const { freeRoundsId, player } = await seat(0)
    const other = await seat(5 * STAKE)
    await openRoundWith(() => true)
    await openRoundWith(() => true, { key: HALVES })
    expect((await bet(other.token, { freeRoundsId })).code).toBe(GONE)
    const elsewhere = await first.open(HALVES, player)
    expect((await stateOf(elsewhere)).freeRounds).toBeNull()
    expect((await bet(elsewhere, { freeRoundsId })).code).toBe(GONE)
    expect((await bet(await first.open(GAME), { freeRoundsId })).code).toBe(GONE)
  })

  it('is checked by limits, blocks and the game’s switch as any stake, and is not spent when they stop it', async () => {
    const { token, freeRoundsId, used, accountId, playerId } = await seat(0)
    await openRoundWith(() => true)
    const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
    await database.transaction((tx) => setLimits(tx, accountId, { ...none, lossDay: STAKE - 1 }))
    expect((await bet(token, { freeRoundsId })).code).toBe('ERR_LOSS_LIMIT_REACHED')
    await database.transaction((tx) => setLimits(tx, accountId, none))
    first.disabledGames.add(GAME)
    expect((await bet(token, { freeRoundsId })).code).toBe('ERR_GAME_DISABLED')
    first.disabledGames.delete(GAME)
    await database.transaction((tx) => blockPlaying(tx, playerId))
    expect((await bet(token, { freeRoundsId })).code).toBe('ERR_PLAYING_BLOCKED')
    expect([await entriesOf(accountId), await used()]).toEqual([[], 0])
  })

  it('pays each of its halves in cash', async () => {
    const { token, freeRoundsId } = await seat(0, { key: HALVES })
    const { round } = await openRoundWith((point) => point >= 200 && point < 900, { key: HALVES })
    const { data } = await bet(token, { autoCashOut: 1000, freeRoundsId })
    const definition = loadMathematics(HALVES)?.definition as CrashDefinition
    const { startedAt } = await beatUntil(inState('running'), { key: HALVES })
    const halfAt = (startedAt?.getTime() ?? 0) + reachedAfterMs(definition, 150)
    await beatUntil(() => clock.now().getTime() > halfAt, { key: HALVES, stepMs: 50 })
    const half = await callRoom(first.app, contract.cashOutCrashBet, {
      token,
      body: { betId: data.bet.betId, part: 'half' },
    })
    const { halfOut, win } = half.data.bet
    expect([half.status, win.amountMinor]).toEqual([200, (STAKE / 200) * (halfOut ?? 0)])
    await beatUntil(isSettled(round), { key: HALVES })
    const after = await stateOf(token)
    expect(after).toMatchObject({ balance: win, netResult: win, freeRounds: { left: 2 } })
    expect(after.bets.find(({ betId }) => betId === data.bet.betId)?.state).toBe('lost')
  })
})

describe('a free bet that waits', () => {
  it('spends nothing before its round opens, and nothing at all when it is cancelled', async () => {
    const { token, freeRoundsId, used, accountId } = await seat(0)
    const { round } = await openRoundWith(() => true)
    await beatUntil(inState('locked'))
    const [kept, back] = [await bet(token, { freeRoundsId }), await bet(token, { slot: 1, freeRoundsId }, second)]
    expect([kept.data.bet.state, back.data.bet.state, back.data.freeRounds?.left]).toEqual(['queued', 'queued', 3])
    const cancelled = await callRoom(first.app, contract.cancelCrashBet, {
      token,
      body: { betId: back.data.bet.betId },
    })
    expect(cancelled.data.bet.state).toBe('cancelled')
    expect([await used(), await entriesOf(accountId)]).toEqual([0, []])
    await beatUntil((one) => one?.id !== round.id && one?.state === 'locked')
    expect(await used()).toBe(1)
    const state = await stateOf(token)
    expect(state.bets).toMatchObject([{ betId: kept.data.bet.betId, state: 'placed', freeRoundsId }])
    expect(state).toMatchObject({ freeRounds: { left: 2 }, netResult: { amountMinor: 0 } })
  })

  it('is refused where other waiting bets need all that is left', async () => {
    const { token, freeRoundsId } = await seat(5 * STAKE, { rounds: 1 })
    await openRoundWith(() => true)
    await beatUntil(inState('locked'))
    expect((await bet(token, { freeRoundsId })).data.bet.state).toBe('queued')
    expect((await bet(token, { slot: 1, freeRoundsId })).code).toBe(GONE)
  })

  it('gets the reason when it expired before the round opened, and no cash is taken instead', async () => {
    const { token, freeRoundsId, accountId, used } = await seat(5 * STAKE)
    await openRoundWith(() => true)
    await beatUntil(inState('locked'))
    expect((await bet(token, { freeRoundsId, autoCashOut: 150 })).data.bet.state).toBe('queued')
    await database.query(sql`update free_rounds.award set given_at = ${new Date(clock.now().getTime() - 2)},
                                    expires_at = ${new Date(clock.now().getTime() - 1)} where id = ${freeRoundsId}`)
    await expireFreeRounds({ db: database, clock, offerBonus: bonusOfFreeRounds.offerBonus })
    await beatUntil((one) => one?.state === 'betting')
    await beatUntil(inState('locked'))
    expect((await stateOf(token)).bets.map(({ state, refusal }) => [state, refusal])).toEqual([['refused', GONE]])
    expect([await used(), (await entriesOf(accountId)).map(({ kind }) => kind)]).toEqual([0, [2]])
  })

  it('is not spent when a limit stops it as the round opens', async () => {
    const { token, freeRoundsId, accountId, used } = await seat(0)
    await openRoundWith(() => true)
    await beatUntil(inState('locked'))
    expect((await bet(token, { freeRoundsId })).data.bet.state).toBe('queued')
    await database.transaction((tx) =>
      setLimits(tx, accountId, { stakeDay: STAKE - 1, stakeMonth: null, lossDay: null, lossMonth: null }),
    )
    await beatUntil((one) => one?.state === 'betting')
    await beatUntil(inState('locked'))
    expect((await stateOf(token)).bets.map(({ refusal }) => refusal)).toEqual(['ERR_STAKE_LIMIT_REACHED'])
    expect([await used(), await entriesOf(accountId)]).toEqual([0, []])
  })
})

it('is settled once by the successor of a leader that failed during the round, and is not returned', async () => {
  const { token, freeRoundsId, used, accountId } = await seat(0)
  const { round } = await openRoundWith((point) => point >= 300 && point < 100_000)
  await bet(token, { freeRoundsId })
  await bet(token, { slot: 1, autoCashOut: 100_000, freeRoundsId })
  await beatUntil(inState('running'))
  clock.advance(LEASE_MS + 1000)
  second.crash.room.want(GAME)
  await beatUntil(isSettled(round), { by: second })
  const { bets, balance, netResult, freeRounds } = await stateOf(token, second)
  const [taken, lost] = [0, 1].map((slot) => bets.find((one) => one.slot === slot))
  expect([taken?.cashedBy, lost?.state]).toEqual(['rule', 'lost'])
  expect([balance, netResult]).toEqual([taken?.win, taken?.win])
  expect([await used(), freeRounds?.left]).toEqual([2, 1])
  expect((await entriesOf(accountId)).filter(({ credit, kind }) => kind === 1 && credit > 0)).toHaveLength(1)
})
