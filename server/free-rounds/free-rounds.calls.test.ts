import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import { searchRounds } from '#server/game-rounds/history/search-rounds.ts'
import { movableClock, sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks, listEntries, setLimits } from '#server/ledger/index.ts'
import { blockPlaying, findWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { stickRows } from '#tests/stick-rows.ts'
import { expireFreeRounds } from './free-rounds.jobs.ts'
import { giveFreeRounds } from './give-free-rounds.ts'

/** Rounds without a campaign win cash. */
const nobodyOffers = () => Promise.reject(new Error('No bonus is offered.'))
const GAME = 'OvocnyKolotoc'
const STAKE = 1000
const HOUR_MS = 3_600_000

let database: TestDatabase
let room: RoundRoom
const clock = movableClock(systemClock.now())

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url, { clock })
})

afterAll(async () => {
  const { differences } = await checkBooks(database, systemClock)
  await room.close()
  await database.close()
  expect(differences).toEqual([])
})

type Player = Awaited<ReturnType<RoundRoom['addPlayer']>>

const give = (player: Player, rounds = 3, gameKey = GAME) =>
  database.transaction((tx) =>
    giveFreeRounds({ clock }, tx, {
      playerId: player.playerId,
      gameKey,
      stake: { amountMinor: STAKE, currency: 'CZK' },
      rounds,
      source: 'test',
      expiresAt: new Date(clock.now().getTime() + HOUR_MS),
    }),
  )

async function open(player: Player, gameKey = GAME) {
  const { gameToken: token, session } = await openGame(room.app, gameKey, player)
  return { token, session }
}

type Attempt = { freeRoundsId?: string; stakeMinor?: number; roundId?: string; bet?: Record<string, unknown> }
const spin = (token: string, { stakeMinor = STAKE, roundId = randomUUID(), ...rest }: Attempt) =>
  callRoom(room.app, play.playRound, { token, body: { roundId, stakeMinor, ...rest } })
const leftOf = async (token: string) =>
  (await callRoom(room.app, play.getSession, { token })).data.freeRounds?.left ?? 0

async function entriesOf({ playerId }: Player) {
  const wallet = await findWallet(database, playerId)
  return (await listEntries(database, { accountId: wallet?.accountId ?? 0, limit: 50 })).toReversed()
}

describe('a free round', () => {
  it('is a ticket of a series, too: the next one of it, paid by the house', async () => {
    const player = await room.addPlayer(0)
    const freeRoundsId = await give(player, 2, 'PokladNaMape')
    const { token, session } = await open(player, 'PokladNaMape')
    expect(session.freeRounds).toMatchObject({ freeRoundsId, left: 2, stake: { amountMinor: STAKE } })
    const roundId = randomUUID()
    const first = await spin(token, { freeRoundsId, roundId, bet: {} })
    expect(first.status).toBe(200)
    expect((await spin(token, { freeRoundsId, roundId, bet: {} })).data.round).toEqual(first.data.round)
    const second = await spin(token, { freeRoundsId, bet: {} })
    const tickets = [first, second].map(({ data }) => data.round.bet?.bet)
    expect(tickets).toMatchObject([{ ticket: { number: 0 } }, { ticket: { number: 1 } }])
    const won = first.data.round.win.amountMinor + second.data.round.win.amountMinor
    expect([second.data.round.balanceAfter.amountMinor, second.data.netResult.amountMinor]).toEqual([won, won])
    expect(await leftOf(token)).toBe(0)
    expect((await spin(token, { freeRoundsId, bet: {} })).code).toBe('ERR_FREE_ROUND_GONE')
  })

  it('is paid by the house, wins cash, and is one round of the books like any other', async () => {
    const player = await room.addPlayer(0)
    const freeRoundsId = await give(player)
    const { token, session } = await open(player)
    expect(session.freeRounds).toMatchObject({ freeRoundsId, left: 3, stake: { amountMinor: STAKE } })
    let won = 0
    for (let left = 2; left >= 0; left -= 1) {
      const { status, data } = await spin(token, { freeRoundsId })
      won += data.round.win.amountMinor
      expect(status).toBe(200)
      expect(data.round.balanceAfter.amountMinor).toBe(won)
      // The player staked no own money, so only wins are shown.
      expect(data.netResult.amountMinor).toBe(won)
      expect(await leftOf(token)).toBe(left)
    }
    const entries = await entriesOf(player)
    expect(entries.map(({ kind, debit, contraPath }) => [kind, debit, contraPath])).toEqual(
      Array.from({ length: 3 }, () => [
        [9, 0, 'house:CZK:free-rounds'],
        [1, STAKE, 'house:CZK:stakes'],
      ]).flat(),
    )
    expect(entries.filter(({ kind }) => kind === 9).map(({ credit }) => credit)).toEqual([STAKE, STAKE, STAKE])
    const own = await spin(token, { freeRoundsId })
    expect(own.code).toBe('ERR_FREE_ROUND_GONE')
    const spent = await database.query(sql`select number from free_rounds.spent where award_id = ${freeRoundsId}`)
    expect(spent).toHaveLength(3)
  })

  it('is marked as free in the lists of player and staff, and a round of their own money is not', async () => {
    const player = await room.addPlayer(10_000)
    const freeRoundsId = await give(player)
    const { token } = await open(player)
    const [own, free] = [await spin(token, {}), await spin(token, { freeRoundsId })]
    const expected = [
      { roundId: free.data.round.roundId, isFree: true },
      { roundId: own.data.round.roundId, isFree: false },
    ]
    const listed = await callRoom(room.app, play.listRounds, { token: player.token, query: {} })
    expect(listed.data.rows).toMatchObject(expected)
    const { rows } = await searchRounds({ ...room.rounds.needs, clock: systemClock }, { playerId: player.playerId })
    expect(rows.toSorted((a, b) => Number(b.isFree) - Number(a.isFree))).toMatchObject(expected)
  })

  it('of a game with shared rounds is no round of one’s own: it pays a bet there', async () => {
    const player = await room.addPlayer(5000)
    const game = 'BalonNadPrahou'
    const freeRoundsId = await give(player, 1, game)
    const { token, session } = await open(player, game)
    expect(session.freeRounds).toMatchObject({ freeRoundsId, left: 1 })
    expect((await spin(token, { freeRoundsId })).code).toBe('ERR_BET_NOT_ALLOWED')
    expect(await leftOf(token)).toBe(1)
  })

  it('tells the same net result after coming back', async () => {
    const player = await room.addPlayer(10_000)
    const freeRoundsId = await give(player)
    const { token } = await open(player)
    await spin(token, {})
    const { data } = await spin(token, { freeRoundsId })
    expect((await open(player)).session.netResult).toEqual(data.netResult)
    const wallet = await findWallet(database, player.playerId)
    const { balance } = (await callRoom(room.app, play.getSession, { token: (await open(player)).token })).data
    // The player began with 100 Kč: what is there more or less is the net result.
    expect(balance.amountMinor - 10_000).toBe(data.netResult.amountMinor)
    expect(wallet).toBeDefined()
  })

  it('is used once for a repeated request', async () => {
    const player = await room.addPlayer(0)
    const freeRoundsId = await give(player)
    const { token } = await open(player)
    const roundId = randomUUID()
    const first = await spin(token, { freeRoundsId, roundId })
    const again = await spin(token, { freeRoundsId, roundId })
    expect(again.data).toEqual({ ...first.data, isRepeat: true })
    expect(await leftOf(token)).toBe(2)
  })

  it('never becomes two, when two tabs take the last one at once', async () => {
    const player = await room.addPlayer(0)
    const freeRoundsId = await give(player, 1)
    const { token } = await open(player)
    const answers = await Promise.all([spin(token, { freeRoundsId }), spin(token, { freeRoundsId })])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ERR_FREE_ROUND_GONE', undefined])
    expect(await entriesOf(player)).toHaveLength(2)
  })

  it('opens a round with a bet too', async () => {
    const player = await room.addPlayer(0)
    const game = 'KostkyNaHrane'
    const freeRoundsId = await give(player, 1, game)
    const { token } = await open(player, game)
    const { status, data } = await spin(token, { freeRoundsId, bet: { target: 1, side: 'under' } })
    expect([status, data.round.stake.amountMinor]).toEqual([200, STAKE])
    expect((await entriesOf(player)).map(({ kind }) => kind)).toEqual([9, 1])
  })

  it.each<[string, Attempt]>([
    ['another stake', { stakeMinor: 2000 }],
    ['an award that there is not', { freeRoundsId: randomUUID() }],
  ])('is refused for %s, and nothing is booked', async (_, input) => {
    const player = await room.addPlayer(5000)
    const freeRoundsId = await give(player)
    const { token } = await open(player)
    expect((await spin(token, { freeRoundsId, ...input })).code).toBe('ERR_FREE_ROUND_GONE')
    expect((await entriesOf(player)).map(({ kind }) => kind)).toEqual([2])
    expect(await leftOf(token)).toBe(3)
  })

  it('is refused to another player and in another game', async () => {
    const [giver, other] = [await room.addPlayer(0), await room.addPlayer(5000)]
    const freeRoundsId = await give(giver)
    expect((await spin((await open(other)).token, { freeRoundsId })).code).toBe('ERR_FREE_ROUND_GONE')
    const elsewhere = await open(giver, 'KlasickaTrojka')
    expect(elsewhere.session.freeRounds).toBeNull()
    expect((await spin(elsewhere.token, { freeRoundsId })).code).toBe('ERR_FREE_ROUND_GONE')
  })

  it('asks limits, blocks and the game’s switch as any stake does, and is kept when they stop it', async () => {
    const player = await room.addPlayer(0)
    const freeRoundsId = await give(player)
    const { token } = await open(player)
    const accountId = (await findWallet(database, player.playerId))?.accountId ?? 0
    const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
    await database.transaction((tx) => setLimits(tx, accountId, { ...none, lossDay: STAKE - 1 }))
    expect((await spin(token, { freeRoundsId })).code).toBe('ERR_LOSS_LIMIT_REACHED')
    await database.transaction((tx) => setLimits(tx, accountId, none))
    room.disabledGames.add(GAME)
    expect((await spin(token, { freeRoundsId })).code).toBe('ERR_GAME_DISABLED')
    room.disabledGames.delete(GAME)
    await database.transaction((tx) => blockPlaying(tx, player.playerId))
    expect((await spin(token, { freeRoundsId })).code).toBe('ERR_PLAYING_BLOCKED')
    expect(await entriesOf(player)).toEqual([])
    const [award] = await database.query(sql`select used from free_rounds.award where id = ${freeRoundsId}`)
    expect(award).toEqual({ used: 0 })
  })

  it('expires, and its event says what was left', async () => {
    const player = await room.addPlayer(0)
    const freeRoundsId = await give(player)
    const { token } = await open(player)
    clock.set(new Date(clock.now().getTime() + HOUR_MS))
    expect((await spin(token, { freeRoundsId })).code).toBe('ERR_FREE_ROUND_GONE')
    expect(await leftOf(token)).toBe(0)
    expect(await expireFreeRounds({ db: database, clock, offerBonus: nobodyOffers })).toBeGreaterThanOrEqual(1)
    expect(await expireFreeRounds({ db: database, clock, offerBonus: nobodyOffers })).toBe(0)
    const told = await database.query<{ payload: unknown }>(sql`
      select payload from kernel.outbox where name = 'free-rounds.expired' and payload ->> 'awardId' = ${freeRoundsId}`)
    expect(told).toEqual([{ payload: { awardId: freeRoundsId, playerId: player.playerId, left: 3 } }])
  })

  it('expires, whatever happens to another that cannot be ended', async () => {
    const [broken, ...others] = [
      await give(await room.addPlayer(0)),
      await give(await room.addPlayer(0)),
      await give(await room.addPlayer(0)),
    ]
    const unstick = await stickRows(database, 'free_rounds.award', `new.id = '${broken}'`)
    clock.set(new Date(clock.now().getTime() + HOUR_MS))
    const work = { db: database, clock, offerBonus: nobodyOffers }
    await expect(expireFreeRounds(work)).rejects.toThrow('could not be ended')
    await unstick()
    const ended = await database.query(sql`
      select id from free_rounds.award where id = any(${others}::uuid[]) and expired_at is not null`)
    expect(ended).toHaveLength(2)
    expect(await expireFreeRounds(work)).toBe(1)
  })
})
