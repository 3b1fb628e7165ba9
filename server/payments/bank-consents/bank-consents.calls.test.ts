import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPayments, PLAYER, TOKEN, type Begun, type TestPayments } from '../test-payments.ts'

const root = '/capi/v2-onling/Payment'
const MINUTE_MS = 60_000
const IBAN = 'CZ6508000000192000145399'
let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

const post = (name: string, body: object, token?: string) =>
  room.call('POST', `${root}/${name}`, { body, ...(token ? { token } : {}) })

async function begin(amountMinor = 50_000): Promise<Begun> {
  const { status, body } = await post('CreateBankPayment', {
    amount: { amountMinor, currency: 'CZK' },
    idempotencyKey: `key-of-a-bank-test-${(keyNumber += 1)}`,
    returnPath: '/cs/deposit/return',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Begun
}
const bankStatusOf = async ({ paymentId }: Begun) =>
  (await room.call('GET', `${root}/GetBankPayment`, { query: { id: paymentId } })).body
const press = (begun: Begun, action: 'pay' | 'decline' | 'cancel' = 'pay') =>
  room.partners.bankPsd2.press(begun.redirectUrl, action)
async function wait(): Promise<void> {
  for (const ms of [2_000, 5_000, 15_000, MINUTE_MS, MINUTE_MS]) await room.later(ms)
}

describe('a payment from the player’s bank', () => {
  it.each([50_000, 50_072, 50_073, 50_074, 50_084])(
    'is credited once, however the bank answers (%i)',
    async (amount) => {
      const before = await room.cash()
      const begun = await begin(amount)
      const { location } = await press(begun)
      expect(new URL(location).pathname + new URL(location).search).toBe(
        `/cs/deposit/return?payment=${begun.paymentId}`,
      )
      await wait()
      await room.later(60 * MINUTE_MS)
      expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'settled', attention: null })
      expect(await room.cash()).toBe(before + amount)
      expect(await bankStatusOf(begun)).toMatchObject({ bankStatus: 'ACSC', payment: { gateway: 'BankPsd2' } })
    },
  )

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ] as const)('ends without money (%s)', async (action, state) => {
    const before = await room.cash()
    const begun = await begin()
    await press(begun, action)
    await wait()
    expect(await room.stateOf(begun.paymentId)).toBe(state)
    expect(await room.cash()).toBe(before)
  })

  it('that the bank has accepted but not booked is not credited', async () => {
    const before = await room.cash()
    const begun = await begin(50_087)
    await press(begun)
    await wait()
    expect(await bankStatusOf(begun)).toMatchObject({ bankStatus: 'ACSP', payment: { state: 'pending' } })
    expect(await room.cash()).toBe(before)
    await room.partners.bankPsd2.settle()
    await room.later(MINUTE_MS)
    expect(await room.cash()).toBe(before + 50_087)
  })

  it('in another amount, or for another order, waits for staff', async () => {
    const before = await room.cash()
    const wrong = await begin(50_085)
    await press(wrong)
    await wait()
    expect(await room.rowOf(wrong.paymentId)).toMatchObject({ attention: 'mismatch: another-amount' })
    await room.partners.bankPsd2.sendNotification('*', 'another_order')
    const another = await begin()
    await press(another)
    await wait()
    expect(await room.rowOf(another.paymentId)).toMatchObject({ attention: 'mismatch: another-order' })
    expect(await room.cash()).toBe(before)
  })

  it('whose creation times out is abandoned', async () => {
    const before = await room.cash()
    const { body } = await post('CreateBankPayment', {
      amount: { amountMinor: 50_071, currency: 'CZK' },
      idempotencyKey: 'key-of-a-silent-bank',
      returnPath: '/cs/deposit/return',
    })
    expect(body).toMatchObject({ code: 'ERR_GATEWAY_UNAVAILABLE' })
    await wait()
    expect(await room.cash()).toBe(before)
  })

  it('of somebody else is not found', async () => {
    const begun = await begin()
    const answer = await room.call('GET', `${root}/GetBankPayment`, {
      token: TOKEN.other,
      query: { id: begun.paymentId },
    })
    expect(answer.body).toMatchObject({ code: 'ERR_PAYMENT_NOT_FOUND' })
  })
})

describe('a consent', () => {
  const ask = async () => {
    const { body } = await post('CreateBankConsent', { returnPath: '/cs/account/bank' })
    return body as { consentId: string; redirectUrl: string }
  }
  const approve = async (redirectUrl: string, fields: Record<string, string>) => {
    const answer = await fetch(redirectUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action: 'pay', iban: IBAN, ...fields }),
    })
    return new URL(answer.headers.get('location') ?? '')
  }
  const finish = (consentId: string, token?: string) => post('FinishBankConsent', { consentId }, token)

  it('verifies the account that is in the player’s name, and gives the same answer again', async () => {
    const { consentId, redirectUrl } = await ask()
    expect((await finish(consentId)).body).toEqual({ state: 'waiting', accounts: [] })
    const back = await approve(redirectUrl, { ownerName: 'NOVÁKOVÁ Jana' })
    expect(back.pathname + back.search).toBe(`/cs/account/bank?consent=${consentId}`)
    const taken = { state: 'valid', accounts: [{ accountHint: '…5399', verdict: 'own' }] }
    expect((await finish(consentId)).body).toEqual(taken)
    expect((await finish(consentId)).body).toEqual(taken)
    expect(room.ownAccounts.filter(({ iban }) => iban === IBAN)).toEqual([{ playerId: PLAYER, iban: IBAN, consentId }])
  })

  it.each([
    [{ ownerName: 'Petr Cizí' }, 'another-name'],
    [{ ownerName: '' }, 'name-unknown'],
    [{ ownerName: 'Jana Nováková', iban: 'SK3112000000198742637541' }, 'foreign'],
  ])('verifies nothing that is not the player’s: %j', async (fields, verdict) => {
    const before = room.ownAccounts.length
    const { consentId, redirectUrl } = await ask()
    await approve(redirectUrl, fields)
    expect((await finish(consentId)).body).toMatchObject({ state: 'valid', accounts: [{ verdict }] })
    expect(room.ownAccounts).toHaveLength(before)
  })

  it.each([
    ['decline', 'rejected'],
    ['nothing', 'expired'],
  ])('that ends by %s shows nothing', async (action, state) => {
    const { consentId, redirectUrl } = await ask()
    await approve(redirectUrl, { action })
    expect((await finish(consentId)).body).toEqual({ state, accounts: [] })
  })

  it('of somebody else is not found', async () => {
    const { consentId } = await ask()
    expect((await finish(consentId, TOKEN.other)).body).toMatchObject({ code: 'ERR_PAYMENT_NOT_FOUND' })
  })
})
