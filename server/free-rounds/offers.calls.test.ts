import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import type { BodyOf } from '#contract/call.ts'
import { getLimits, setLimits } from '#contract/capi-v1.1/player-limits.ts'
import * as calls from '#contract/onling-v2/free-round.ts'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { disable, enable } from '#contract/onling-v2/manage-online-game.ts'
import * as campaigns from '#contract/play-v1/campaigns.ts'
import { getFreeRoundsResult, listFreeRoundsLeft } from '#contract/play-v1/own-free-rounds.ts'
import * as play from '#contract/play-v1/play.ts'
import type { FreeRoundTerms } from '#contract/shapes/free-rounds.ts'
import { goThroughLists } from '#server/campaigns/index.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { stickRows } from '#tests/stick-rows.ts'
import { freeRoundsWork } from '#apps/api/compose/compose-free-rounds.ts'
import { composeCampaigns } from '#apps/api/compose/compose-campaigns.ts'
import { expireFreeRounds, expireOffers } from './free-rounds.jobs.ts'

const DAY_MS = 86_400_000
const STAKE = 1000
const GAME = 'OvocnyKolotoc'
const OTHER = 'KlasickaTrojka'
const explanation = 'A test of free rounds from beginning to end.'

let api: TestApi
let playerId = 0
let second = ''

beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' }, isVerified: true })
  playerId = (await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`))[0]?.id ?? 0
  second = await api.tokenOfRole('payments')
  const token = api.tokens.player
  const { data } = await callRoom(api.app, getLimits, { token, body: {} })
  const choices = data.limits.filter(({ isOptional }) => !isOptional).map(({ kind }) => ({ kind, value: null }))
  expect((await callRoom(api.app, setLimits, { token, body: { choices } })).status).toBe(200)
})
afterAll(async () => {
  const { differences } = await checkBooks(api.db, systemClock)
  await api.close()
  expect(differences).toEqual([])
})

const day = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString()
const termsOf = (more: Partial<FreeRoundTerms> = {}): FreeRoundTerms => ({
  name: 'Ten turns',
  gameKeys: [GAME, OTHER],
  stakeMinor: STAKE,
  rounds: 3,
  winTo: 'cash',
  winCapMinor: null,
  wagering: null,
  people: { kind: 'everyone' },
  window: { from: day(-1), softEnd: day(10), hardEnd: day(20) },
  budgetMinor: 10_000_000,
  relationsPerPlayerMax: 1,
  ...more,
})
const WAGERING = { times: 5, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 }

/** Makes relations as the worker does. */
async function work(): Promise<void> {
  const { db, clock, environment } = api
  const ground = { db, clock, configuration: environment.configuration }
  const nobody = () => Promise.reject(new Error('Lists are judged together.'))
  const needs = composeCampaigns(ground, {
    exclusion: { judgeDeposit: nobody },
    accountGate: { judgeBonus: nobody },
    codeKey: Buffer.alloc(32, 1),
  })
  while ((await goThroughLists(needs)) > 0);
}

async function asStaff<C extends Parameters<TestApi['send']>[0]>(call: C, body: BodyOf<C>) {
  const answer = await api.send(call, { input: { body: body as object }, token: await api.freshToken('staff') })
  return { status: answer.statusCode, body: answer.json<Record<string, never>>() }
}

/** A definition in force: written by one person and approved by another. */
async function define(more: Partial<FreeRoundTerms> = {}): Promise<string> {
  const { body } = await asStaff(calls.createDefinition, { terms: termsOf(more) })
  const { definitionId } = (body as unknown as { definition: { definitionId: string } }).definition
  const request = { campaignId: definitionId, version: 1, explanation }
  const acceptedWarnings = ['for-everyone']
  const signed = await signByTwo(api, campaigns.approve, { body: request, second, acceptedWarnings })
  expect(signed).toMatchObject({ status: 200, body: { state: 'executed' } })
  return definitionId
}

/** Gives the test's player free rounds of a definition; returns the offer. */
async function offer(more: Partial<FreeRoundTerms> = {}) {
  const definitionId = await define(more)
  const key = randomUUID()
  const made = await asStaff(calls.createRelations, {
    definitionId,
    playerIds: [playerId],
    explanation,
    idempotencyKey: key,
  })
  expect(made).toMatchObject({ status: 200, body: { state: 'running', players: 1 } })
  await work()
  const token = api.tokens.player
  const { data } = await callRoom(api.app, calls.getOffers, { token, query: {} })
  const found = data.rows.find((row) => row.definitionId === definitionId)
  expect(found).toMatchObject({ state: 'offered', used: 0, source: 'staff' })
  return { definitionId, relationId: found?.relationId ?? '' }
}

const convert = (relationId: string, into: BodyOf<typeof calls.convertOffer>['into']) =>
  callRoom(api.app, calls.convertOffer, {
    token: api.tokens.player,
    body: { relationId, into, acceptsTerms: true },
  })
const accept = (relationId: string, gameKey = GAME) => convert(relationId, { kind: 'free-rounds', gameKey })
const show = async (relationId: string) => {
  const { data } = await callRoom(api.app, calls.listRelations, {
    token: (await api.freshToken('staff')) ?? '',
    query: { playerId },
  })
  const found = data.rows.find((row) => row.relationId === relationId)
  if (!found) throw new Error('There is no such relation.')
  return found
}
const cash = async () =>
  (
    await api.db.query<{ balance: number }>(sql`
      select b.balance from ledger.balance b join wallet.wallet w on w.account_id = b.account_id
       where w.player_id = ${playerId}`)
  )[0]?.balance ?? 0

/** Plays all that is left in a game; what it won and what the page's balance moved by. */
async function playAll(gameKey = GAME) {
  const { gameToken: token, session } = await openGame(api.app, gameKey, { token: api.tokens.player })
  const { freeRounds } = session
  if (!freeRounds) throw new Error('There are no free rounds.')
  let won = 0
  const answers = []
  for (let left = freeRounds.left; left > 0; left -= 1) {
    const { freeRoundsId } = freeRounds
    const body = { roundId: randomUUID(), stakeMinor: STAKE, freeRoundsId }
    const { status, data, code } = await callRoom(api.app, play.playRound, { token, body })
    expect([status, code]).toEqual([200, undefined])
    answers.push(data)
    won += data.round.win.amountMinor
  }
  return { won, answers, token, freeRoundsId: freeRounds.freeRoundsId, netBefore: session.netResult.amountMinor }
}

describe('free rounds', () => {
  it('go from a definition by two people over an offer to cash', async () => {
    const { definitionId, relationId } = await offer({ rounds: 5 })
    const before = await cash()
    const accepted = await accept(relationId)
    expect(accepted.data).toMatchObject({ state: 'accepted', gameKey: GAME, rounds: 5, isPlayable: true })
    expect(await accept(relationId)).toMatchObject({ status: 200, data: { state: 'accepted' } })
    expect(await accept(relationId, OTHER)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const { won } = await playAll()
    expect((await cash()) - before).toBe(won)
    const after = await show(relationId)
    expect(after).toMatchObject({ state: 'finished', used: 5, won: { amountMinor: won }, toCash: { amountMinor: won } })
    expect(after.results).toHaveLength(5)
    const token = (await api.freshToken('staff')) ?? ''
    const stats = await callRoom(api.app, calls.getDefinitionStats, { token, query: { definitionId } })
    expect(stats.data).toMatchObject({
      relations: [{ state: 'finished', count: 1 }],
      roundsPlayed: 5,
      staked: { amountMinor: 5 * STAKE },
      won: { amountMinor: won },
      games: [{ gameKey: GAME, relations: 1, roundsPlayed: 5 }],
      imports: [{ state: 'done', players: 1, done: 1, given: 1, refused: [] }],
    })
    const own = await callRoom(api.app, calls.getPlayerStats, { token: api.tokens.player, query: {} })
    expect(own.data).toMatchObject({ finished: 1, roundsPlayed: 5, toCash: { amountMinor: won } })
  })

  it('are shown with the games in which they can be played, and not while those are switched off', async () => {
    const own = async () =>
      (await callRoom(api.app, listFreeRoundsLeft, { token: api.tokens.player, query: {} })).data.games
    expect(await own()).toEqual([])
    const first = await offer({ rounds: 5 })
    expect(await own()).toEqual([])
    await accept(first.relationId)
    const next = await offer({ rounds: 2 })
    await accept(next.relationId)
    expect(await own()).toEqual([{ gameKey: GAME, left: 7, endsAt: day(20) }])
    await letOnePerson(api.db, api.clock.now(), ['games.disable', 'games.enable'])
    expect((await asStaff(disable, { gameKey: GAME, explanation })).status).toBe(200)
    expect(await own()).toEqual([])
    expect((await asStaff(enable, { gameKey: GAME, explanation })).status).toBe(200)
    await playAll()
    await playAll()
    expect(await own()).toEqual([])
  })

  it('win no more cash than their cap, and the page tells the balance that is there', async () => {
    const { relationId } = await offer({ rounds: 40, winCapMinor: 700 })
    await accept(relationId)
    const before = await cash()
    const { won, answers, netBefore, token: gameToken, freeRoundsId } = await playAll()
    expect(won).toBeGreaterThan(700)
    expect((await cash()) - before).toBe(700)
    const query = { freeRoundsId: freeRoundsId ?? '' }
    const result = await callRoom(api.app, getFreeRoundsResult, { token: gameToken, query })
    expect(result.data).toMatchObject({ rounds: 40, used: 40, isWhole: true, won: { amountMinor: won } })
    expect(result.data).toMatchObject({ toCash: { amountMinor: 700 }, toBonus: { amountMinor: 0 } })
    expect(result.data.wins).toBe(answers.filter(({ round }) => round.win.amountMinor > 0).length)
    const foreign = await callRoom(api.app, getFreeRoundsResult, {
      token: gameToken,
      query: { freeRoundsId: randomUUID() },
    })
    expect(foreign).toMatchObject({ code: 'ERR_FREE_ROUNDS_NOT_FOUND' })
    expect(answers.at(-1)?.round.balanceAfter.amountMinor).toBe(before + 700)
    expect((answers.at(-1)?.netResult.amountMinor ?? 0) - netBefore).toBe(700)
    expect(await show(relationId)).toMatchObject({
      won: { amountMinor: won },
      toCash: { amountMinor: 700 },
      toBonus: { amountMinor: 0 },
    })
    const list = await callRoom(api.app, play.listRounds, { token: api.tokens.player, query: {} })
    expect(list.data.rows[0]).toMatchObject({ isFree: true })
  })

  it('win bonus money that is offered once they are played, and no cash before', async () => {
    const { relationId } = await offer({ rounds: 40, winTo: 'bonus', winCapMinor: 900, wagering: WAGERING })
    await accept(relationId)
    const before = await cash()
    const { won, token, netBefore } = await playAll()
    expect(won).toBeGreaterThan(900)
    expect(await cash()).toBe(before)
    const again = await callRoom(api.app, play.getSession, { token })
    expect([again.data.balance.amountMinor, again.data.netResult.amountMinor]).toEqual([before, netBefore])
    expect(await show(relationId)).toMatchObject({ toCash: { amountMinor: 0 }, toBonus: { amountMinor: 900 } })
    const offered = await callRoom(api.app, bonuses.getPlayerBonuses, { token: api.tokens.player, query: {} })
    expect(offered.data.rows[0]).toMatchObject({ state: 'offered', bonus: { amount: { amountMinor: 900 } } })
  })

  it('are exchanged for cash once, also for a repeated request', async () => {
    const { relationId } = await offer({ conversion: { to: 'cash', percent: 50 } })
    const before = await cash()
    const answers = await Promise.all([1, 2, 3].map(() => convert(relationId, { kind: 'cash' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cash()) - before).toBe(1500)
    expect(await accept(relationId)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await convert(relationId, { kind: 'bonus' })).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await show(relationId)).toMatchObject({
      state: 'converted',
      converted: { to: 'cash', amount: { amountMinor: 1500 } },
    })
  })

  it('become an offer of bonus money, once', async () => {
    const { relationId } = await offer({ conversion: { to: 'bonus', percent: 100 }, wagering: WAGERING })
    expect(await convert(relationId, { kind: 'cash' })).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    await Promise.all([1, 2].map(() => convert(relationId, { kind: 'bonus' })))
    const { data } = await callRoom(api.app, bonuses.getPlayerBonuses, { token: api.tokens.player, query: {} })
    const made = data.rows.filter(({ bonus }) => bonus.amount.amountMinor === 3 * STAKE)
    expect(made.map(({ state }) => state)).toEqual(['offered'])
  })

  it('are cancelled as far as nobody used them, and what was won stays', async () => {
    const { relationId } = await offer({ rounds: 40 })
    await accept(relationId)
    const { gameToken, session } = await openGame(api.app, GAME, { token: api.tokens.player })
    const body = { roundId: randomUUID(), stakeMinor: STAKE, freeRoundsId: session.freeRounds?.freeRoundsId ?? '' }
    await callRoom(api.app, play.playRound, { token: gameToken, body })
    const before = await cash()
    const cancelled = await asStaff(calls.cancelRelation, { relationId, explanation })
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', used: 1 } })
    expect(await asStaff(calls.cancelRelation, { relationId, explanation })).toMatchObject({
      body: { code: 'ERR_STATE_CHANGED' },
    })
    const later = { ...body, roundId: randomUUID() }
    expect(await callRoom(api.app, play.playRound, { token: gameToken, body: later })).toMatchObject({
      code: 'ERR_FREE_ROUND_GONE',
    })
    expect(await cash()).toBe(before)
  })

  it('move to another game of the offer when theirs is switched off, with what is left', async () => {
    const { relationId } = await offer()
    await accept(relationId)
    const { gameToken, session } = await openGame(api.app, GAME, { token: api.tokens.player })
    const body = { roundId: randomUUID(), stakeMinor: STAKE, freeRoundsId: session.freeRounds?.freeRoundsId ?? '' }
    await callRoom(api.app, play.playRound, { token: gameToken, body })
    await letOnePerson(api.db, api.clock.now(), ['games.disable', 'games.enable'])
    expect(await accept(relationId, OTHER)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const why = 'It is looked at after an error.'
    expect((await asStaff(disable, { gameKey: GAME, explanation: why })).status).toBe(200)
    const later = { ...body, roundId: randomUUID() }
    expect(await callRoom(api.app, play.playRound, { token: gameToken, body: later })).toMatchObject({
      code: 'ERR_GAME_DISABLED',
    })
    expect(await show(relationId)).toMatchObject({ state: 'active', isPlayable: false, freeRoundsId: null })
    expect((await accept(relationId, OTHER)).data).toMatchObject({ gameKey: OTHER, used: 1, isPlayable: true })
    expect((await asStaff(enable, { gameKey: GAME, explanation: why })).status).toBe(200)
    await playAll(OTHER)
    expect(await show(relationId)).toMatchObject({ state: 'finished', used: 3, gameKey: OTHER })
  })

  it('end with their time; an offer that nobody took goes', async () => {
    const { relationId } = await offer({ window: { from: day(-1), softEnd: day(1), hardEnd: day(2) } })
    const late = new Date(api.clock.now().getTime() + 3 * DAY_MS)
    const work = { ...freeRoundsWork({ db: api.db, clock: { now: () => late } }) }
    expect(await expireOffers(work)).toBeGreaterThanOrEqual(1)
    expect(await expireFreeRounds(work)).toBeGreaterThanOrEqual(0)
    expect(await show(relationId)).toMatchObject({ state: 'expired' })
    expect(await accept(relationId)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('go when nobody took them, whatever happens to another offer that cannot be ended', async () => {
    const window = { from: day(-1), softEnd: day(1), hardEnd: day(2) }
    const [broken, other] = [(await offer({ window })).relationId, (await offer({ window })).relationId]
    const late = new Date(api.clock.now().getTime() + 3 * DAY_MS)
    const unstick = await stickRows(api.db, 'free_rounds.relation', `new.id = '${broken}'`)
    const ended = { ...freeRoundsWork({ db: api.db, clock: { now: () => late } }) }
    await expect(expireOffers(ended)).rejects.toThrow('could not be ended')
    await unstick()
    expect(await show(other)).toMatchObject({ state: 'expired' })
    expect(await expireOffers(ended)).toBe(1)
  })
})

describe('a definition', () => {
  it.each<[string, Partial<FreeRoundTerms>, object]>([
    ['a stake that a game does not have', { stakeMinor: 1001 }, { field: 'gift.stakeMinor', problem: 'not-offered' }],
    ['a game that there is not', { gameKeys: ['NoSuchGame'] }, { field: 'gift.gameKeys', problem: 'unknown-game' }],
    [
      'a cap in a game whose win comes later',
      { gameKeys: ['BalonNadPrahou'], winCapMinor: 1000 },
      { field: 'gift.gameKeys', problem: 'win-not-known-at-once' },
    ],
    ['bonus money without its terms', { winTo: 'bonus' }, { field: 'wagering', problem: 'missing' }],
  ])('is not saved with %s', async (_, more, details) => {
    const made = await asStaff(calls.createDefinition, { terms: termsOf(more) })
    expect(made).toMatchObject({ status: 422, body: { code: 'ERR_CAMPAIGN_TERMS', details } })
    const { body } = await asStaff(calls.validateRule, { terms: termsOf(more) })
    expect(body).toMatchObject({ findings: [], problems: expect.arrayContaining([details]) })
  })

  it('is changed for later relations only', async () => {
    const { definitionId, relationId } = await offer({ rounds: 3 })
    const terms = termsOf({ rounds: 7, relationsPerPlayerMax: 2 })
    const changed = await asStaff(calls.changeDefinition, { definitionId, terms, afterVersion: 1 })
    expect(changed).toMatchObject({ status: 200, body: { definition: { liveVersion: 1, latestVersion: 2 } } })
    expect(await asStaff(calls.changeDefinition, { definitionId, terms, afterVersion: 1 })).toMatchObject({
      body: { code: 'ERR_STATE_CHANGED' },
    })
    expect((await accept(relationId)).data.rounds).toBe(3)
    const cancelled = await asStaff(calls.cancelDefinition, { definitionId, explanation })
    expect(cancelled).toMatchObject({ body: { definition: { state: 'ended', endedBy: 'staff' } } })
    expect((await show(relationId)).state).toBe('accepted')
  })

  it('are of one brand alone, whose staff list and take them back', async () => {
    const { definitionId, relationId } = await offer()
    const { db } = api
    const [own] = await db.query<{ target: string }>(
      sql`select target from campaigns.campaign where id = ${definitionId}`,
    )
    await db.query(sql`update campaigns.campaign set target = 'another' where id = ${definitionId}`)
    const token = (await api.freshToken('staff')) ?? ''
    for (const query of [{}, { playerId }, { definitionId }]) {
      const { data } = await callRoom(api.app, calls.listRelations, { token, query })
      expect(data.rows.map((row) => row.relationId)).not.toContain(relationId)
    }
    const taken = await asStaff(calls.cancelRelation, { relationId, explanation })
    expect(taken.body).toMatchObject({ code: 'ERR_FREE_ROUNDS_NOT_FOUND' })
    await db.query(sql`update campaigns.campaign set target = ${own?.target ?? ''} where id = ${definitionId}`)
    expect(await show(relationId)).toMatchObject({ state: 'offered' })
  })
})
