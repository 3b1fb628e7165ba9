import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as play from '#contract/play-v1/play.ts'
import { buildHashOfGame } from '#games/catalogue/build-hash.ts'
import { bytesOfHex } from '#games/kit/fairness/bytes.ts'
import { commitmentOf } from '#games/kit/fairness/commitment.ts'
import { verifyRound, type GameDefinition } from '#games/play-round.ts'
import { checkBooks, setLimits } from '#server/ledger/index.ts'
import { blockPlaying, findWallet, unblockPlaying } from '#server/wallet/index.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { drawSeedUntil } from '#tests/load/draw-seed-until.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'

const GAME = 'OvocnyKolotoc'
const UNDER = { target: 1, side: 'under' }

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

async function open(player: { token: string } | undefined, at: RoundRoom = room) {
  const opened = await openGame(at.app, GAME, player)
  return { ...opened, stakeMinor: opened.session.defaultStake }
}

const spin = (token: string, stakeMinor: number, roundId: string = randomUUID(), at: RoundRoom = room) =>
  callRoom(at.app, play.playRound, { token, body: { roundId, stakeMinor } })

describe('a game session', () => {
  it('opens with a pre-game token once, and plays a round that the books have', async () => {
    const player = await room.addPlayer(100_000)
    const { gameToken, session, stakeMinor, preGameToken } = await open(player)
    expect(session.balance).toEqual({ amountMinor: 100_000, currency: 'CZK' })
    const { status, data } = await spin(gameToken, stakeMinor)
    expect(status).toBe(200)
    const { stake, win, balanceAfter, nonce } = data.round
    expect(nonce).toBe(0)
    expect(balanceAfter.amountMinor).toBe(100_000 - stake.amountMinor + win.amountMinor)
    expect(data.netResult.amountMinor).toBe(win.amountMinor - stake.amountMinor)
    const again = await callRoom(room.app, play.openSession, { body: { token: preGameToken, gameKey: GAME } })
    expect([again.status, again.code]).toEqual([422, 'ERR_TOKEN_INVALID'])
  })

  it('returns the version of the software that plays, the same for money and for fun', async () => {
    const forMoney = await open(await room.addPlayer(100_000))
    const forFun = await open(undefined)
    expect([forMoney.session.mode, forFun.session.mode]).toEqual(['real', 'demo'])
    expect(forMoney.session.buildHash).toBe(buildHashOfGame(GAME))
    expect(forFun.session.buildHash).toBe(forMoney.session.buildHash)
  })

  it.each([
    [GAME, {}],
    ['KostkyNaHrane', { bet: UNDER }],
    ['PokladNaMape', { bet: {} }],
  ])('refuses a stake of %s by name that is forestalled at each attempt, and books nothing', async (gameKey, more) => {
    const player = await room.addPlayer(100_000)
    const { gameToken: token, session } = await openGame(room.app, gameKey, player)
    const stake = (roundId: string = randomUUID()) =>
      callRoom(room.app, play.playRound, { token, body: { roundId, stakeMinor: session.defaultStake, ...more } })
    expect((await stake()).status).toBe(200)
    const { accountId } = (await findWallet(database, player.playerId)) ?? { accountId: 0 }
    // No update of this account finds its row, and nothing says why.
    await database.pool.query(`
      create function ledger.forestall() returns trigger language plpgsql as 'begin return null; end';
      create trigger forestall before update on ledger.balance for each row when (old.account_id = ${accountId})
        execute function ledger.forestall()`)
    const roundId = randomUUID()
    const refused = await stake(roundId)
    await database.pool.query('drop trigger forestall on ledger.balance; drop function ledger.forestall')
    expect([refused.status, refused.code]).toEqual([422, 'ERR_STATE_CHANGED'])
    // The same round can be played afterwards.
    const again = await stake(roundId)
    expect([again.status, again.data.isRepeat]).toEqual([200, false])
  })

  it('returns the stored round when the same id is sent again, also concurrently', async () => {
    const player = await room.addPlayer(100_000)
    const { gameToken, stakeMinor } = await open(player)
    const roundId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => spin(gameToken, stakeMinor, roundId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
    for (const { data } of answers) expect(data.round).toEqual(answers[0]?.data.round)
    const other = await spin(gameToken, stakeMinor * 2, roundId)
    expect(other.status).toBe(422)
  })

  it('shows an unshown round when the player returns, until it was shown', async () => {
    const player = await room.addPlayer(100_000)
    const first = await open(player)
    const { data } = await spin(first.gameToken, first.stakeMinor)
    const second = await open(player)
    expect(second.session.sessionId).toBe(first.session.sessionId)
    expect(second.session.unshownRound).toEqual(data.round)
    expect((await spin(first.gameToken, first.stakeMinor)).status).toBe(401)
    await callRoom(room.app, play.roundShown, { token: second.gameToken, body: { roundId: data.round.roundId } })
    const state = await callRoom(room.app, play.getSession, { token: second.gameToken })
    expect(state.data.unshownRound).toBeNull()
  })

  it('does not show a round again while the mark that it was shown is being written', async () => {
    const { gameToken: token, session, stakeMinor } = await open(await room.addPlayer(100_000))
    const { data } = await spin(token, stakeMinor)
    await callRoom(room.app, play.roundShown, { token, body: { roundId: data.round.roundId } })
    // The row of the seed is locked, so that the write of the mark is pending.
    const writing = await database.transaction(async (tx) => {
      await tx.query(sql`select from game_rounds.seed where id = ${session.fairness.seedId} for update`)
      const flushed = room.rounds.needs.shown.flush()
      expect((await callRoom(room.app, play.getSession, { token })).data.unshownRound).toBeNull()
      return { flushed }
    })
    await writing.flushed
    expect((await callRoom(room.app, play.getSession, { token })).data.unshownRound).toBeNull()
  })

  it('reveals the seed after rotation, and every round then verifies', async () => {
    const player = await room.addPlayer(1_000_000)
    const { gameToken, stakeMinor, session } = await open(player)
    const rounds = []
    for (let i = 0; i < 5; i += 1) rounds.push((await spin(gameToken, stakeMinor)).data.round)
    const before = await callRoom(room.app, play.getRoundProof, { query: { roundId: rounds[0]?.roundId ?? '' } })
    expect(before.data.serverSeed).toBeNull()
    const { nextCommitment: commitment } = session.fairness
    const rotate = { clientSeed: 'mine', commitment }
    const rotated = await callRoom(room.app, play.rotateSeed, { token: gameToken, body: rotate })
    expect(rotated.data.revealed.commitment).toBe(session.fairness.commitment)
    for (const round of rounds) {
      const { data } = await callRoom(room.app, play.getRoundProof, { query: { roundId: round.roundId } })
      const verdict = verifyRound({
        key: GAME,
        definition: data.definition as GameDefinition,
        stakeMinor: round.stake.amountMinor,
        clientSeed: data.clientSeed,
        nonce: round.nonce,
        serverSeedHex: data.serverSeed ?? '',
        commitment: session.fairness.commitment,
        definitionHash: round.definitionHash,
        claimedOutcome: round.outcome,
      })
      expect(verdict.isProven).toBe(true)
    }
    const next = await spin(gameToken, stakeMinor)
    expect(next.data.round.nonce).toBe(0)
    expect(next.data.round.seedId).toBe(rotated.data.fairness.seedId)
  })

  it('continues with the server seed that was committed to before the player chose theirs, and with no other', async () => {
    const { gameToken, session } = await openGame(room.app, GAME, await room.addPlayer(1_000_000))
    const rotate = (clientSeed: string, commitment: string) =>
      callRoom(room.app, play.rotateSeed, { token: gameToken, body: { clientSeed, commitment } })
    const { nextCommitment } = session.fairness
    const shownAgain = await callRoom(room.app, play.getSession, { token: gameToken })
    expect(shownAgain.data.fairness.nextCommitment).toBe(nextCommitment)
    expect(await rotate('mine', 'ab'.repeat(32))).toMatchObject({ status: 422, code: 'ERR_STATE_CHANGED' })
    const unseen = await callRoom(room.app, play.rotateSeed, { token: gameToken, body: { clientSeed: 'mine' } })
    expect(unseen).toMatchObject({ status: 422, code: 'ERR_INVALID_CONTRACT' })
    const { data } = await rotate('mine', nextCommitment)
    expect(data.fairness).toMatchObject({ commitment: nextCommitment, clientSeed: 'mine' })
    // It is used once: the commitment that was shown then is no longer pending.
    expect(await rotate('mine', nextCommitment)).toMatchObject({ status: 422, code: 'ERR_STATE_CHANGED' })
    const again = await rotate('yours', data.fairness.nextCommitment)
    expect(again.data.revealed.commitment).toBe(nextCommitment)
    expect(commitmentOf(bytesOfHex(again.data.revealed.serverSeed))).toBe(nextCommitment)
  })

  it.each(['real', 'demo'] as const)(
    'begins with the server seed that the launch committed to and with the player’s half (%s)',
    async (mode) => {
      const player = mode === 'real' ? await room.addPlayer(100_000) : undefined
      const launched = player
        ? await callRoom(room.app, onlineGame.launch, { token: player.token, body: { gameKey: GAME, mode } })
        : await callRoom(room.app, onlineGame.demoRedirect, { query: { gameKey: GAME } })
      const address = new URL(launched.data.launchUrl).searchParams
      const commitment = address.get('commitment') ?? ''
      const openWith = (seen: { commitment?: string; clientSeed?: string }) =>
        callRoom(room.app, play.openSession, { body: { token: address.get('token') ?? '', gameKey: GAME, ...seen } })

      // The player's half must not be combined with another seed than the one that was shown: the request is refused,
      // and the token is still valid.
      const other = await openWith({ commitment: 'ab'.repeat(32), clientSeed: 'mine' })
      expect([other.status, other.code]).toEqual([422, 'ERR_STATE_CHANGED'])

      const { data } = await openWith({ commitment, clientSeed: 'mine' })
      expect(data.session.fairness).toMatchObject({ commitment, clientSeed: 'mine', nextNonce: 0 })
      const { round } = (await spin(data.gameToken, data.session.defaultStake)).data
      await callRoom(room.app, play.closeSession, { token: data.gameToken, body: {} })
      const { data: proof } = await callRoom(room.app, play.getRoundProof, { query: { roundId: round.roundId } })
      expect(commitmentOf(bytesOfHex(proof.serverSeed ?? ''))).toBe(commitment)
      expect(proof).toMatchObject({ version: 1, clientSeed: 'mine' })
      expect(Date.parse(proof.committedAt ?? '')).toBeLessThanOrEqual(Date.parse(round.playedAt))
    },
  )

  it('draws the player’s half where none is given, and accepts older tokens', async () => {
    const player = await room.addPlayer(100_000)
    const askToken = () =>
      callRoom(room.app, onlineGame.createPreGameSessionToken, {
        token: player.token,
        body: { gameKey: GAME, mode: 'real' },
      })
    const asked = await askToken()
    const opened = await callRoom(room.app, play.openSession, { body: { token: asked.data.token, gameKey: GAME } })
    expect(opened.data.session.fairness.commitment).toBe(asked.data.commitment)
    expect(opened.data.session.fairness.clientSeed).toMatch(/^[0-9a-f]{32}$/)
    await callRoom(room.app, play.closeSession, { token: opened.data.gameToken, body: {} })

    const { data } = await askToken()
    await database.query(
      sql`update game_rounds.pre_game_token set server_seed = null, commitment = null, committed_at = null`,
    )
    const old = await callRoom(room.app, play.openSession, { body: { token: data.token, gameKey: GAME } })
    expect(old.data.session.fairness.commitment).not.toBe(data.commitment)
    expect((await spin(old.data.gameToken, old.data.session.defaultStake)).status).toBe(200)
  })

  it('is over after it was closed', async () => {
    const { gameToken, stakeMinor } = await open(await room.addPlayer(10_000))
    await callRoom(room.app, play.closeSession, { token: gameToken, body: {} })
    expect((await spin(gameToken, stakeMinor)).status).toBe(401)
  })
})

describe('a stake', () => {
  it('is refused above the balance, and nothing is booked', async () => {
    const player = await room.addPlayer(1)
    const { gameToken, stakeMinor } = await open(player)
    const answer = await spin(gameToken, stakeMinor)
    expect([answer.status, answer.code]).toEqual([422, 'ERR_INSUFFICIENT_FUNDS'])
    const rounds = await callRoom(room.app, play.listRounds, { token: player.token })
    expect(rounds.data.rows).toEqual([])
  })

  it('is refused when it is not one of the stakes of the game', async () => {
    const { gameToken } = await open(await room.addPlayer(1000))
    const answer = await spin(gameToken, 7)
    expect(answer.code).toBe('ERR_STAKE_NOT_ALLOWED')
  })

  it('is refused at once when playing is blocked or the game is disabled; a settled round is still returned', async () => {
    const player = await room.addPlayer(100_000)
    const { gameToken, stakeMinor } = await open(player)
    const roundId = randomUUID()
    const played = await spin(gameToken, stakeMinor, roundId)
    await database.transaction((tx) => blockPlaying(tx, player.playerId))
    expect((await spin(gameToken, stakeMinor)).code).toBe('ERR_PLAYING_BLOCKED')
    expect((await spin(gameToken, stakeMinor, roundId)).data.round).toEqual(played.data.round)
    await database.transaction((tx) => unblockPlaying(tx, player.playerId))
    room.disabledGames.add(GAME)
    expect((await spin(gameToken, stakeMinor)).code).toBe('ERR_GAME_DISABLED')
    room.disabledGames.delete(GAME)
    expect((await spin(gameToken, stakeMinor)).status).toBe(200)
  })

  it('is stopped by the limits of the day', async () => {
    const player = await room.addPlayer(100_000)
    const { gameToken, stakeMinor } = await open(player)
    const wallet = await findWallet(database, player.playerId)
    const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
    const limit = (limits: Partial<typeof none> | { stakeDay: number }) =>
      database.transaction((tx) => setLimits(tx, wallet?.accountId ?? 0, { ...none, ...limits }))
    await limit({ stakeDay: 2 * stakeMinor })
    const codes = []
    for (let i = 0; i < 3; i += 1) codes.push((await spin(gameToken, stakeMinor)).code)
    expect(codes).toEqual([undefined, undefined, 'ERR_STAKE_LIMIT_REACHED'])
  })
})

describe('two API processes on one database', () => {
  it('never spend twice, deadlock or use a number twice', async () => {
    const other = await openRoundRoom(database.url)
    try {
      const players = await Promise.all(Array.from({ length: 10 }, () => room.addPlayer(50_000)))
      const sessions = []
      for (const player of players) sessions.push(await open(player))
      const played = []
      for (let i = 0; i < 10; i += 1)
        for (const { gameToken, stakeMinor } of sessions) {
          const roundId = randomUUID()
          played.push(spin(gameToken, stakeMinor, roundId), spin(gameToken, stakeMinor, roundId, other))
          if (played.length % 60 === 0) await Promise.all(played)
        }
      const answers = await Promise.all(played)
      expect(new Set(answers.map(({ status, code }) => `${status} ${code ?? ''}`))).toEqual(new Set(['200 ']))
      for (let i = 0; i < answers.length; i += 2) expect(answers[i]?.data.round).toEqual(answers[i + 1]?.data.round)
    } finally {
      await other.close()
    }
  })
})

describe('the last money of a balance', () => {
  it('is staked once when it is staked through two API processes at the same time', async () => {
    const other = await openRoundRoom(database.url)
    try {
      const { stakeMinor } = await open(await room.addPlayer(1))
      for (let i = 0; i < 8; i += 1) {
        const { gameToken: token } = await open(await room.addPlayer(stakeMinor))
        // A win could pay the second stake, so the first round must lose.
        await drawSeedUntil(room, { token, gameKey: GAME, stakeMinor }, ({ winMinor }) => winMinor === 0)
        const answers = await Promise.all([room, other].map((at) => spin(token, stakeMinor, randomUUID(), at)))
        expect(answers.map(({ code }) => code).toSorted()).toEqual(['ERR_INSUFFICIENT_FUNDS', undefined])
      }
    } finally {
      await other.close()
    }
  })
})

describe('play for fun', () => {
  it('needs no sign-in, moves play money only, and verifies the same way', async () => {
    const { gameToken, session, stakeMinor } = await open(undefined)
    expect(session.mode).toBe('demo')
    const roundId = randomUUID()
    const first = await spin(gameToken, stakeMinor, roundId)
    const again = await spin(gameToken, stakeMinor, roundId)
    expect(again.data.isRepeat).toBe(true)
    expect(again.data.round).toEqual(first.data.round)
    expect(first.data.round.balanceAfter.amountMinor).toBe(
      session.balance.amountMinor - stakeMinor + first.data.round.win.amountMinor,
    )
  })
})
