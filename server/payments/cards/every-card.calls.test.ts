import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { openTestPayments, type Answer, type TestPayments } from '../test-payments.ts'

/** Every gateway that stores cards, and how the browser returns from it. */
const GATEWAYS = [
  { gateway: 'Csob', partner: 'csob', path: '/capi/v2-onling/Payment/NotifyCsob' },
  { gateway: 'GPWebPay', partner: 'gpWebPay', path: undefined },
  { gateway: 'PayUCard', partner: 'payU', path: undefined },
] as const
type Tested = (typeof GATEWAYS)[number]

const CARDS = '/capi/v2-onling/PlayerPaymentCards'

let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

const input = (gateway: string, amountMinor: number) => ({
  amount: { amountMinor, currency: 'CZK' },
  gateway,
  idempotencyKey: `key-of-every-card-${(keyNumber += 1)}`,
  returnPath: '/cs/deposit/return',
})

/** Presses a button of the partner's page and lets the browser return as it does there. */
async function press({ partner, path }: Tested, page: unknown, action: 'pay' | 'decline'): Promise<void> {
  const { fields, location } = await room.partners[partner].press(String(page), action)
  if (path !== undefined)
    await room.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields.toString(),
    })
  else if (location !== '') {
    const { pathname, search } = new URL(location)
    await room.app.inject({ method: 'GET', url: pathname + search })
  }
  await room.later(2_000)
}

const change = (what: string, cardId: string): Promise<Answer> =>
  room.call('POST', `${CARDS}/${what}`, { body: { cardId } })

async function activeCard(tested: Tested): Promise<string> {
  const { status, body } = await room.call('POST', `${CARDS}/Register`, { body: input(tested.gateway, 50_000) })
  expect(status, JSON.stringify(body)).toBe(200)
  await press(tested, body['redirectUrl'], 'pay')
  const listed = await room.call('GET', `${CARDS}/List`)
  const cards = listed.body['cards'] as { readonly cardId: string; readonly state: string }[]
  const cardId = cards.find(({ state }) => state === 'registered')?.cardId ?? ''
  expect((await change('Verify', cardId)).body).toMatchObject({
    state: 'verified',
    lastDigits: '0006',
    expires: '12/39',
  })
  expect((await change('Activate', cardId)).body).toMatchObject({ state: 'active' })
  return cardId
}

const charge = ({ gateway }: Tested, storedCardId: string, amountMinor: number) =>
  room.call('POST', '/capi/v2-onling/Payment/Create', {
    body: { ...input(gateway, amountMinor), method: 'CardOnline', storedCardId },
  })

describe.each(GATEWAYS)('a card that $gateway stores', (tested) => {
  it('pays by one click, and is credited once', async () => {
    const cardId = await activeCard(tested)
    const before = await room.cash()
    const { status, body } = await charge(tested, cardId, 70_000)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body['redirectUrl']).toBe(`/cs/deposit/return?payment=${String(body['paymentId'])}`)
    await room.later(2_000)
    expect([await room.stateOf(String(body['paymentId'])), await room.cash()]).toEqual(['settled', before + 70_000])
  })
  it('moves nothing when its bank declines', async () => {
    const cardId = await activeCard(tested)
    const before = await room.cash()
    const { body } = await charge(tested, cardId, 70_051)
    await room.later(2_000)
    expect(['declined', 'cancelled', 'expired']).toContain(await room.stateOf(String(body['paymentId'])))
    expect(await room.cash()).toBe(before)
  })
  it('sends its holder to the bank where that is required, and is credited after that (3-D Secure)', async () => {
    const cardId = await activeCard(tested)
    const before = await room.cash()
    const { body } = await charge(tested, cardId, 70_091)
    expect(String(body['redirectUrl'])).toMatch(/^http/)
    expect([await room.stateOf(String(body['paymentId'])), await room.cash()]).toEqual(['pending', before])
    await press(tested, body['redirectUrl'], 'pay')
    expect([await room.stateOf(String(body['paymentId'])), await room.cash()]).toEqual(['settled', before + 70_091])
  })
  it('is not charged when its holder fails the check', async () => {
    const cardId = await activeCard(tested)
    const before = await room.cash()
    const { body } = await charge(tested, cardId, 70_091)
    await press(tested, body['redirectUrl'], 'decline')
    expect(await room.stateOf(String(body['paymentId']))).not.toBe('settled')
    expect(await room.cash()).toBe(before)
  })
  it('is one card however often it is stored, and none once it is deleted', async () => {
    const first = await activeCard(tested)
    const again = await activeCard(tested)
    const listed = await room.call('GET', `${CARDS}/List`)
    const ids = (listed.body['cards'] as { cardId: string }[]).map(({ cardId }) => cardId)
    // PayU has one token for a card; the others create another one with each payment.
    if (tested.gateway === 'PayUCard') expect(ids).not.toContain(first)
    expect(ids).toContain(again)
    expect((await change('Deregister', again)).body).toMatchObject({ state: 'deregistered' })
    expect((await charge(tested, again, 20_000)).body['code']).toBe('ERR_INVALID_CARD_ID')
  })
  it('keeps its token out of the record of exchanges', async () => {
    const cardId = await activeCard(tested)
    await charge(tested, cardId, 70_000)
    const [{ ref = '' } = {}] = await room.db.query<{ ref: string }>(sql`
      select provider_ref as ref from payments.stored_card where id = ${cardId}`)
    if (tested.gateway === 'Csob') return
    const rows = await room.db.query<{ text: string }>(sql`
      select request::text || coalesce(response::text, '') as text from payments.conversation
       where gateway = ${tested.gateway}`)
    for (const { text } of rows) expect(text).not.toContain(ref)
  })
})

describe('a lost answer of a charge', () => {
  it('of ČSOB that needs data of the browser first continues on its page', async () => {
    const [csob] = GATEWAYS
    const cardId = await activeCard(csob)
    const before = await room.cash()
    const { body } = await charge(csob, cardId, 70_092)
    await press(csob, body['redirectUrl'], 'pay')
    expect(await room.cash()).toBe(before + 70_092)
  })
  it.each([GATEWAYS[1], GATEWAYS[2]])('of $gateway neither loses money nor charges twice', async (tested) => {
    const cardId = await activeCard(tested)
    const before = await room.cash()
    await charge(tested, cardId, 70_071)
    await room.partners[tested.partner].sandbox(tested.gateway === 'PayUCard' ? 'repeat' : 'settle')
    for (const ms of [2_000, 5_000, 15_000]) await room.later(ms)
    expect(await room.cash()).toBe(before + 70_071)
  })
})
