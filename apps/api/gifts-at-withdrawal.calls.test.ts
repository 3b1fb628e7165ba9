import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { activate } from '#contract/onling-v2/bonuses.ts'
import { cancelWithdraw, getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'
import { bonusGiver, settleBonus } from '#server/bonuses/index.ts'
import { newId, sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { readBonusBalance } from '#server/wallet/index.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'
import { termsOfGift } from '#tests/live-campaign.ts'
import { callRoom } from '#tests/load/call-room.ts'

const AMOUNT = 5000
let api: TestApi
let playerId = 0

beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' }, isVerified: true })
  playerId = (await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`))[0]?.id ?? 0
})
afterAll(async () => {
  const { differences } = await checkBooks(api.db, systemClock)
  await api.close()
  expect(differences).toEqual([])
})

/** An active bonus of the player, without law and campaign. */
async function played(endsAtWithdrawal: boolean): Promise<string> {
  const terms = termsOfGift(api, { name: 'Spring', endsAtWithdrawal })
  const [at, giftId, versionId] = [api.clock.now(), newId(api.clock.now()), newId(api.clock.now())]
  await api.db.transaction(async (tx) => {
    const by = { writtenBy: 1, approvedBy: 2 }
    await bonusGiver.writeTerms(tx, { versionId, currency: 'CZK', terms, ...by, at })
    const of = { giftId, campaignId: newId(at), cause: 'test', versionId, playerId, amountMinor: AMOUNT, terms, at }
    await bonusGiver.give(tx, { ...of, givenBy: null })
  })
  const { status, data } = await callRoom(api.app, activate, {
    token: api.tokens.player,
    body: { awardId: giftId, acceptsTerms: true },
  })
  expect(status).toBe(200)
  // Its page shows the effect of a withdrawal before it is accepted.
  expect(data.bonus.endsAtWithdrawal).toBe(endsAtWithdrawal)
  return giftId
}
const info = async () => (await callRoom(api.app, getWithdrawInfo, { token: api.tokens.player, query: {} })).data.ends
/**
 * Requests a withdrawal and cancels it: what ended with the request stays ended, and the next request stays within the
 * maximum.
 */
async function takeOut(amountMinor = 50_000) {
  const token = api.tokens.player
  const asked = await callRoom(api.app, withdraw, {
    token,
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method: 'BankTransfer',
      account: TEST_IBAN,
      idempotencyKey: randomUUID(),
    },
  })
  if (asked.status === 200)
    expect((await callRoom(api.app, cancelWithdraw, { token, body: { id: asked.data.withdrawalId } })).status).toBe(200)
  return [asked.status, asked.code]
}
const award = async (id: string) =>
  (
    await api.db.query<{ state: string; endedBy: string | null; leftAtEnd: number | null }>(sql`
      select state, ended_by, left_at_end from bonuses.award where id = ${id}`)
  )[0]

it('ends a bonus with the request where its terms say so, told before; a step says it', async () => {
  const awardId = await played(true)
  const left = { amountMinor: AMOUNT, currency: 'CZK' }
  expect(await info()).toEqual([{ id: expect.any(String), kind: 'bonus', name: 'Spring', left, rounds: null }])
  // A refused withdrawal ends no bonus.
  expect(await takeOut(99_999_999_999)).toEqual([422, 'ERR_AMOUNT_NOT_ALLOWED'])
  expect(await award(awardId)).toMatchObject({ state: 'active' })
  expect(await takeOut()).toEqual([200, undefined])
  expect(await award(awardId)).toEqual({ state: 'forfeited', endedBy: 'withdrawal', leftAtEnd: AMOUNT })
  expect(await readBonusBalance(api.db, playerId)).toBe(0)
  expect(await info()).toEqual([])
  const steps = await api.db.query(
    sql`select kind, change from bonuses.step where award_id = ${awardId} order by no desc limit 1`,
  )
  expect(steps).toEqual([{ kind: 'forfeited', change: -AMOUNT }])
})

it('leaves a bonus alone whose terms do not say so', async () => {
  const awardId = await played(false)
  expect(await info()).toEqual([])
  expect(await takeOut()).toEqual([200, undefined])
  expect(await award(awardId)).toMatchObject({ state: 'active' })
  await api.db.query(
    sql`update bonuses.bonus set ends_at_withdrawal = true where id = (select bonus_id from bonuses.award where id = ${awardId})`,
  )
  expect(await takeOut()).toEqual([200, undefined])
})

it('ends one with an open round when that round is over, and it is not played with any more', async () => {
  const awardId = await played(true)
  await api.db.query(sql`update bonuses.award set open_rounds = 1 where id = ${awardId}`)
  expect(await takeOut()).toEqual([200, undefined])
  expect(await award(awardId)).toMatchObject({ state: 'active' })
  expect(await info()).toEqual([])
  await api.db.transaction((tx) =>
    settleBonus(tx, { awardId, roundId: randomUUID(), shareMinor: 0, at: api.clock.now() }),
  )
  expect(await award(awardId)).toEqual({ state: 'forfeited', endedBy: 'withdrawal', leftAtEnd: AMOUNT })
})

it('ends accepted free rounds of such terms, and no offer', async () => {
  const [at, versionId] = [api.clock.now(), newId(api.clock.now())]
  const gift = {
    kind: 'free-rounds',
    gameKeys: ['OvocnyKolotoc'],
    stakeMinor: 100,
    rounds: 7,
    winTo: 'cash',
    winCapMinor: null,
  }
  const terms = { ...termsOfGift(api, { name: 'Turns', endsAtWithdrawal: true }), gift, wagering: null }
  const relation = (id: string, state: 'offered' | 'accepted') =>
    api.db.query(sql`
      insert into free_rounds.relation (id, campaign_id, version_id, player_id, source, state, offered_at, ends_at, accepted_at)
      values (${id}, ${randomUUID()}, ${versionId}, ${playerId}, 'staff', ${state}, ${at}, ${new Date(at.getTime() + 86_400_000)},
              ${state === 'accepted' ? at : null})`)
  await api.db.query(sql`
    insert into free_rounds.terms (version_id, currency, terms, written_at) values (${versionId}, 'CZK', ${JSON.stringify(terms)}, ${at})`)
  const [offered, accepted] = [newId(at), newId(at)]
  await relation(offered, 'offered')
  await relation(accepted, 'accepted')
  expect(await info()).toEqual([{ id: expect.any(String), kind: 'free-rounds', name: 'Turns', left: null, rounds: 7 }])
  expect(await takeOut()).toEqual([200, undefined])
  const states = await api.db.query(sql`
    select id, state from free_rounds.relation where id in (${offered}, ${accepted}) order by state`)
  expect(states).toEqual([
    { id: accepted, state: 'cancelled' },
    { id: offered, state: 'offered' },
  ])
})
