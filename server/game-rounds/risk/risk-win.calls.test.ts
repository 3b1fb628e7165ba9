import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import * as play from '#contract/play-v1/play.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import type { ReelDefinition } from '#games/engines.ts'
import { bytesOfHex } from '#games/kit/fairness/bytes.ts'
import { playRiskOfRound } from '#games/play-round.ts'
import { systemClock } from '#server/kernel/index.ts'
import { checkBooks, listEntries, setLimits } from '#server/ledger/index.ts'
import { findWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { drawSeedUntil, isSmallWin, type Foreseen } from '#tests/load/draw-seed-until.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { readRoundForStaff } from '../seeds/prove-round.ts'

const GAME = 'KlasickaTrojka'
const WITHOUT_RISK = 'OvocnyVodopad'

type Round = ReplyOf<typeof play.playRound>['round']
type Table = {
  readonly token: string
  readonly gameKey: string
  readonly stakeMinor: number
  readonly isAllowed: boolean
}

let database: TestDatabase
let room: RoundRoom

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url)
})

afterAll(async () => {
  const { differences } = await checkBooks(database, systemClock)
  await room.close()
  await database.close()
  expect(differences).toEqual([])
})

async function enter(player: { token: string } | undefined, gameKey = GAME, at: RoundRoom = room): Promise<Table> {
  const { gameToken: token, session } = await openGame(at.app, gameKey, player)
  return { token, gameKey, stakeMinor: session.defaultStake, isAllowed: session.isRiskAllowed }
}

async function spin({ token, stakeMinor }: Table, at: RoundRoom = room): Promise<Round> {
  const { data, code } = await callRoom(at.app, play.playRound, { token, body: { roundId: randomUUID(), stakeMinor } })
  expect(code).toBeUndefined()
  return data.round
}

/** A round that won, and what its risks would win. */
async function foreseenWinOf(table: Table): Promise<{ won: Round; next: Foreseen }> {
  const next = await drawSeedUntil(room, table, isSmallWin(table.stakeMinor))
  return { won: await spin(table), next }
}
const winOf = async (table: Table): Promise<Round> => (await foreseenWinOf(table)).won

const risk = ({ token }: Table, { roundId }: Round, colours: readonly string[], at: RoundRoom = room) =>
  callRoom(at.app, play.decideRound, {
    token,
    body: { roundId, decision: colours.length, bet: { colours: [...colours] } },
  })

async function entriesOf(playerId: number, limit: number) {
  const wallet = await findWallet(database, playerId)
  return listEntries(database, { accountId: wallet?.accountId ?? 0, kind: 1, limit })
}

it.each([true, false])('stakes the win and doubles or loses it, right: %s', async (isRight) => {
  const player = await room.addPlayer(10_000_000)
  const table = await enter(player)
  const { won, next } = await foreseenWinOf(table)
  const [right = 'red'] = next.rightColours(1)
  const other = right === 'red' ? 'black' : 'red'
  const [pick, tooLate] = isRight ? [right, other] : [other, right]
  const answers = await Promise.all(Array.from({ length: 3 }, () => risk(table, won, [pick])))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
  const { round, netResult } = answers[0]?.data ?? { round: undefined, netResult: undefined }
  const [step] = round?.risk?.steps ?? []
  if (!round || !step) throw new Error('A step is told.')
  expect(step.card < 26 ? 'red' : 'black').toBe(right)
  expect(step).toMatchObject({ pick, winMinor: isRight ? 2 * won.win.amountMinor : 0 })
  expect([round.stake, round.win]).toEqual([won.stake, won.win])
  expect(round.balanceAfter.amountMinor).toBe(won.balanceAfter.amountMinor - won.win.amountMinor + step.winMinor)
  expect(netResult?.amountMinor).toBe(round.balanceAfter.amountMinor - 10_000_000)
  const [last] = await entriesOf(player.playerId, 1)
  expect(last).toMatchObject({ debit: won.win.amountMinor, credit: step.winMinor })
  expect((await risk(table, won, [tooLate])).code).toBe('ERR_STATE_CHANGED')
  // The player's list and the staff's view have it with the round.
  const [row] = (await callRoom(room.app, play.listRounds, { token: player.token })).data.rows
  expect(row).toMatchObject({
    roundId: won.roundId,
    stake: { amountMinor: won.stake.amountMinor + won.win.amountMinor },
    win: { amountMinor: won.win.amountMinor + step.winMinor },
  })
  const staff = await readRoundForStaff(room.rounds.needs, won.roundId, () => {})
  expect(staff.entries).toHaveLength(2)
  expect(staff.recomputedWinMinor).toBe(won.win.amountMinor)
  const byStep = await readRoundForStaff(room.rounds.needs, last?.reference ?? '', () => {})
  expect(byStep.proof.round.roundId).toBe(won.roundId)
})

it('continues to the last step of the game and no further, and every card is provable afterwards', async () => {
  const table = await enter(await room.addPlayer(50_000_000))
  const definition = loadDefinition(GAME)?.definition as ReelDefinition
  const longest = definition.risk?.steps ?? 0
  expect(longest).toBeGreaterThan(1)
  const { won, next } = await foreseenWinOf(table)
  const colours = next.rightColours(longest)
  let told = won
  for (let step = 1; step <= longest; step += 1) {
    const { data, code } = await risk(table, won, colours.slice(0, step))
    expect(code).toBeUndefined()
    told = data.round
    expect(told.risk?.winMinor).toBe(won.win.amountMinor * 2 ** step)
  }
  expect((await risk(table, won, [...colours, 'red'])).code).toBe('ERR_BET_NOT_ALLOWED')
  const { revealed } = (await callRoom(room.app, play.rotateSeed, { token: table.token, body: {} })).data
  const again = playRiskOfRound({
    key: GAME,
    definition,
    definitionHash: won.definitionHash,
    stakeMinor: won.stake.amountMinor,
    serverSeed: bytesOfHex(revealed.serverSeed),
    clientSeed: revealed.clientSeed,
    nonce: won.nonce,
    picks: colours,
  })
  expect(again).toEqual(told.risk)
  // The seed is revealed, and with it the cards: that round cannot be risked any more.
  expect((await risk(table, won, colours)).code).toBe('ERR_ROUND_NOT_FOUND')
})

it('keeps the win once another round was played', async () => {
  const table = await enter(await room.addPlayer(10_000_000))
  const won = await winOf(table)
  await spin(table)
  expect((await risk(table, won, ['red'])).code).toBe('ERR_STATE_CHANGED')
})

it('is refused for what was not won, for invalid picks, other games and other players, and checks limits', async () => {
  const player = await room.addPlayer(10_000_000)
  const table = await enter(player)
  await drawSeedUntil(room, table, ({ winMinor }) => winMinor === 0)
  const lost = await spin(table)
  expect((await risk(table, lost, ['red'])).code).toBe('ERR_BET_NOT_ALLOWED')
  const won = await winOf(table)
  expect((await risk(table, won, ['blue'])).code).toBe('ERR_BET_NOT_ALLOWED')
  expect((await risk(table, won, ['red', 'red'])).code).toBe('ERR_STATE_CHANGED')
  const stranger = await enter(await room.addPlayer(1000))
  expect((await risk(stranger, won, ['red'])).code).toBe('ERR_ROUND_NOT_FOUND')
  const wallet = await findWallet(database, player.playerId)
  const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
  await database.transaction((tx) => setLimits(tx, wallet?.accountId ?? 0, { ...none, stakeDay: 1 }))
  expect((await risk(table, won, ['red'])).code).toBe('ERR_STAKE_LIMIT_REACHED')
  expect((await entriesOf(player.playerId, 1))[0]).toMatchObject({ debit: won.stake.amountMinor })
  const other = await enter(await room.addPlayer(10_000_000), WITHOUT_RISK)
  expect((await risk(other, await winOf(other), ['red'])).code).toBe('ERR_BET_NOT_ALLOWED')
})

it('does not exist where the market forbids it', async () => {
  const player = await room.addPlayer(10_000_000)
  const table = await enter(player)
  expect(table.isAllowed).toBe(true)
  const won = await winOf(table)
  const needs = room.rounds.needs as { isRiskAllowed: boolean }
  needs.isRiskAllowed = false
  try {
    expect((await risk(table, won, ['red'])).code).toBe('ERR_BET_NOT_ALLOWED')
    expect((await callRoom(room.app, play.getSession, { token: table.token })).data.isRiskAllowed).toBe(false)
  } finally {
    needs.isRiskAllowed = true
  }
  expect((await risk(table, won, ['red'])).status).toBe(200)
})

it('is risked for fun in the same way', async () => {
  const table = await enter(undefined)
  const { won, next } = await foreseenWinOf(table)
  const colours = next.rightColours(1)
  const { data } = await risk(table, won, colours)
  const left = 2 * won.win.amountMinor
  expect(data.round.risk?.winMinor).toBe(left)
  expect(data.round.balanceAfter.amountMinor).toBe(won.balanceAfter.amountMinor - won.win.amountMinor + left)
  expect((await risk(table, won, colours)).data.isRepeat).toBe(true)
})
