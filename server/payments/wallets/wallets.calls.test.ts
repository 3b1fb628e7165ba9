import { createHash, createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { TEST_SECRETS } from '../test-partners.ts'
import { openTestPayments, PLAYER, TOKEN, type Begun, type TestPayments } from '../test-payments.ts'

const root = '/capi/v2-onling/WalletPayment'
const WRONG = '000000'
let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(async () => {
  await room.startOver()
  await room.db.query(sql`delete from payments.wallet`)
})

const get = (name: string) => room.call('GET', `${root}/${name}`)
const post = (name: string, body: object) => room.call('POST', `${root}/${name}`, { body })
const RETURN = { returnPath: '/cs/account/wallet' }

async function codes(): Promise<{ payments: { orderId: string; code: string }[]; connections: { code: string }[] }> {
  return (await fetch(`${room.partners.netera.origin}/__sandbox/codes`)).json() as never
}

async function connect(): Promise<void> {
  const { body } = await post('ConnectRequest', RETURN)
  const { connectId, redirectUrl } = body as { connectId: string; redirectUrl: string }
  const { location } = await room.partners.netera.press(redirectUrl, 'pay')
  const back = new URL(location).searchParams
  expect(back.get('connect')).toBe(connectId)
  expect((await post('ConnectFinish', { connectId, code: back.get('code') })).body).toMatchObject({
    state: 'connected',
  })
}

async function payFromWallet(amountMinor = 50_000): Promise<{ begun: Begun; code: string }> {
  const { status, body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method: 'Netera',
      gateway: 'Netera',
      idempotencyKey: `key-of-a-wallet-test-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/wallet',
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const begun = body as Begun
  const code = (await codes()).payments.find(({ orderId }) => orderId === begun.paymentId)?.code ?? ''
  return { begun, code }
}

describe('a wallet', () => {
  it('is connected by the code of its page, and shows its balance', async () => {
    expect((await get('GetState')).body).toEqual({ state: 'none', connecting: null })
    expect((await get('GetBalance')).body).toMatchObject({ code: 'ERR_WALLET_NOT_CONNECTED' })
    await connect()
    expect((await get('GetState')).body).toEqual({ state: 'connected', connecting: null })
    expect((await get('GetInformation')).body).toMatchObject({ state: 'connected', phoneHint: '••• ••• 111' })
    expect((await get('GetBalance')).body).toEqual({ available: { amountMinor: 500_000, currency: 'CZK' } })
    expect((await post('ConnectRequest', RETURN)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('that is being connected is shown again, and can be cancelled', async () => {
    const first = await post('ConnectRequest', RETURN)
    expect((await post('ConnectRequest', RETURN)).body).toEqual(first.body)
    expect((await get('GetState')).body).toMatchObject({ state: 'pending', connecting: first.body })
    const { connectId } = first.body
    expect((await post('ConnectCancel', { connectId: randomUUID() })).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect((await post('ConnectCancel', { connectId })).body).toEqual({ state: 'none', connecting: null })
  })

  it('is opened for a player without one, and blocked after three wrong codes', async () => {
    const { body } = await post('Register', { ...RETURN, phone: '777 000 222' })
    const { connectId } = body
    for (const left of [2, 1])
      expect((await post('ConnectFinish', { connectId, code: WRONG })).body).toMatchObject({
        code: 'ERR_INVALID_SECURITY_CODE',
        details: { attemptsLeft: left },
      })
    expect((await post('ConnectFinish', { connectId, code: WRONG })).body).toMatchObject({ code: 'ERR_WALLET_BLOCKED' })
    expect((await get('GetState')).body).toMatchObject({ state: 'blocked' })
    expect((await post('ConnectRequest', RETURN)).body).toMatchObject({ code: 'ERR_WALLET_BLOCKED' })
  })

  it('is refused with an invalid phone number', async () => {
    expect((await post('ConnectRequest', { ...RETURN, phone: '12345' })).body).toMatchObject({
      code: 'ERR_INVALID_CONTRACT',
    })
  })

  it('that was refused at the partner is no longer being connected', async () => {
    const { body } = await post('ConnectRequest', RETURN)
    await room.partners.netera.press(String(body['redirectUrl']), 'cancel')
    const [kept] = await room.db.query<{ state: string }>(sql`
      select state from payments.wallet where player_id = ${PLAYER}`)
    expect(kept?.state).toBe('none')
  })
})

describe('a deposit from the wallet', () => {
  it('is credited once, when its player gives the code', async () => {
    await connect()
    const before = await room.cash()
    const { begun, code } = await payFromWallet()
    expect(begun.redirectUrl).toBe(`/cs/deposit/wallet?payment=${begun.paymentId}`)
    expect(await room.cash()).toBe(before)
    const finish = () => post('TransactionFinish', { paymentId: begun.paymentId, code })
    expect((await finish()).body).toMatchObject({ state: 'settled' })
    expect((await finish()).body).toMatchObject({ state: 'settled' })
    await room.later(60_000)
    expect(await room.cash()).toBe(before + 50_000)
    expect((await get('GetBalance')).body).toEqual({ available: { amountMinor: 450_000, currency: 'CZK' } })
  })

  it('ends without money after three wrong codes', async () => {
    await connect()
    const before = await room.cash()
    const { begun } = await payFromWallet()
    const { paymentId } = begun
    for (const _ of [1, 2])
      expect((await post('TransactionFinish', { paymentId, code: WRONG })).body).toMatchObject({
        code: 'ERR_INVALID_SECURITY_CODE',
      })
    expect((await post('TransactionFinish', { paymentId, code: WRONG })).body).toMatchObject({ state: 'declined' })
    expect((await get('GetState')).body).toMatchObject({ state: 'blocked' })
    expect(await room.cash()).toBe(before)
  })

  it('is refused by the partner when the wallet has too little money by then', async () => {
    await connect()
    const before = await room.cash()
    const { begun, code } = await payFromWallet(600_000)
    expect((await post('TransactionFinish', { paymentId: begun.paymentId, code })).body).toMatchObject({
      state: 'declined',
    })
    expect(await room.cash()).toBe(before)
  })

  it('of somebody else is not found', async () => {
    await connect()
    const { begun, code } = await payFromWallet()
    const answer = await room.call('POST', `${root}/TransactionFinish`, {
      token: TOKEN.other,
      body: { paymentId: begun.paymentId, code },
    })
    expect(answer.body).toMatchObject({ code: 'ERR_PAYMENT_NOT_FOUND' })
  })
})

describe('a callback', () => {
  const PATH = `${root}/TransactionCallback`
  const sent = (body: string, how: { skew?: number; nonce?: string; path?: string; secret?: string } = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1000) + (how.skew ?? 0))
    const nonce = how.nonce ?? randomUUID()
    const digest = createHash('sha256').update(body).digest('hex')
    const signature = createHmac('sha256', how.secret ?? TEST_SECRETS.netera)
      .update(['POST', how.path ?? PATH, timestamp, nonce, digest].join('\n'))
      .digest('hex')
    return room.app.inject({
      method: 'POST',
      url: PATH,
      headers: {
        'content-type': 'application/json',
        'x-merchant-id': 'tolar',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature,
      },
      payload: body,
    })
  }

  it('is accepted once: the same message again, an old one, or one for another address changes nothing', async () => {
    await connect()
    const before = await room.cash()
    const { begun } = await payFromWallet()
    const { providerRef } = await room.rowOf(begun.paymentId)
    const say = (status: string) =>
      JSON.stringify({
        kind: 'payment',
        paymentId: providerRef,
        orderId: begun.paymentId,
        status,
        amountMinor: 50_000,
        currency: 'CZK',
      })
    const refused = async (answer: ReturnType<typeof sent>) =>
      expect((await answer).json()).toMatchObject({ code: 'ERR_SIGNATURE_ERROR' })
    await refused(sent(say('PAID'), { skew: -301 }))
    await refused(sent(say('PAID'), { skew: 301 }))
    await refused(sent(say('PAID'), { path: '/capi/v2-onling/Payment/NotifyNetera' }))
    await refused(sent(say('PAID'), { secret: 'a stranger’s secret' }))
    const nonce = randomUUID()
    expect((await sent(say('PENDING'), { nonce })).statusCode).toBe(200)
    await refused(sent(say('PAID'), { nonce }))
    expect(await room.stateOf(begun.paymentId)).toBe('pending')
    expect((await sent(say('PAID'))).statusCode).toBe(200)
    expect((await sent(say('PENDING'))).statusCode).toBe(200)
    expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'settled', attention: null })
    expect(await room.cash()).toBe(before + 50_000)
  })
})
