import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composePrizes, composeRoundsOfBooks } from '#apps/api/compose/compose-tournaments.ts'
import { demoTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as calls from '#contract/onling-v2/tournaments.ts'
import { setNickname } from '#contract/play-v1/nickname.ts'
import * as play from '#contract/play-v1/play.ts'
import * as own from '#contract/play-v1/tournaments.ts'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { blockPlaying, unblockPlaying } from '#server/wallet/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { countScores, SETTLE_MS } from './count-scores.ts'
import { moveRounds } from './move-rounds.ts'
import { payHeldPrizes } from './pay-prizes.ts'

const explanation = 'A tournament of the tests, as it was agreed.'
const GAME = 'OvocnyKolotoc'
const HOUR = 3_600_000
const DAY = 24 * HOUR

// oxlint-disable-next-line typescript/no-explicit-any -- replies are compared field by field
type Answer = Readonly<Record<string, any>>
let api: TestApi
/** Another person, who approves. */
const second = () => api.tokenOfRole('games')

afterAll(() => api?.close())

async function call(made: CallDefinition, input: object, token?: string): Promise<Answer> {
  const sent = made.method === 'GET' || made.method === 'DELETE' ? { query: input } : { body: input }
  return (await api.send(made, { input: sent, token })).json<Answer>()
}
const staff = async (made: CallDefinition, input: object) => call(made, input, await api.freshToken('staff'))
const player = async (made: CallDefinition, input: object) => call(made, input, await api.freshToken('player'))
const needs = () => {
  const { configuration } = api.environment
  const ground = { db: api.db, clock: api.clock, configuration }
  return { ...composePrizes(ground), rounds: composeRoundsOfBooks(configuration.market.timeZone) }
}

const rules = {
  gameKeys: [GAME],
  scoring: { kind: 'best-sum', best: 2 },
  stakeMinMinor: 20,
  countsFreeRounds: false,
  countsBonusMoney: true,
  prizes: [
    { kind: 'money', fromPlace: 1, toPlace: 1, amountMinor: 5000 },
    { kind: 'free-rounds', fromPlace: 2, toPlace: 3, gameKey: GAME, stakeMinor: 20, rounds: 10, daysValid: 14 },
  ],
}
const written = (more: object = {}) => ({
  name: 'Zlatý týždeň',
  about: 'Kto vsádza viac, nemá výhodu.',
  hallId: null,
  ...rules,
  explanation,
  ...more,
})
const inMs = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString()
const plan = (more: object = {}) => ({
  opensAt: inMs(HOUR),
  registersUntil: inMs(3 * HOUR),
  startsAt: inMs(2 * HOUR),
  endsAt: inMs(4 * HOUR),
  capacity: 100,
  ...more,
})
async function planned(
  more: object = {},
  of: object = {},
): Promise<{ tournamentId: string; roundId: string; version: number }> {
  const { tournamentId, terms } = await staff(calls.createTournament, written(of))
  const { roundId } = await staff(calls.createRound, { tournamentId, ...plan(more), explanation })
  return { tournamentId, roundId, version: terms.version }
}
/** As if a round were of another brand of the same database. */
const moveToBrand = (roundId: string, brand: string) =>
  api.db.query(sql`update tournaments.round set target = ${brand} where id = ${roundId}`)
const stateOf = async (roundId: string): Promise<string> => (await call(calls.getRoundResults, { roundId })).round.state

/** Opens a session of a game; returns a function that plays a round with a stake. */
async function sitDown(gameKey = GAME) {
  const launched = await player(onlineGame.launch, { gameKey, mode: 'real' })
  const token = new URL(String(launched['launchUrl'])).searchParams.get('token') ?? ''
  const { gameToken } = await call(play.openSession, { token, gameKey })
  return (stakeMinor: number) => call(play.playRound, { roundId: randomUUID(), stakeMinor }, String(gameToken))
}

/** Plays until a round wins. Returns all rounds. */
async function playUntilWon(stakeMinor: number): Promise<{ stake: number; win: number }[]> {
  const round = await sitDown()
  const rounds: { stake: number; win: number }[] = []
  do {
    const answer = await round(stakeMinor)
    expect(answer['code']).toBeUndefined()
    rounds.push({ stake: stakeMinor, win: answer['round'].win.amountMinor })
  } while (!rounds.some(({ win }) => win > 0))
  return rounds
}

describe('a tournament of a Slovak brand', () => {
  let round: Awaited<ReturnType<typeof planned>>

  beforeAll(async () => {
    api = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' }, isVerified: true })
  })

  it.each([
    [
      'prizes with a gap',
      { prizes: [{ kind: 'money', fromPlace: 2, toPlace: 2, amountMinor: 1 }] },
      'ERR_TOURNAMENT_RULES',
    ],
    ['no game to play', { gameKeys: [] }, 'ERR_TOURNAMENT_RULES'],
    ['points that grow', { scoring: { kind: 'points', points: [1, 2] } }, 'ERR_TOURNAMENT_RULES'],
    ['a game that there is not', { gameKeys: ['NoSuchGame'] }, 'ERR_GAME_NOT_FOUND'],
    [
      'a stake that its game does not have',
      { prizes: [{ ...rules.prizes[1], fromPlace: 1, stakeMinor: 21 }] },
      'ERR_STAKE_NOT_ALLOWED',
    ],
    [
      'a bonus that there is not',
      { prizes: [{ kind: 'bonus', fromPlace: 1, toPlace: 1, bonusId: randomUUID() }] },
      'ERR_BONUS_NOT_FOUND',
    ],
    ['a hall that there is not', { hallId: randomUUID() }, 'ERR_HALL_NOT_FOUND'],
    [
      'missions in a game of stakes',
      { scoring: { kind: 'missions', missions: [{ kind: 'days', count: 2 }] } },
      'ERR_TOURNAMENT_RULES',
    ],
  ])('is not written with %s', async (_, more, code) => {
    expect((await staff(calls.createTournament, written(more)))['code']).toBe(code)
  })

  it('is written once per key, and changed into a new version from the seen one', async () => {
    const idempotencyKey = `tournament-${randomUUID()}`
    const first = await staff(calls.createTournament, { ...written(), idempotencyKey })
    const again = await staff(calls.createTournament, { ...written(), idempotencyKey })
    expect(again['tournamentId']).toBe(first['tournamentId'])
    const other = await staff(calls.createTournament, { ...written({ stakeMinMinor: 40 }), idempotencyKey })
    expect(other['code']).toBe('ERR_KEY_REUSED')
    const change = { tournamentId: first['tournamentId'], version: 1, ...written({ stakeMinMinor: 40 }) }
    expect((await staff(calls.changeTournament, change))['terms']).toMatchObject({ version: 2, stakeMinMinor: 40 })
    expect((await staff(calls.changeTournament, change))['code']).toBe('ERR_STATE_CHANGED')
    // Not visible to others before it has a round.
    expect((await call(calls.getTournament, { tournamentId: first['tournamentId'] }))['code']).toBe(
      'ERR_TOURNAMENT_NOT_FOUND',
    )
    expect(
      (await staff(calls.getTournament, { tournamentId: first['tournamentId'], version: 1 }))['tournament'].terms
        .stakeMinMinor,
    ).toBe(20)
  })

  it('needs two people for a round whose prizes reach a value', async () => {
    const { tournamentId } = await staff(
      calls.createTournament,
      written({ prizes: [{ ...rules.prizes[0], amountMinor: 100_000 }] }),
    )
    const signed = await signByTwo(api, calls.createRound, {
      body: { tournamentId, ...plan(), explanation },
      second: await second(),
    })
    expect(signed.approvalId).toBeDefined()
    expect(signed.status).toBe(200)
    const { rows } = await call(calls.listRounds, { tournamentId })
    expect(rows).toMatchObject([{ state: 'planned', number: 1, terms: { version: 1 } }])
    expect((await staff(calls.cancelRound, { roundId: rows[0].roundId, explanation }))['state']).toBe('cancelled')
    expect((await staff(calls.cancelRound, { roundId: rows[0].roundId, explanation }))['code']).toBe(
      'ERR_STATE_CHANGED',
    )
  })

  it('needs two people where the prizes of several rounds of one person reach the value together', async () => {
    const alone = await planned()
    const { tournamentId } = await staff(calls.createTournament, written())
    const again = (more: object = {}) => staff(calls.createRound, { tournamentId, ...plan(more), explanation })
    expect((await again())['code']).toBe('ERR_APPROVAL_NEEDED')
    // Another plan of the same round replaces its prizes.
    const change = { roundId: alone.roundId, ...plan({ capacity: 50 }), explanation }
    expect(await staff(calls.changeRound, change)).toMatchObject({ capacity: 50 })
    const signed = await signByTwo(api, calls.createRound, {
      body: { tournamentId, ...plan({ capacity: 60 }), explanation },
      second: await second(),
    })
    expect(signed.status).toBe(200)
    // What two people planned, and one changes, is planned by one.
    const [{ roundId }] = (await call(calls.listRounds, { tournamentId }))['rows']
    const alter = (capacity: number) => staff(calls.changeRound, { roundId, ...plan({ capacity }), explanation })
    expect((await alter(70))['code']).toBe('ERR_APPROVAL_NEEDED')
    await staff(calls.cancelRound, { roundId: alone.roundId, explanation })
    expect(await alter(71)).toMatchObject({ capacity: 71 })
    await staff(calls.cancelRound, { roundId, explanation })
    // At another brand of the database too, in the same currency.
    const elsewhere = await planned()
    await moveToBrand(elsewhere.roundId, 'another')
    expect((await again())['code']).toBe('ERR_APPROVAL_NEEDED')
    await moveToBrand(elsewhere.roundId, api.environment.configuration.brand.target)
    await staff(calls.cancelRound, { roundId: elsewhere.roundId, explanation })
    // Two at once, of different tournaments: nothing but the person is the same.
    const other = await staff(calls.createTournament, written())
    const ofBoth = [tournamentId, other['tournamentId']]
    const both = await Promise.all(
      ofBoth.map((id) => staff(calls.createRound, { tournamentId: id, ...plan({ capacity: 80 }), explanation })),
    )
    expect(both.filter(({ code }) => code === 'ERR_APPROVAL_NEEDED')).toHaveLength(1)
    for (const { roundId: made } of both) if (made) await staff(calls.cancelRound, { roundId: made, explanation })
  })

  it('opens at its instant, and cannot be entered before', async () => {
    await letOnePerson(api.db, api.clock.now(), ['tournaments.plan', 'tournaments.replan'])
    for (const more of [{ startsAt: inMs(30 * 60_000) }, { endsAt: inMs(HOUR) }, { registersUntil: inMs(9 * HOUR) }])
      expect((await staff(calls.createRound, { tournamentId: randomUUID(), ...plan(more), explanation }))['code']).toBe(
        'ERR_TOURNAMENT_NOT_FOUND',
      )
    round = await planned()
    expect(
      (await staff(calls.changeRound, { roundId: round.roundId, ...plan({ endsAt: inMs(HOUR) }), explanation }))[
        'code'
      ],
    ).toBe('ERR_ROUND_TIMES')
    expect(
      await staff(calls.changeRound, { roundId: round.roundId, ...plan({ capacity: 50 }), explanation }),
    ).toMatchObject({ capacity: 50 })
    const entering = { roundId: round.roundId, termsVersion: 1, isAnonymous: false }
    expect((await player(calls.register, entering))['code']).toBe('ERR_REGISTRATION_CLOSED')
    api.clock.advance(HOUR)
    await moveRounds(needs())
    expect(await stateOf(round.roundId)).toBe('open')
    expect((await staff(calls.changeRound, { roundId: round.roundId, ...plan(), explanation }))['code']).toBe(
      'ERR_STATE_CHANGED',
    )
  })

  it('is entered once, with the seen rules, left, and entered again', async () => {
    const { roundId } = round
    await player(setNickname, { nickname: 'Klenotník' })
    expect((await player(calls.register, { roundId, termsVersion: 7, isAnonymous: false }))['code']).toBe(
      'ERR_STATE_CHANGED',
    )
    const entering = { roundId, termsVersion: 1, isAnonymous: false }
    const both = await Promise.all([player(calls.register, entering), player(calls.register, entering)])
    for (const entry of both) expect(entry).toMatchObject({ state: 'in', name: 'Klenotník', place: null, score: 0 })
    expect((await call(calls.getRoundResults, { roundId }))['round'].entries).toBe(1)
    expect(await player(own.leaveRound, { roundId })).toMatchObject({ state: 'left' })
    expect((await player(own.leaveRound, { roundId }))['code']).toBe('ERR_STATE_CHANGED')
    expect((await call(calls.getRoundResults, { roundId }))['round'].entries).toBe(0)
    const { playerId } = (await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet`))[0] ?? {
      playerId: 0,
    }
    expect(await staff(calls.registerPlayer, { roundId, playerId, isAnonymous: true, explanation })).toMatchObject({
      state: 'in',
      name: null,
    })
    expect(
      await staff(calls.registerPlayer, { roundId, playerId: 99_999, isAnonymous: true, explanation }),
    ).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
    expect((await player(own.leaveRound, { roundId }))['state']).toBe('left')
    expect((await player(calls.register, entering))['name']).toBe('Klenotník')
  })

  it('counts the rounds of games from the books, once, and only from its beginning', async () => {
    const { roundId } = round
    await playUntilWon(20)
    await countScores(needs())
    expect((await player(own.getOwnEntry, { roundId }))['entry']).toMatchObject({ rounds: 0, score: 0 })
    api.clock.advance(HOUR)
    await moveRounds(needs())
    expect(await stateOf(roundId)).toBe('running')
    const rounds = await playUntilWon(20)
    await Promise.all([countScores(needs()), countScores(needs())])
    await countScores(needs())
    const best = rounds.map(({ stake, win }) => Math.floor((win * 10_000) / stake)).toSorted((a, b) => b - a)
    const score = (best[0] ?? 0) + (best[1] ?? 0)
    const staked = rounds.length * 20
    const won = rounds.reduce((sum, { win }) => sum + win, 0)
    const { entry } = await player(own.getOwnEntry, { roundId })
    expect(entry).toMatchObject({
      place: 1,
      score,
      rounds: rounds.length,
      staked: { amountMinor: staked },
      won: { amountMinor: won },
    })
    const board = await call(calls.getRoundResults, { roundId })
    expect(board).toMatchObject({
      isFinal: false,
      players: 1,
      rows: [{ place: 1, name: 'Klenotník', score, isOwn: false, prize: { kind: 'money' } }],
    })
    expect(JSON.stringify(board)).not.toMatch(/playerId/)
    expect((await player(calls.getRoundResults, { roundId }))['rows'][0].isOwn).toBe(true)
    expect(await staff(own.checkRound, { roundId })).toMatchObject({
      players: 1,
      rounds: rounds.length,
      differences: [],
    })
  })

  it('ends, is recomputed from the books, and cannot be published before', async () => {
    const { roundId } = round
    api.clock.advance(2 * HOUR)
    await playUntilWon(20)
    await moveRounds(needs())
    expect(await stateOf(roundId)).toBe('scoring')
    const before = (await player(own.getOwnEntry, { roundId }))['entry']
    expect((await staff(own.publishResults, { roundId, explanation }))['code']).toBe('ERR_ROUND_NOT_COUNTED')
    api.clock.advance(SETTLE_MS)
    await countScores(needs())
    // Rounds played after the end change nothing.
    expect((await player(own.getOwnEntry, { roundId }))['entry']).toEqual(before)
    expect((await staff(calls.getRoundResults, { roundId }))['round'].check).toMatchObject({ differences: 0 })
    expect((await call(calls.getRoundResults, { roundId }))['round'].check).toBeNull()
    expect((await player(calls.register, { roundId, termsVersion: 1, isAnonymous: false }))['state']).toBe('in')
  })

  it('is published by two people, and books the prize once, with the results', async () => {
    const { roundId } = round
    const signed = await signByTwo(api, own.publishResults, { body: { roundId, explanation }, second: await second() })
    expect([signed.status, signed.approvalId]).toEqual([200, expect.any(String)])
    expect(await stateOf(roundId)).toBe('paid')
    const { rows } = await staff(own.listEntries, { roundId })
    expect(rows).toMatchObject([{ place: 1, prizeOutcome: 'paid', prize: { kind: 'money', amountMinor: 5000 } }])
    const entries = await api.db.query<{ credit: number }>(sql`
      select credit from ledger.entry where kind = 40 and reference = ${rows[0].reference}::uuid`)
    expect(entries).toEqual([{ credit: 5000 }])
    expect((await staff(own.publishResults, { roundId, explanation }))['code']).toBe('ERR_STATE_CHANGED')
    expect(await payHeldPrizes(needs())).toBe(0)
    expect((await player(calls.getPlayerHistory, {}))['rows'][0]).toMatchObject({
      round: { roundId, state: 'paid' },
      entry: { place: 1, prizeOutcome: 'paid' },
    })
    expect((await staff(calls.cancelRound, { roundId, explanation }))['code']).toBe('ERR_STATE_CHANGED')
    expect((await checkBooks(api.db, api.clock)).differences).toEqual([])
    await expect(api.db.query(sql`update tournaments.result set score = 1`)).rejects.toThrow(/never change/)
    await expect(api.db.query(sql`update tournaments.round set state = 'running'`)).rejects.toThrow(/does not go/)
  })

  it('appears in a hall of fame without a real name', async () => {
    const hall = await staff(calls.createHallOfFame, { name: 'Sieň slávy', places: 3, isShown: true, explanation })
    const { tournament } = await staff(calls.getTournament, { tournamentId: round.tournamentId })
    await staff(calls.changeTournament, {
      tournamentId: round.tournamentId,
      version: 1,
      ...written({ hallId: hall['hallId'] }),
    })
    expect(tournament.hallId).toBeNull()
    const { rows } = await call(calls.listHallsOfFame, {})
    expect(rows).toMatchObject([
      { name: 'Sieň slávy', entries: [{ place: 1, name: 'Klenotník', scoring: 'best-sum' }] },
    ])
    await player(setNickname, { nickname: null })
    expect((await call(calls.listHallsOfFame, {}))['rows'][0].entries[0].name).toBeNull()
    await staff(calls.changeHallOfFame, {
      hallId: hall['hallId'],
      name: 'Sieň',
      places: 1,
      isShown: false,
      explanation,
    })
    expect((await call(calls.listHallsOfFame, {}))['rows']).toEqual([])
    expect((await staff(calls.listHallsOfFame, {}))['rows']).toMatchObject([{ name: 'Sieň', isShown: false }])
  })

  it('can be entered by somebody who plays at another brand now: nothing keeps them from playing', async () => {
    const { roundId } = await planned({ opensAt: inMs(-HOUR) })
    await moveRounds(needs())
    const [{ playerId } = { playerId: 0 }] = await api.db.query<{ playerId: number }>(
      sql`select player_id from wallet.wallet`,
    )
    await api.db.transaction((tx) => blockPlaying(tx, playerId, 'elsewhere'))
    const entering = { roundId, termsVersion: 1, isAnonymous: true }
    expect((await player(calls.register, entering))['state']).toBe('in')
    await api.db.transaction((tx) => blockPlaying(tx, playerId, 'lock'))
    await player(own.leaveRound, { roundId })
    expect((await player(calls.register, entering))['code']).toBe('ERR_PLAYING_BLOCKED')
    for (const cause of ['elsewhere', 'lock'] as const)
      await api.db.transaction((tx) => unblockPlaying(tx, playerId, cause))
    await staff(calls.cancelRound, { roundId, explanation })
  })

  it('refuses a restricted player, removes them from entered rounds, and admits them again afterwards', async () => {
    const { roundId, tournamentId } = await planned({ opensAt: inMs(-HOUR) })
    await moveRounds(needs())
    const entering = { roundId, termsVersion: 1, isAnonymous: true }
    expect((await player(calls.register, entering))['state']).toBe('in')
    const [{ playerId } = { playerId: 0 }] = await api.db.query<{ playerId: number }>(
      sql`select player_id from wallet.wallet`,
    )
    const restricting = { playerId, tournamentId, until: inMs(DAY), explanation }
    const restriction = await staff(calls.addRestrictedPlayer, restricting)
    expect(restriction).toMatchObject({ isInForce: true, reason: explanation })
    expect((await staff(calls.addRestrictedPlayer, restricting))['code']).toBe('ERR_STATE_CHANGED')
    expect((await player(own.getOwnEntry, { roundId }))['entry']).toMatchObject({
      state: 'removed',
      removedBecause: 'restricted',
    })
    expect((await player(calls.register, entering))['code']).toBe('ERR_PLAYER_RESTRICTED')
    expect((await staff(calls.getRestrictedPlayers, { playerId }))['rows']).toHaveLength(1)
    const { restrictionId } = restriction
    expect(await staff(calls.deleteRestrictedPlayer, { restrictionId, explanation })).toEqual({ done: true })
    expect((await staff(calls.deleteRestrictedPlayer, { restrictionId, explanation }))['code']).toBe(
      'ERR_STATE_CHANGED',
    )
    expect((await staff(calls.getRestrictedPlayers, { tournamentId }))['rows']).toMatchObject([{ isInForce: false }])
    // A player removed from a round cannot enter it again.
    expect((await player(calls.register, entering))['code']).toBe('ERR_PLAYER_RESTRICTED')
    const gone = randomUUID()
    expect((await staff(calls.deleteRestrictedPlayer, { restrictionId: gone, explanation }))['code']).toBe(
      'ERR_RESTRICTION_NOT_FOUND',
    )
  })

  it('lists rounds as a calendar, by page', async () => {
    const all = (await call(calls.listRounds, {}))['rows']
    const first = await call(calls.listRounds, { limit: 1 })
    const rest = await call(calls.listRounds, { cursor: first['nextCursor'] })
    expect([...first['rows'], ...rest['rows']]).toEqual(all)
    expect((await call(calls.listRounds, { state: 'paid' }))['rows']).toHaveLength(1)
    expect((await call(calls.listRounds, { from: inMs(30 * DAY) }))['rows']).toEqual([])
    for (const cursor of ['x', '1_y', '-5_'.concat(randomUUID()), '9'.repeat(30)])
      expect((await call(calls.listRounds, { cursor }))['code']).toBe('ERR_INVALID_INPUT')
    expect((await call(own.getCompetitionLaw, {}))['isAllowed']).toBe(true)
  })
})

describe('a tournament of a Czech brand', () => {
  beforeAll(async () => {
    await api.close()
    api = await openTestApi({ isVerified: true })
  })

  it('by wins relative to stakes is refused when it is written, with the rule and its sentence', async () => {
    const refused = await staff(calls.createTournament, written())
    expect(refused).toMatchObject({ code: 'ERR_NOT_ALLOWED_BY_LAW', details: { ruleId: 'CZ-15' } })
    expect(refused['details'].texts.cs).toContain('zákon nedovoluje')
    const law = await call(own.getCompetitionLaw, {})
    expect(law).toMatchObject({ isAllowed: false, rule: { ruleId: 'CZ-15' } })
  })
})
