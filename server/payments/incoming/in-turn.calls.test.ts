import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { openTestPayments, PLAYER, type Answer, type Begun, type TestPayments } from '../test-payments.ts'

/** Maximum of a player's open deposits in this test; every way below pays in more than half of it. */
const BOUND = 15_000
const CARDS = '/capi/v2-onling/PlayerPaymentCards'
const CSOB = { gateway: 'Csob', returnPath: '/cs/vklad' }
const AMOUNT = { amountMinor: 10_000, currency: 'CZK' }

let room: TestPayments
let judges = 0
let cardId = ''
let before = 0
let letGo: () => void = () => undefined
let keyNumber = 0

/** Sum of what was let in: a deposit by one click settles at once. */
async function sumPaidIn(playerId: number): Promise<number> {
  const [row] = await room.db.query<{ sum: number }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as sum from payments.payment
     where player_id = ${playerId} and state in ('created', 'pending', 'settled')`)
  return row?.sum ?? 0
}

/** Both checks read before either of them answers: the race in which both deposits would be let in. */
async function mayDeposit(playerId: number, amountMinor: number): Promise<boolean> {
  const present = (await sumPaidIn(playerId)) - before
  judges += 1
  if (judges === 1) await new Promise<void>((resolve) => (letGo = resolve))
  if (judges === 2) letGo()
  return present + amountMinor <= BOUND
}

beforeAll(async () => {
  room = await openTestPayments({ mayDeposit })
  judges = 2
  cardId = await keepCard()
})
afterAll(() => room?.close())
beforeEach(async () => {
  before = await sumPaidIn(PLAYER)
  judges = 0
})

const post = (path: string, body: object): Promise<Answer> =>
  room.call('POST', path, {
    body: { amount: AMOUNT, idempotencyKey: `key-of-two-at-once-${(keyNumber += 1)}`, ...body },
  })
const pay = (method: string, more: object = {}) =>
  post('/capi/v1.1/Funds/Deposit', { method, gateway: method, returnPath: '/cs/vklad', ...more })
const card = (gateway: string) => () => pay('CardOnline', { gateway })

/** A card that can be charged by one click. */
async function keepCard(): Promise<string> {
  const begun = (await post(`${CARDS}/Register`, CSOB)).body as Begun
  const { fields } = await room.partners.csob.press(begun.redirectUrl, 'pay')
  await room.app.inject({
    method: 'POST',
    url: '/capi/v2-onling/Payment/NotifyCsob',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  })
  const { body } = await room.call('GET', `${CARDS}/List`)
  const [card] = body['cards'] as { readonly cardId: string }[]
  for (const move of ['Verify', 'Activate'])
    await room.call('POST', `${CARDS}/${move}`, { body: { cardId: card?.cardId } })
  return card?.cardId ?? ''
}

const ways: readonly (readonly [string, () => Promise<Answer>])[] = [
  ['a card at ČSOB', card('Csob')],
  ['a card at GP webpay', card('GPWebPay')],
  ['a card at PayU', card('PayUCard')],
  ['a card that is to be kept', () => post(`${CARDS}/Register`, CSOB)],
  ['one click', () => post('/capi/v2-onling/Payment/Create', { ...CSOB, method: 'CardOnline', storedCardId: cardId })],
  ['Payout.one', () => pay('PayoutOne')],
  ['a wallet', () => pay('Netera')],
  ['a button of a bank', () => pay('PaymentButton', { buttonId: 'cz-0300' })],
  ['the bank’s own app', () => post('/capi/v2-onling/Payment/CreateBankPayment', { returnPath: '/cs' })],
  ['a page of a phone', () => pay('MobileTech')],
  ['a text message', () => post('/capi/v2-onling/Payment/CreateSmsPayment', {})],
  ['a bank transfer', () => pay('Bacs')],
]

describe('two concurrent deposits', () => {
  it.each(ways)('do not exceed a maximum together: %s', async (_, begin) => {
    const answers = await Promise.all([begin(), begin()])
    expect(answers.map(({ status }) => status).toSorted(), JSON.stringify(answers)).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    expect(await sumPaidIn(PLAYER)).toBe(before + AMOUNT.amountMinor)
  })

  it('do not exceed it by two different ways either', async () => {
    const answers = await Promise.all([pay('Bacs'), card('Csob')()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('are one when they are the same request', async () => {
    const same = { idempotencyKey: 'key-of-one-input-in-two-tabs' }
    const answers = await Promise.all([pay('Bacs', same), pay('Bacs', same)])
    // The second one may have found the first still waiting for the gateway; neither was refused by the maximum.
    expect(answers.every(({ body }) => body['code'] !== 'ERR_PLAYING_BLOCKED')).toBe(true)
    expect(await sumPaidIn(PLAYER)).toBe(before + AMOUNT.amountMinor)
  })
})
