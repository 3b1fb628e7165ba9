import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import * as catalogue from '#games/catalogue/index.ts'
import { isBetDefinition, type BetDefinition } from '#games/engines.ts'
import { bytesOfHex } from '#games/kit/fairness/bytes.ts'
import { playBetRound, verifyBetRound } from '#games/play-round.ts'
import { movableClock, sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks, listEntries, setLimits } from '#server/ledger/index.ts'
import { blockPlaying, findWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { finishOpenRounds } from '../finish-open-rounds.ts'
import { readRoundForStaff } from '../seeds/prove-round.ts'

// The rounds of every game with mathematics are tested, whether or not its scene is finished.
vi.mock('#games/catalogue/index.ts', async (original) => {
  const all = await original<typeof catalogue>()
  return { ...all, loadDefinition: all.loadMathematics }
})

const DICE = 'KostkyNaHrane'
const ROULETTE = 'RuletaEvropska'
const FIELD = 'DiamantovePole'
const DAY_MS = 86_400_000
const UNDER = { target: 1, side: 'under' }

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

async function open(game: string, player: { token: string } | undefined, at: RoundRoom = room) {
  const opened = await openGame(at.app, game, player)
  return { ...opened, stakeMinor: opened.session.defaultStake }
}

type Bet = Record<string, unknown>
type Attempt = { stakeMinor: number; bet?: Bet; roundId?: string }

const stake = (token: string, { roundId = randomUUID(), ...input }: Attempt, at: RoundRoom = room) =>
  callRoom(at.app, play.playRound, { token, body: { roundId, ...input } })
const decide = (token: string, roundId: string, decision: number, bet: Bet, at: RoundRoom = room) =>
  callRoom(at.app, play.decideRound, { token, body: { roundId, decision, bet } })
const stateOf = (token: string, at: RoundRoom = room) => callRoom(at.app, play.getSession, { token })
const proofOf = (roundId: string) => callRoom(room.app, play.getRoundProof, { query: { roundId } })
const takeToken = (picks: readonly number[]) => ({ variant: 0, picks: [...picks], isTaken: true })
const pickToken = (picks: readonly number[]) => ({ variant: 0, picks: [...picks], isTaken: false })

async function entriesOf(playerId: number) {
  const wallet = await findWallet(database, playerId)
  return (await listEntries(database, { accountId: wallet?.accountId ?? 0, kind: 1, limit: 50 })).toReversed()
}

function definitionOf(key: string): BetDefinition {
  const found = catalogue.loadMathematics(key)
  if (!found || !isBetDefinition(found.definition)) throw new Error(`${key} is a game with bets.`)
  return found.definition
}

/** Safe and deadly cells of an open round, read from the sealed seed as only the server can. */
async function cellsOf(roundId: string, stakeMinor: number): Promise<{ safe: number[]; traps: number[] }> {
  const [kept] = await database.query<{ seedNo: number; nonce: number; gameKey: string }>(sql`
    select seed_no, nonce, game_key from game_rounds.bet_round where round_id = ${roundId} order by nonce desc limit 1`)
  const [seed] = await database.query<{ serverSeed: Buffer; clientSeed: string; definitionHash: string }>(sql`
    select server_seed, client_seed, definition_hash from game_rounds.seed where no = ${kept?.seedNo}`)
  if (!kept || !seed) throw new Error('The round is kept.')
  const definition = definitionOf(kept.gameKey)
  const traps: number[] = []
  const safe: number[] = []
  for (let cell = 0; cell < 49; cell += 1) {
    const outcome = playBetRound({
      key: kept.gameKey,
      definition,
      definitionHash: seed.definitionHash,
      stakeMinor,
      serverSeed: room.rounds.needs.seeds.open(seed.serverSeed),
      clientSeed: seed.clientSeed,
      nonce: kept.nonce,
      bet: pickToken([cell]),
    })
    if (outcome.engine === 'steps') (outcome.state === 'lost' ? traps : safe).push(cell)
  }
  return { safe, traps }
}

/** Opens rounds until one is open after its first pick. */
async function openField(player: { token: string; playerId: number }) {
  const game = await open(FIELD, player)
  for (;;) {
    const { status, data } = await stake(game.gameToken, { stakeMinor: game.stakeMinor, bet: pickToken([0]) })
    expect(status).toBe(200)
    if (!data.round.bet?.isOpen) continue
    const { roundId } = data.round
    const cells = await cellsOf(roundId, game.stakeMinor)
    return { ...game, roundId, round: data.round, safe: cells.safe.filter((cell) => cell !== 0), traps: cells.traps }
  }
}

describe('a round with a bet', () => {
  it('is drawn for its bet, stored with it, and returned again as it was', async () => {
    const player = await room.addPlayer(100_000)
    const { gameToken, stakeMinor, session } = await open(DICE, player)
    expect(session.openRound).toBeNull()
    const roundId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => stake(gameToken, { roundId, stakeMinor, bet: UNDER })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
    for (const { data } of answers) expect(data.round).toEqual(answers[0]?.data.round)
    const round = answers[0]?.data.round
    expect(round).toMatchObject({ nonce: 0, bet: { bet: UNDER, isOpen: false, decisions: 0 } })
    expect(round?.balanceAfter.amountMinor).toBe(100_000 - stakeMinor + (round?.win.amountMinor ?? 0))
    for (const input of [
      { roundId, stakeMinor, bet: { ...UNDER, side: 'over' } },
      { roundId, stakeMinor: stakeMinor * 2, bet: UNDER },
      { roundId, stakeMinor },
    ])
      expect((await stake(gameToken, input)).code).toBe('ERR_KEY_REUSED')
    expect(await entriesOf(player.playerId)).toHaveLength(1)
  })

  it('is refused with a bet that the game does not have, and nothing is booked', async () => {
    const player = await room.addPlayer(100_000)
    const { gameToken, stakeMinor } = await open(DICE, player)
    const wrong: (Bet | undefined)[] = [
      undefined,
      {},
      { target: -1, side: 'under' },
      { target: 1.5, side: 'under' },
      { target: 1, side: 'both' },
      { ...UNDER, note: '\u0000' },
      { ...UNDER, deep: [[[[[[1]]]]]] },
      { ...UNDER, long: 'x'.repeat(100) },
      { chips: [{ spot: 0, amountMinor: stakeMinor }] },
    ]
    for (const bet of wrong)
      expect((await stake(gameToken, { stakeMinor, ...(bet ? { bet } : {}) })).code).toBe('ERR_BET_NOT_ALLOWED')
    expect((await stake(gameToken, { stakeMinor: 7, bet: UNDER })).code).toBe('ERR_STAKE_NOT_ALLOWED')
    expect(await entriesOf(player.playerId)).toEqual([])
    const reels = await open('OvocnyKolotoc', player)
    const onReels = await stake(reels.gameToken, { stakeMinor: reels.stakeMinor, bet: UNDER })
    expect(onReels.code).toBe('ERR_BET_NOT_ALLOWED')
  })

  it('is proved with its bet once the seed is revealed', async () => {
    const { gameToken, stakeMinor, session } = await open(DICE, await room.addPlayer(100_000))
    const { round } = (await stake(gameToken, { stakeMinor, bet: UNDER })).data
    await callRoom(room.app, play.rotateSeed, { token: gameToken, body: {} })
    const proof = (await proofOf(round.roundId)).data
    const claim = {
      key: DICE,
      definition: proof.definition as BetDefinition,
      stakeMinor: proof.round.bet?.chosenStake.amountMinor ?? 0,
      clientSeed: proof.clientSeed,
      nonce: round.nonce,
      serverSeedHex: proof.serverSeed ?? '',
      commitment: session.fairness.commitment,
      definitionHash: round.definitionHash,
      claimedOutcome: round.outcome,
      bet: proof.round.bet?.bet,
    }
    expect(verifyBetRound(claim).isProven).toBe(true)
    expect(verifyBetRound({ ...claim, bet: { ...UNDER, side: 'over' } }).isProven).toBe(false)
    expect(bytesOfHex(proof.serverSeed ?? '')).toHaveLength(32)
  })

  it('accepts many chips at once, within the limits of the table', async () => {
    const player = await room.addPlayer(10_000_000)
    const { gameToken, stakeMinor: chip, session } = await open(ROULETTE, player)
    const chips = [0, 5, 40].map((spot) => ({ spot, amountMinor: chip }))
    const { data, status } = await stake(gameToken, { stakeMinor: 3 * chip, bet: { chips } })
    expect([status, data.round?.stake.amountMinor]).toEqual([200, 3 * chip])
    const refused = async (stakeMinor: number, bet: Bet) => (await stake(gameToken, { stakeMinor, bet })).code
    expect(await refused(2 * chip, { chips })).toBe('ERR_STAKE_NOT_ALLOWED')
    const largest = session.stakes.at(-1) ?? 0
    expect(await refused(largest * 2, { chips: [{ spot: 0, amountMinor: largest * 2 }] })).toBe('ERR_STAKE_NOT_ALLOWED')
    expect(await refused(chip / 2, { chips: [{ spot: 0, amountMinor: chip / 2 }] })).toMatch(/NOT_ALLOWED/)
    const many = Array.from({ length: 11 }, (_, spot) => ({ spot, amountMinor: largest }))
    expect(await refused(largest * 11, { chips: many })).toBe('ERR_STAKE_NOT_ALLOWED')
    expect(await entriesOf(player.playerId)).toHaveLength(1)
  })
})

describe('a page that is reloaded', () => {
  const roundsOf = async (token: string) =>
    (await callRoom(room.app, play.listSessionRounds, { token })).data.rows.map(({ roundId }) => roundId)

  it.each(['real', 'demo'] as const)('gets the rounds of its session, newest first: %s', async (mode) => {
    const player = mode === 'real' ? await room.addPlayer(1_000_000) : undefined
    const { gameToken, stakeMinor } = await open(ROULETTE, player)
    expect(await roundsOf(gameToken)).toEqual([])
    const played: string[] = []
    for (let round = 0; round < 3; round += 1) {
      // A new seed does not start a new session.
      if (round === 1) await callRoom(room.app, play.rotateSeed, { token: gameToken, body: {} })
      const bet = { chips: [{ spot: round, amountMinor: stakeMinor }] }
      const { data } = await stake(gameToken, { stakeMinor, bet })
      played.unshift(data.round.roundId)
      expect((await callRoom(room.app, play.listSessionRounds, { token: gameToken })).data.rows[0]).toEqual(data.round)
    }
    await stake((await open(DICE, player)).gameToken, { stakeMinor, bet: UNDER })
    expect(await roundsOf(gameToken)).toEqual(played)
    await callRoom(room.app, play.closeSession, { token: gameToken, body: {} })
    expect(await roundsOf((await open(ROULETTE, player)).gameToken)).toEqual([])
  })

  it('does not get a round that waits for a decision, and gets one with decisions once it is over', async () => {
    const { gameToken, roundId, safe } = await openField(await room.addPlayer(1_000_000))
    expect(await roundsOf(gameToken)).not.toContain(roundId)
    const picks = [0, safe[0] ?? 0]
    await decide(gameToken, roundId, 1, pickToken(picks))
    await decide(gameToken, roundId, 2, takeToken(picks))
    expect((await roundsOf(gameToken))[0]).toBe(roundId)
  })
})

describe('a round with decisions', () => {
  it('stays open, reveals nothing that is hidden, and keeps its seed secret', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId, round, stakeMinor } = await openField(player)
    expect(round.win.amountMinor).toBe(0)
    expect(JSON.stringify(round)).not.toContain('traps')
    const state = (await stateOf(gameToken)).data
    expect(state.openRound).toEqual(round)
    expect(state.unshownRound).toBeNull()
    expect(JSON.stringify(state)).not.toContain('traps')
    const rotated = await callRoom(room.app, play.rotateSeed, { token: gameToken, body: {} })
    expect(rotated.code).toBe('ERR_ROUND_OPEN')
    expect((await stake(gameToken, { stakeMinor, bet: pickToken([1]) })).code).toBe('ERR_ROUND_OPEN')
    await callRoom(room.app, play.closeSession, { token: gameToken, body: {} })
    const proof = (await proofOf(roundId)).data
    expect(proof.serverSeed).toBeNull()
    expect(JSON.stringify(proof.round)).not.toContain('traps')
  })

  it('pays the reached win when the player takes it, as one round with balanced entries', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId, safe, stakeMinor } = await openField(player)
    const before = (await entriesOf(player.playerId)).length
    const picks = [0, safe[0] ?? 0]
    const second = await decide(gameToken, roundId, 1, pickToken(picks))
    expect(second.data.round.bet).toMatchObject({ decisions: 1, isOpen: true, finishedBy: null })
    const taken = await decide(gameToken, roundId, 2, takeToken(picks))
    expect(taken.status).toBe(200)
    const { round, netResult } = taken.data
    expect(round.bet).toMatchObject({ decisions: 2, isOpen: false, finishedBy: 'player' })
    expect(round.win.amountMinor).toBeGreaterThan(stakeMinor)
    expect(JSON.stringify(round.outcome)).toContain('traps')
    const entries = await entriesOf(player.playerId)
    expect(entries).toHaveLength(before + 1)
    expect(entries.at(-1)).toMatchObject({ debit: 0, credit: round.win.amountMinor })
    expect(round.balanceAfter.amountMinor).toBe(entries.at(-1)?.balanceAfter)
    expect(netResult.amountMinor).toBe(round.balanceAfter.amountMinor - 1_000_000)
    const rows = (await callRoom(room.app, play.listRounds, { token: player.token })).data.rows
    expect(rows[0]).toMatchObject({ roundId, stake: { amountMinor: stakeMinor }, win: round.win })
    expect(rows).toHaveLength(before)
    const staff = await readRoundForStaff(room.rounds.needs, roundId, () => {})
    expect(staff.recomputedWinMinor).toBe(round.win.amountMinor)
    expect(staff.entries).toHaveLength(2)
    const byEntry = await readRoundForStaff(room.rounds.needs, entries.at(-1)?.reference ?? '', () => {})
    expect(byEntry.proof.round.roundId).toBe(roundId)
    expect((await stateOf(gameToken)).data.unshownRound?.roundId).toBe(roundId)
    await callRoom(room.app, play.roundShown, { token: gameToken, body: { roundId } })
    expect((await stateOf(gameToken)).data.unshownRound).toBeNull()
    await callRoom(room.app, play.rotateSeed, { token: gameToken, body: {} })
    const proof = (await proofOf(roundId)).data
    const verdict = verifyBetRound({
      key: FIELD,
      definition: proof.definition as BetDefinition,
      stakeMinor,
      clientSeed: proof.clientSeed,
      nonce: round.nonce,
      serverSeedHex: proof.serverSeed ?? '',
      commitment: proof.commitment,
      claimedOutcome: round.outcome,
      bet: proof.round.bet?.bet,
    })
    expect(verdict.isProven).toBe(true)
  })

  it('ends without a win in a trap', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId, traps } = await openField(player)
    const before = (await entriesOf(player.playerId)).length
    const lost = await decide(gameToken, roundId, 1, pickToken([0, traps[0] ?? 0]))
    expect(lost.data.round).toMatchObject({
      win: { amountMinor: 0 },
      bet: { isOpen: false },
      outcome: { state: 'lost' },
    })
    expect(await entriesOf(player.playerId)).toHaveLength(before)
    expect((await decide(gameToken, roundId, 2, takeToken([0, traps[0] ?? 0]))).code).toBe('ERR_STATE_CHANGED')
  })

  it('takes each decision once, on two processes at the same time and after a lost answer', async () => {
    const other = await openRoundRoom(database.url, { clock })
    try {
      const player = await room.addPlayer(1_000_000)
      const { gameToken, roundId, safe } = await openField(player)
      const picks = [0, safe[0] ?? 0]
      const both = await Promise.all(
        [room, other, room, other].map((at) => decide(gameToken, roundId, 1, pickToken(picks), at)),
      )
      expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(both.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
      const taken = await Promise.all([room, other].map((at) => decide(gameToken, roundId, 2, takeToken(picks), at)))
      expect(taken.map(({ status }) => status)).toEqual([200, 200])
      const again = await decide(gameToken, roundId, 2, takeToken(picks))
      expect(again.data.isRepeat).toBe(true)
      expect(again.data.round).toEqual(taken[0]?.data.round)
      const credited = (await entriesOf(player.playerId)).filter(({ debit }) => debit === 0)
      expect(credited).toHaveLength(1)
    } finally {
      await other.close()
    }
  })

  it('refuses anything but the one next decision, and reveals nothing by that', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId, safe, traps } = await openField(player)
    const next = safe[0] ?? 0
    for (const bet of [
      pickToken([0, next, safe[1] ?? 0]),
      pickToken([0, traps[0] ?? 0, next]),
      takeToken([0, next]),
      pickToken([next]),
      pickToken([next, 0]),
      { ...pickToken([0, next]), variant: 1 },
      pickToken([0, 0]),
      pickToken([0]),
    ])
      expect((await decide(gameToken, roundId, 1, bet)).code).toBe('ERR_BET_NOT_ALLOWED')
    expect((await decide(gameToken, roundId, 2, pickToken([0, next]))).code).toBe('ERR_STATE_CHANGED')
    expect((await decide(gameToken, roundId, 1, pickToken([0, next]))).status).toBe(200)
    expect((await decide(gameToken, roundId, 1, pickToken([0, safe[1] ?? 0]))).code).toBe('ERR_STATE_CHANGED')
    expect((await decide(gameToken, randomUUID(), 1, takeToken([0]))).code).toBe('ERR_ROUND_NOT_FOUND')
    const stranger = await open(FIELD, await room.addPlayer(1000))
    expect((await decide(stranger.gameToken, roundId, 2, takeToken([0, next]))).code).toBe('ERR_ROUND_NOT_FOUND')
  })

  it('continues on another device, in another process and after the session has ended', async () => {
    const player = await room.addPlayer(1_000_000)
    const first = await openField(player)
    const second = await open(FIELD, player)
    expect(second.session.openRound).toEqual(first.round)
    expect((await decide(first.gameToken, first.roundId, 1, takeToken([0]))).status).toBe(401)
    const picks = [0, first.safe[0] ?? 0]
    expect((await decide(second.gameToken, first.roundId, 1, pickToken(picks))).status).toBe(200)
    await callRoom(room.app, play.closeSession, { token: second.gameToken, body: {} })
    const restarted = await openRoundRoom(database.url, { clock })
    try {
      const token = restarted.signIn(player.playerId)
      const third = await open(FIELD, { token }, restarted)
      expect(third.session.sessionId).not.toBe(first.session.sessionId)
      expect(third.session.openRound).toMatchObject({ roundId: first.roundId, bet: { decisions: 1, isOpen: true } })
      const input = { stakeMinor: third.stakeMinor, bet: pickToken([1]) }
      expect((await stake(third.gameToken, input, restarted)).code).toBe('ERR_ROUND_OPEN')
      expect((await proofOf(first.roundId)).data.serverSeed).toBeNull()
      const taken = await decide(third.gameToken, first.roundId, 2, takeToken(picks), restarted)
      expect(taken.data.round.win.amountMinor).toBeGreaterThan(0)
      // Its session has ended, so its seed is revealed with the last decision.
      expect((await proofOf(first.roundId)).data.serverSeed).toMatch(/^[0-9a-f]{64}$/)
      expect((await stake(third.gameToken, input, restarted)).status).toBe(200)
    } finally {
      await restarted.close()
    }
  })

  it('is paid to a player who may not stake any more', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId, stakeMinor, safe } = await openField(player)
    await database.transaction((tx) => blockPlaying(tx, player.playerId))
    expect((await decide(gameToken, roundId, 1, pickToken([0, safe[0] ?? 0]))).status).toBe(200)
    const taken = await decide(gameToken, roundId, 2, takeToken([0, safe[0] ?? 0]))
    expect(taken.data.round.win.amountMinor).toBeGreaterThan(0)
    expect((await stake(gameToken, { stakeMinor, bet: pickToken([0]) })).code).toBe('ERR_PLAYING_BLOCKED')
  })

  it('keeps the limits of the day right when it is settled on the next day', async () => {
    // The clock starts at noon, so that the next step is on the next day at whatever hour the test runs.
    clock.set(new Date(`${new Date(clock.now().getTime() + DAY_MS).toISOString().slice(0, 10)}T11:00:00Z`))
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId } = await openField(player)
    const day = room.rounds.needs.calendarDay()
    clock.advance(23 * 3_600_000)
    expect(room.rounds.needs.calendarDay()).not.toBe(day)
    const wallet = await findWallet(database, player.playerId)
    const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
    await database.transaction((tx) => setLimits(tx, wallet?.accountId ?? 0, { ...none, lossDay: 100_000 }))
    const state = await stateOf(gameToken)
    const token =
      state.status === 200 ? gameToken : (await open(FIELD, { token: room.signIn(player.playerId) })).gameToken
    expect((await decide(token, roundId, 1, takeToken([0]))).status).toBe(200)
    const { differences } = await checkBooks(database, clock)
    expect(differences).toEqual([])
  })

  it('is finished by the written rule a day after its last decision, and shown when the player returns', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId, round } = await openField(player)
    const { db, seeds, currency, calendarDay } = room.rounds.needs
    const needs = { db, seeds, currency, calendarDay, clock }
    await finishOpenRounds(needs)
    expect((await stateOf(gameToken)).data.openRound?.roundId).toBe(roundId)
    await callRoom(room.app, play.closeSession, { token: gameToken, body: {} })
    clock.advance(24 * 3_600_000 + 1000)
    expect(new Date(round.bet?.finishesAt ?? 0).getTime()).toBeLessThan(clock.now().getTime())
    expect(await finishOpenRounds(needs)).toBeGreaterThanOrEqual(1)
    expect(await finishOpenRounds(needs)).toBe(0)
    const proof = (await proofOf(roundId)).data
    expect(proof.round.bet).toMatchObject({ isOpen: false, finishedBy: 'rule', decisions: 1 })
    expect(proof.round.win.amountMinor).toBeGreaterThan(0)
    expect(proof.serverSeed).not.toBeNull()
    const back = await open(FIELD, { token: room.signIn(player.playerId) })
    expect(back.session.openRound).toBeNull()
    expect(back.session.unshownRound?.roundId).toBe(roundId)
    const last = (await entriesOf(player.playerId)).at(-1)
    expect(last?.credit).toBe(proof.round.win.amountMinor)
    expect(back.session.balance.amountMinor).toBe(last?.balanceAfter)
  })

  it('of an earlier version of the game is finished by its rule when the player returns', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, roundId } = await openField(player)
    const earlier = 'e'.repeat(64)
    // As if the game had had another definition when the round began: definitions are stored by their hash.
    await database.query(sql`
      insert into game_rounds.definition (hash, game_key, definition, first_used_at)
      values (${earlier}, ${FIELD}, ${JSON.stringify(definitionOf(FIELD))}, ${clock.now()}) on conflict do nothing`)
    await database.query(sql`
      update game_rounds.seed set definition_hash = ${earlier}
       where no = (select seed_no from game_rounds.bet_round where round_id = ${roundId})`)
    await callRoom(room.app, play.closeSession, { token: gameToken, body: {} })
    const back = await open(FIELD, player)
    expect(back.session.openRound).toBeNull()
    expect(back.session.unshownRound).toBeNull()
    expect((await proofOf(roundId)).data.round.bet).toMatchObject({ isOpen: false, finishedBy: 'rule' })
    const input = { stakeMinor: back.stakeMinor, bet: pickToken([1]) }
    expect((await stake(back.gameToken, input)).status).toBe(200)
  })

  it('is played for fun in the same way', async () => {
    const { gameToken, stakeMinor, session } = await open(FIELD, undefined)
    let balance = session.balance.amountMinor
    for (;;) {
      const roundId = randomUUID()
      const opened = await stake(gameToken, { roundId, stakeMinor, bet: pickToken([3]) })
      expect(opened.status).toBe(200)
      balance -= stakeMinor
      if (!opened.data.round.bet?.isOpen) continue
      expect(opened.data.round.balanceAfter.amountMinor).toBe(balance)
      expect((await stateOf(gameToken)).data.openRound?.roundId).toBe(roundId)
      expect((await stake(gameToken, { stakeMinor, bet: pickToken([4]) })).code).toBe('ERR_ROUND_OPEN')
      const taken = await decide(gameToken, roundId, 1, takeToken([3]))
      const again = await decide(gameToken, roundId, 1, takeToken([3]))
      expect(again.data.isRepeat).toBe(true)
      expect(again.data.round).toEqual(taken.data.round)
      expect(taken.data.round.balanceAfter.amountMinor).toBe(balance + taken.data.round.win.amountMinor)
      expect((await stateOf(gameToken)).data.openRound).toBeNull()
      return
    }
  })
})
