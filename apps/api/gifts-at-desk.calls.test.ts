import { afterAll, beforeAll, expect, it } from 'vitest'
import * as transactions from '#contract/funds-transfer/player-transaction.ts'
import { activate } from '#contract/onling-v2/bonuses.ts'
import * as desks from '#contract/play-v1/staff-cash.ts'
import { bonusGiver } from '#server/bonuses/index.ts'
import { CARD, openTestDesk, PIN, type TestDesk } from '#server/cash-desk/test-desk.ts'
import { newId, sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { termsOfGift } from '#tests/live-campaign.ts'
import { callRoom } from '#tests/load/call-room.ts'

const AMOUNT = 5000
let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(async () => {
  const { differences } = await checkBooks(desk.api.db, systemClock)
  await desk.api.close()
  expect(differences).toEqual([])
})

/** An active bonus of the desk's player, without law and campaign. */
async function played(endsAtWithdrawal: boolean): Promise<string> {
  const { api, playerId } = desk
  const terms = termsOfGift(api, { name: 'Spring', endsAtWithdrawal })
  const [at, giftId, versionId] = [api.clock.now(), newId(api.clock.now()), newId(api.clock.now())]
  await api.db.transaction(async (tx) => {
    await bonusGiver.writeTerms(tx, { versionId, currency: 'CZK', terms, writtenBy: 1, approvedBy: 2, at })
    const of = { giftId, campaignId: newId(at), cause: 'test', versionId, playerId, amountMinor: AMOUNT, terms, at }
    await bonusGiver.give(tx, { ...of, givenBy: null })
  })
  const token = (await api.freshToken('player')) ?? ''
  const { status } = await callRoom(api.app, activate, { token, body: { awardId: giftId, acceptsTerms: true } })
  expect(status).toBe(200)
  return giftId
}
const award = async (id: string) =>
  (
    await desk.api.db.query<{ state: string; endedBy: string | null; leftAtEnd: number | null }>(sql`
      select state, ended_by, left_at_end from bonuses.award where id = ${id}`)
  )[0]
const ACTIVE = { state: 'active', endedBy: null, leftAtEnd: null }
const ENDED = { state: 'forfeited', endedBy: 'withdrawal', leftAtEnd: AMOUNT }

it('a bonus that a withdrawal ends, ends when a desk of ours pays cash out, and not when it takes cash', async () => {
  const awardId = await played(true)
  const { shift, met } = await desk.begin()
  expect(await desk.pay(desks.cashIn, met, 200_000)).toMatchObject({ status: 200 })
  expect(await award(awardId)).toEqual(ACTIVE)
  // A refused payout ends nothing.
  expect(await desk.pay(desks.cashOut, met, 300_000)).toMatchObject({ status: 422 })
  expect(await award(awardId)).toEqual(ACTIVE)
  // The cashier is shown what ends, and says that the player accepts it.
  const ends = [
    { id: awardId, kind: 'bonus', name: 'Spring', left: { amountMinor: AMOUNT, currency: 'CZK' }, rounds: null },
  ]
  const unaccepted = { status: 422, code: 'ERR_WARNINGS_NOT_ACCEPTED', details: { ends } }
  expect(await desk.pay(desks.cashOut, met, 50_000)).toMatchObject(unaccepted)
  expect(await desk.pay(desks.cashOut, met, 50_000, { acceptedEnds: ['Spring'] })).toMatchObject(unaccepted)
  expect(await award(awardId)).toEqual(ACTIVE)
  const card = { cardNumber: CARD, pin: PIN }
  const again = await desk.ask('cashier', desks.meetPlayer, { shiftId: shift['shiftId'], card })
  expect(again['endsAtCashOut']).toEqual(ends)
  const paid = await desk.pay(desks.cashOut, met, 50_000, { acceptedEnds: [awardId] })
  expect(paid).toMatchObject({ status: 200 })
  expect(await award(awardId)).toEqual(ENDED)
  expect(await desk.pay(desks.cashOut, met, 50_000)).toMatchObject({ status: 200 })
})

it('and when the cash desk of a venue pays it out; one whose terms do not say so goes on', async () => {
  const awardId = await played(true)
  const token = (await desk.api.freshToken('internal')) ?? ''
  let serial = 0
  const out = async () => {
    const amount = { amountMinor: 20_000, currency: 'CZK' } as const
    const reference = `cash-of-a-venue-${(serial += 1)}`
    const body = { playerId: desk.playerId, reference, kind: 'CashOut', amount } as const
    return (await callRoom(desk.api.app, transactions.accountingTransaction, { token, body })).status
  }
  expect(await out()).toBe(200)
  expect(await award(awardId)).toEqual(ENDED)
  const other = await played(false)
  expect(await out()).toBe(200)
  expect(await award(other)).toEqual(ACTIVE)
})
