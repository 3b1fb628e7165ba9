import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import * as ticketSeries from '#contract/play-v1/series.ts'
import * as catalogue from '#games/catalogue/index.ts'
import { bytesOfHex } from '#games/kit/fairness/bytes.ts'
import { areFirstOf, isTicketOf, rootOfSeries } from '#games/kit/fairness/deal-series.ts'
import { definitionHashOf } from '#games/kit/fairness/definition-hash.ts'
import { verifyBetRound } from '#games/play-round.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks, setLimits } from '#server/ledger/index.ts'
import { findWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { dealAhead } from './deal-ahead.ts'
import { listSeriesForStaff } from './show-series.ts'

const GAME = 'PokladNaMape'
const TICKETS = 300

/** A game whose series a test can buy completely: larger than what is under one stored node of its tree. */
vi.mock('#games/catalogue/index.ts', async (original) => {
  const all = await original<typeof catalogue>()
  const loadDefinition: typeof all.loadDefinition = (key) => {
    const found = all.loadDefinition(key)
    if (key !== GAME || found?.definition.engine !== 'scratch') return found
    const prizes = found.definition.prizes.slice(0, 5).map((prize, at) => ({ ...prize, count: 5 - at }))
    const definition = { ...found.definition, tickets: TICKETS, prizes }
    return { ...found, definition, definitionHash: definitionHashOf(definition) }
  }
  return { ...all, loadDefinition }
})

let database: TestDatabase
let room: RoundRoom
let other: RoundRoom

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url)
  other = await openRoundRoom(database.url)
})

afterAll(async () => {
  const { differences } = await checkBooks(database, systemClock)
  await Promise.all([room.close(), other.close()])
  await database.close()
  expect(differences).toEqual([])
})

/** A session in one process that is played in this or another one. */
async function open(player?: { token: string }, at: RoundRoom = room) {
  const { gameToken: token } = await openGame(room.app, GAME, player)
  return { token, at }
}

type Table = Awaited<ReturnType<typeof open>>
const buy = (
  { token, at }: Table,
  stakeMinor = 500,
  roundId: string = randomUUID(),
  bet: Record<string, unknown> = {},
) => callRoom(at.app, play.playRound, { token, body: { roundId, stakeMinor, bet } })
const seriesOf = async (stakeMinor = 500, mode: 'real' | 'demo' = 'real') =>
  (await callRoom(room.app, ticketSeries.getSeries, { query: { gameKey: GAME, mode, stakeMinor } })).data.series
type Ticket = { readonly series: string; readonly number: number; readonly prize?: number }
function ticketOf({ bet }: { readonly bet?: { readonly bet: unknown } | undefined }): Ticket {
  if (!bet) throw new Error('A ticket is kept as the bet of its round.')
  return (bet.bet as { readonly ticket: Ticket }).ticket
}
const soldOf = (seriesId: string) =>
  callRoom(room.app, ticketSeries.listSold, { query: { seriesId, limit: 2000 } }).then(({ data }) => data)

it('publishes the series on sale and the next one before a ticket is sold', async () => {
  await dealAhead({ ...room.rounds.needs })
  const [next, onSale, ...older] = await seriesOf()
  expect(older).toEqual([])
  expect([onSale?.number, next?.number]).toEqual([1, 2])
  for (const series of [onSale, next]) expect(series).toMatchObject({ sold: 0, tickets: TICKETS, seed: null })
  expect(onSale?.root).not.toBe(next?.root)
})

it('sells tickets in order, each proved by the root that was published before, and counts what is left', async () => {
  const table = await open(await room.addPlayer(1_000_000))
  const [, before] = await seriesOf()
  const rounds = []
  for (let bought = 0; bought < 12; bought += 1) rounds.push((await buy(table)).data.round)
  expect(rounds.map((round) => ticketOf(round).number)).toEqual(rounds.map((_, at) => at))
  for (const round of rounds) {
    const { data } = await callRoom(room.app, play.getRoundProof, { query: { roundId: round.roundId } })
    if (!data.ticket) throw new Error('A ticket has a proof.')
    const { root, tickets, number, prize, salt, path, seed } = data.ticket
    expect([root, tickets, seed]).toEqual([before?.root, TICKETS, null])
    const ticket = { prize: prize ?? undefined, salt: bytesOfHex(salt) }
    const place = { number, tickets, path: path.map(bytesOfHex) }
    expect(isTicketOf(root, ticket, place)).toBe(true)
    expect(isTicketOf(root, { ...ticket, prize: prize === 0 ? 1 : 0 }, place)).toBe(false)
    expect(ticketOf(round).prize ?? null).toBe(prize)
    expect(round.win.amountMinor).toBe(prize === null ? 0 : (before?.prizes[prize]?.win.amountMinor ?? -1))
  }
  const [, after] = await seriesOf()
  const sold = await soldOf(after?.seriesId ?? '')
  expect([after?.sold, sold.upTo, sold.tickets.length]).toEqual([12, 12, 12])
  const shown = sold.tickets.map(({ prize, salt }) => ({ prize: prize ?? undefined, salt: bytesOfHex(salt) }))
  const rest = { tickets: TICKETS, edge: sold.edge.map(bytesOfHex) }
  expect(areFirstOf(after?.root ?? '', shown, rest)).toBe(true)
  after?.prizes.forEach(({ count, left }, prize) =>
    expect(count - left).toBe(sold.tickets.filter((one) => one.prize === prize).length),
  )
})

it('shows the fields by the round’s own seed, so that the whole round can be recomputed once it is revealed', async () => {
  const table = await open(await room.addPlayer(1_000_000))
  const { round } = (await buy(table)).data
  await callRoom(room.app, play.rotateSeed, { token: table.token, body: {} })
  const { data } = await callRoom(room.app, play.getRoundProof, { query: { roundId: round.roundId } })
  const verdict = verifyBetRound({
    key: GAME,
    definition: data.definition as never,
    stakeMinor: 500,
    clientSeed: data.clientSeed,
    nonce: round.nonce,
    serverSeedHex: data.serverSeed ?? '',
    commitment: data.commitment,
    definitionHash: round.definitionHash,
    claimedOutcome: round.outcome,
    bet: round.bet?.bet,
  })
  expect(verdict.isProven).toBe(true)
})

it('returns a ticket that was not paid, and books nothing for it', async () => {
  const poor = await room.addPlayer(499)
  const [, before] = await seriesOf()
  expect((await buy(await open(poor))).code).toBe('ERR_INSUFFICIENT_FUNDS')
  const limited = await room.addPlayer(10_000)
  const wallet = await findWallet(database, limited.playerId)
  const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
  await database.transaction((tx) => setLimits(tx, wallet?.accountId ?? 0, { ...none, stakeDay: 400 }))
  expect((await buy(await open(limited))).code).toBe('ERR_STAKE_LIMIT_REACHED')
  const [, after] = await seriesOf()
  expect(after?.sold).toBe(before?.sold)
})

it('returns the same round again and sells no second ticket; lets nobody choose one', async () => {
  const table = await open(await room.addPlayer(1_000_000))
  const roundId = randomUUID()
  const first = await buy(table, 500, roundId)
  const again = await buy(table, 500, roundId)
  expect(again.data).toMatchObject({
    isRepeat: true,
    round: { win: first.data.round.win, bet: { bet: first.data.round.bet?.bet } },
  })
  expect((await buy(table, 1000, roundId)).code).toBe('ERR_KEY_REUSED')
  const input = { ticket: { series: ticketOf(first.data.round).series, number: 40, prize: 4 } }
  expect((await buy(table, 500, randomUUID(), input)).code).toBe('ERR_BET_NOT_ALLOWED')
  const [, onSale] = await seriesOf()
  expect(onSale?.sold).toBe(ticketOf(first.data.round).number + 1)
})

it('has a series of its own for each price, and for play money', async () => {
  const table = await open(await room.addPlayer(1_000_000))
  expect(ticketOf((await buy(table, 1000)).data.round).number).toBe(0)
  const demo = await open()
  const first = (await buy(demo)).data.round
  expect([first.mode, ticketOf(first).number]).toEqual(['demo', 0])
  expect((await seriesOf(500, 'demo')).map(({ sold }) => sold)).toEqual([0, 1])
  const { data } = await callRoom(room.app, play.getRoundProof, { query: { roundId: first.roundId } })
  expect(data.ticket?.number).toBe(0)
})

it('sells every ticket once from two processes at a time, to the last and into the next series', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => room.addPlayer(10_000_000)))
  const tables = await Promise.all(players.map((player, at) => open(player, at % 2 === 0 ? room : other)))
  const [, before] = await seriesOf()
  const left = TICKETS - (before?.sold ?? 0)
  const bought: { series: string; number: number }[] = []
  await Promise.all(
    tables.map(async (table, at) => {
      const share = Math.ceil((left + 10 - at) / tables.length)
      for (let count = 0; count < share; count += 1) {
        const { status, data } = await buy(table)
        expect(status).toBe(200)
        bought.push(ticketOf(data.round))
      }
    }),
  )
  const numbers = bought.filter(({ series }) => series === before?.seriesId).map(({ number }) => number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: left }, (_, at) => TICKETS - left + at))
  const ended = (await seriesOf()).find(({ seriesId }) => seriesId === before?.seriesId)
  const next = (await seriesOf()).find(({ number }) => number === 2)
  expect(ended?.prizes.map((prize) => prize.left)).toEqual([0, 0, 0, 0, 0])
  expect(next?.sold).toBe(bought.length - numbers.length)
  // The seed of the whole series is revealed now: everybody can deal it again.
  const found = catalogue.loadDefinition(GAME)
  if (!found || found.definition.engine !== 'scratch') throw new Error('The game sells tickets.')
  const seed = bytesOfHex(ended?.seed ?? '')
  const { tickets, prizes } = found.definition
  const root = rootOfSeries({ seed, gameKey: GAME, definitionHash: found.definitionHash }, { tickets, prizes })
  expect(root).toBe(ended?.root)
  const [paid] = await database.query<{ staked: number; won: number }>(sql`
    select sum(staked)::bigint as staked, sum(won)::bigint as won from game_rounds.bet_round
     where bet -> 'ticket' ->> 'series' = ${before?.seriesId}`)
  const prizesOfSeries = prizes.reduce((sum, { coins, count }) => sum + coins * count, 0) * 5
  expect(paid).toEqual({ staked: 500 * TICKETS, won: prizesOfSeries })
})

it('shows staff the series, and finds no others', async () => {
  const { series } = await listSeriesForStaff(room.rounds.needs, { gameKey: GAME })
  expect(series.map(({ price, number }) => [price.amountMinor, number])).toEqual(
    expect.arrayContaining(
      [500, 1000, 2000, 5000].flatMap((price) => [
        [price, 1],
        [price, 2],
      ]),
    ),
  )
  const none = await callRoom(room.app, ticketSeries.getSeries, {
    query: { gameKey: 'CertAKaca', mode: 'real', stakeMinor: 500 },
  })
  expect(none.code).toBe('ERR_GAME_NOT_FOUND')
  const unknown = await callRoom(room.app, ticketSeries.listSold, { query: { seriesId: randomUUID() } })
  expect(unknown.code).toBe('ERR_SERIES_NOT_FOUND')
})
