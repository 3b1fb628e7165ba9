import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { applyEvidence } from './apply-evidence.ts'
import { CSOB_TTL_SECONDS } from '#partners/csob/adapter/csob-orders.ts'
import { signedText } from '#partners/csob/adapter/signed-text.ts'
import { NO_REASON } from '#contract/lists/funds-log.ts'
import { fundsListed } from './figures/funds-log.ts'
import { listDeclines } from './figures/declines.queries.ts'
import { readKeys, signText } from './gateways/rsa-signatures.ts'
import {
  openTestPayments,
  OTHER,
  PLAYER,
  START,
  TOKEN,
  type Begun,
  type DepositRow,
  type TestPayments,
} from './test-payments.ts'

const MINUTE_MS = 60_000

let room: TestPayments
let bank: TestPayments['partners']['csob']
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
  bank = room.partners.csob
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

const call: TestPayments['call'] = (...args) => room.call(...args)
const rowOf: TestPayments['rowOf'] = (paymentId) => room.rowOf(paymentId)
const stateOf: TestPayments['stateOf'] = (paymentId) => room.stateOf(paymentId)
const verdictsOf: TestPayments['verdictsOf'] = (paymentId) => room.verdictsOf(paymentId)
const later: TestPayments['later'] = (ms) => room.later(ms)
const cash: TestPayments['cash'] = () => room.cash()
const press = async (url: string, action: 'pay' | 'decline' | 'cancel' | 'nothing') =>
  (await bank.press(url, action)).fields

const depositBody = (amountMinor: number, more: object = {}) => ({
  amount: { amountMinor, currency: 'CZK' },
  method: 'CardOnline',
  gateway: 'Csob',
  idempotencyKey: `key-of-a-deposit-${(keyNumber += 1)}`,
  returnPath: '/cs/account?tab=money',
  ...more,
})
const deposit = (body: object, token?: string) =>
  call('POST', '/capi/v1.1/Funds/Deposit', { body, ...(token ? { token } : {}) })

async function begin(amountMinor: number): Promise<Begun> {
  const { status, body } = await deposit(depositBody(amountMinor))
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body['state']).toBe('pending')
  return body as Begun
}

const comeBack = (fields: URLSearchParams) =>
  room.app.inject({
    method: 'POST',
    url: '/capi/v2-onling/Payment/NotifyCsob',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: bank.origin,
      'sec-fetch-site': 'cross-site',
    },
    payload: fields.toString(),
  })

describe('a deposit', () => {
  it('is credited when the bank confirms it, and the player returns to their page', async () => {
    const before = await cash()
    const begun = await begin(50_000)
    const back = await comeBack(await press(begun.redirectUrl, 'pay'))
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(`/cs/account?tab=money&payment=${begun.paymentId}`)
    expect(await stateOf(begun.paymentId)).toBe('settled')
    expect(await cash()).toBe(before + 50_000)
    expect(await verdictsOf(begun.paymentId)).toEqual([
      'payment/init verified',
      'return verified',
      'payment/status verified',
    ])
    const told = await room.db.query<{ payload: object }>(sql`
      select payload from kernel.outbox where name = 'payments.deposit-settled' and payload->>'paymentId' = ${begun.paymentId}`)
    expect(told).toHaveLength(1)
  })

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ] as const)('ends without money on %s', async (action, state) => {
    const before = await cash()
    const begun = await begin(50_000)
    expect((await comeBack(await press(begun.redirectUrl, action))).statusCode).toBe(303)
    expect(await stateOf(begun.paymentId)).toBe(state)
    expect(await cash()).toBe(before)
    // The bank's own reason is stored, for analysing declined payments.
    const reasons = await listDeclines(room.db, { from: new Date(0), before: new Date('2100-01-01'), limit: 50 })
    expect(reasons.find((one) => one.state === state)).toMatchObject({
      direction: 'deposit',
      gateway: 'Csob',
      endStatus: expect.stringMatching(action === 'decline' ? /\/6$/ : /\/3$/),
    })
    // The log has it for one reason, and not for another or for none.
    const reason = reasons.find((one) => one.state === state)?.endStatus ?? ''
    const log = fundsListed({ db: room.db })
    const found = async (asked: string) =>
      (await log.page({ reason: asked, limit: 50 }, { userId: 1, permissions: ['payments.read'] })).rows.map((row) => [
        row.paymentId,
        row.reason,
      ])
    expect(await found(reason)).toContainEqual([begun.paymentId, reason])
    for (const other of ['another', NO_REASON]) {
      expect((await found(other)).map(([paymentId]) => paymentId)).not.toContain(begun.paymentId)
    }
  })

  it.each([
    [50_051, 'declined'],
    [50_061, 'cancelled'],
  ])('of %i hundredths is %s by the bank', async (amountMinor, state) => {
    const begun = await begin(amountMinor)
    await comeBack(await press(begun.redirectUrl, 'pay'))
    expect(await stateOf(begun.paymentId)).toBe(state)
  })

  it('is credited once for two concurrent returns and a third one later', async () => {
    const before = await cash()
    const begun = await begin(30_000)
    const fields = await press(begun.redirectUrl, 'pay')
    const backs = await Promise.all([comeBack(fields), comeBack(fields), comeBack(fields)])
    expect(backs.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    expect((await comeBack(fields)).statusCode).toBe(303)
    expect(await cash()).toBe(before + 30_000)
  })

  it('is credited once when the bank itself returns twice beside the browser (dup_callback)', async () => {
    const before = await cash()
    const begun = await begin(30_081)
    await comeBack(await press(begun.redirectUrl, 'pay'))
    expect(await cash()).toBe(before + 30_081)
    expect((await verdictsOf(begun.paymentId)).filter((what) => what === 'return verified')).toHaveLength(3)
  })

  it('expires when nobody completes it, and costs nothing', async () => {
    const before = await cash()
    const begun = await begin(50_000)
    await press(begun.redirectUrl, 'nothing')
    await later(2_000)
    expect(await stateOf(begun.paymentId)).toBe('pending')
    await bank.advance(CSOB_TTL_SECONDS * 1000)
    await later(MINUTE_MS)
    expect(await stateOf(begun.paymentId)).toBe('expired')
    expect(await cash()).toBe(before)
  })

  it('expires when the bank says that its session has run out (expire)', async () => {
    const begun = await begin(50_062)
    await fetch(begun.redirectUrl)
    await later(2_000)
    expect(await stateOf(begun.paymentId)).toBe('expired')
  })

  it('expires by our own timeout when the bank keeps it open for ever', async () => {
    const begun = await begin(50_087)
    await press(begun.redirectUrl, 'pay')
    await later(39 * MINUTE_MS)
    expect(await stateOf(begun.paymentId)).toBe('pending')
    await later(2 * MINUTE_MS)
    expect(await stateOf(begun.paymentId)).toBe('expired')
  })
})

describe('a bank that misbehaves', () => {
  it('is not waited for: a create that times out is abandoned and nothing is credited (timeout_create)', async () => {
    const { status, body } = await deposit(depositBody(50_071))
    expect([status, body['code']]).toEqual([422, 'ERR_GATEWAY_UNAVAILABLE'])
    const [row] = await room.db.query<DepositRow & { id: string }>(
      sql`select * from payments.payment order by reference_number desc limit 1`,
    )
    expect(row).toMatchObject({ state: 'error', providerRef: null, nextAskAt: null })
    // One exchange: a timeout is not retried.
    expect(await verdictsOf(row?.id ?? '')).toEqual(['payment/init timeout'])
  })

  it('is polled by the worker until it answers (timeout_status)', async () => {
    const before = await cash()
    const begun = await begin(50_072)
    expect((await comeBack(await press(begun.redirectUrl, 'pay'))).statusCode).toBe(303)
    expect(await stateOf(begun.paymentId)).toBe('pending')
    await later(5_000)
    expect(await stateOf(begun.paymentId)).toBe('pending')
    await later(15_000)
    expect(await stateOf(begun.paymentId)).toBe('settled')
    expect(await cash()).toBe(before + 50_072)
  })

  it.each([50_073, 50_074])('gets one retry after 500 and 429 (%i)', async (amountMinor) => {
    const before = await cash()
    const begun = await begin(amountMinor)
    await comeBack(await press(begun.redirectUrl, 'pay'))
    expect(await stateOf(begun.paymentId)).toBe('settled')
    expect(await cash()).toBe(before + amountMinor)
  })

  it('credits nothing when a return is about another order (wrong_amount: eAPI repeats no amount)', async () => {
    const before = await cash()
    const begun = await begin(50_085)
    expect((await comeBack(await press(begun.redirectUrl, 'pay'))).statusCode).toBe(303)
    expect(await rowOf(begun.paymentId)).toMatchObject({
      state: 'pending',
      attention: 'mismatch: another-order',
      nextAskAt: null,
    })
    await call('GET', '/capi/v1.1/Funds/GetInfoById', { query: { id: begun.paymentId } })
    await bank.sendNotification(begun.referenceNumber, 'success')
    await comeBack(await press(begun.redirectUrl, 'pay'))
    await later(MINUTE_MS)
    expect(await rowOf(begun.paymentId)).toMatchObject({ state: 'pending', nextAskAt: null })
    expect(await cash()).toBe(before)
  })

  it.each([
    [{ amountMinor: 49_999, currency: 'CZK' }, 'another-amount'],
    [{ amountMinor: 50_000, currency: 'EUR' }, 'another-currency'],
  ] as const)('credits nothing when a gateway settles %o', async (amount, mismatch) => {
    const before = await cash()
    const begun = await begin(50_000)
    const { providerRef } = await rowOf(begun.paymentId)
    const evidence = {
      providerRef: providerRef ?? '',
      providerStatus: '0/7',
      canonicalStatus: 'settled',
      amount,
      paymentId: null,
    } as const
    await applyEvidence(room.needs, begun.paymentId, evidence)
    expect(await rowOf(begun.paymentId)).toMatchObject({ state: 'pending', attention: `mismatch: ${mismatch}` })
    expect(await cash()).toBe(before)
  })

  it('is credited late, once, with attention of staff (late_success)', async () => {
    const before = await cash()
    const begun = await begin(50_086)
    await comeBack(await press(begun.redirectUrl, 'pay'))
    expect(await rowOf(begun.paymentId)).toMatchObject({ state: 'expired', attention: null })
    expect(await cash()).toBe(before)
    await bank.advance(61 * MINUTE_MS)
    await later(61 * MINUTE_MS)
    expect(await rowOf(begun.paymentId)).toMatchObject({ state: 'settled', attention: 'late-success' })
    expect(await cash()).toBe(before + 50_086)
  })

  it('credits nothing on a good return alone (return_only), and credits when the bank confirms', async () => {
    const before = await cash()
    const begun = await begin(50_087)
    const fields = await press(begun.redirectUrl, 'pay')
    expect(fields.get('paymentStatus')).toBe('7')
    expect((await comeBack(fields)).statusCode).toBe(303)
    expect(await stateOf(begun.paymentId)).toBe('pending')
    expect(await cash()).toBe(before)
    await bank.settle()
    await later(MINUTE_MS)
    expect(await cash()).toBe(before + 50_087)
  })

  it('loses the return, and the worker credits the deposit (lost_callback)', async () => {
    const before = await cash()
    const begun = await begin(50_084)
    await press(begun.redirectUrl, 'pay')
    await later(2_000)
    expect(await cash()).toBe(before + 50_084)
  })

  it.each(['status_wrong_key', 'status_changed'])('is rejected without a valid signature (%s)', async (scenario) => {
    const before = await cash()
    const begun = await begin(50_000 + keyNumber)
    await bank.sendNotification('*', scenario)
    const again = await begin(50_000)
    await comeBack(await press(again.redirectUrl, 'pay'))
    expect(await stateOf(again.paymentId)).toBe('pending')
    expect(await cash()).toBe(before)
    expect(await verdictsOf(again.paymentId)).toContain('payment/status bad-signature')
    await later(MINUTE_MS)
    expect(await stateOf(again.paymentId)).toBe('settled')
    expect(await stateOf(begun.paymentId)).toBe('pending')
  })
})

describe('a forged return', () => {
  it('changes nothing when its signature is not the bank’s (bad_signature)', async () => {
    const before = await cash()
    const begun = await begin(50_083)
    // The stand-in sends the forged one itself, and the good one with the browser.
    await comeBack(await press(begun.redirectUrl, 'pay'))
    const rejected = await room.db.query(
      sql`select 1 from payments.conversation where operation = 'return' and verdict = 'bad-signature'`,
    )
    expect(rejected.length).toBeGreaterThan(0)
    expect(await cash()).toBe(before + 50_083)
  })

  it('changes nothing when one field is another', async () => {
    const begun = await begin(50_000)
    const fields = await press(begun.redirectUrl, 'decline')
    fields.set('paymentStatus', '7')
    const answer = await comeBack(fields)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'ERR_SIGNATURE_ERROR'])
    expect(await stateOf(begun.paymentId)).toBe('pending')
  })

  it.each(['', 'payId=x', 'signature=%00&payId=%00', 'merchantData=' + 'A'.repeat(5000)])(
    'is refused politely: %#',
    async (form) => {
      const answer = await comeBack(new URLSearchParams(form))
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'ERR_SIGNATURE_ERROR'])
    },
  )

  it('of another payment, a day old, credits nothing twice (replay)', async () => {
    const first = await begin(20_000)
    await comeBack(await press(first.redirectUrl, 'pay'))
    const before = await cash()
    const second = await begin(50_088)
    await comeBack(await press(second.redirectUrl, 'pay'))
    expect(await cash()).toBe(before + 50_088)
    expect((await verdictsOf(first.paymentId)).filter((what) => what === 'return verified')).toHaveLength(2)
  })

  it('is rejected when signed with the merchant’s own key or an unknown one', async () => {
    const begun = await begin(50_000)
    const fields = {
      payId: (await rowOf(begun.paymentId)).providerRef ?? '',
      dttm: '20261121130000',
      resultCode: '0',
      resultMessage: 'OK',
      paymentStatus: '7',
    }
    const stranger = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    for (const privatePem of [room.partners.pem('csob/merchant.key.pem'), stranger.privateKey]) {
      const signature = signText(
        signedText('browserReturn', fields),
        readKeys(privatePem, room.partners.pem('csob/bank.pub.pem')),
      )
      expect((await comeBack(new URLSearchParams({ ...fields, signature }))).statusCode).toBe(422)
    }
  })
})

describe('starting a deposit', () => {
  it('answers the same to the same key, and calls the bank once', async () => {
    const body = depositBody(50_000)
    const [first, second] = [await deposit(body), await deposit(body)]
    expect(second.body).toMatchObject({ paymentId: first.body['paymentId'], state: 'pending' })
    expect((await bank.requests()).filter(({ url }) => url.endsWith('/payment/init'))).toHaveLength(1)
  })
  it('makes one payment when two tabs send one key', async () => {
    const body = depositBody(50_000)
    await Promise.all([deposit(body), deposit(body), deposit(body)])
    const rows = await room.db.query(sql`select 1 from payments.payment where idempotency_key = ${body.idempotencyKey}`)
    expect(rows).toHaveLength(1)
    expect((await bank.requests()).filter(({ url }) => url.endsWith('/payment/init'))).toHaveLength(1)
  })
  it('redirects to our own page when the payment with that key has ended', async () => {
    const body = depositBody(50_000)
    const first = (await deposit(body)).body as Begun
    await comeBack(await press(first.redirectUrl, 'pay'))
    expect((await deposit(body)).body).toMatchObject({
      state: 'settled',
      redirectUrl: `/cs/account?tab=money&payment=${first.paymentId}`,
    })
  })
  it.each([
    ['ERR_AMOUNT_NOT_ALLOWED', { amount: { amountMinor: 9_999, currency: 'CZK' } }],
    ['ERR_AMOUNT_NOT_ALLOWED', { amount: { amountMinor: 10_000_001, currency: 'CZK' } }],
    ['ERR_AMOUNT_NOT_ALLOWED', { amount: { amountMinor: 50_000, currency: 'EUR' } }],
  ])('refuses with %s: %o', async (code, more) => {
    const { status, body } = await deposit(depositBody(50_000, more))
    expect([status, body['code']]).toEqual([422, code])
  })
  it('refuses a key that was used for another amount', async () => {
    const body = depositBody(50_000)
    await deposit(body)
    expect((await deposit({ ...body, amount: { amountMinor: 60_000, currency: 'CZK' } })).body['code']).toBe(
      'ERR_KEY_REUSED',
    )
  })
  it('refuses a player who may not deposit, before the bank is called', async () => {
    expect((await deposit(depositBody(50_000), TOKEN.locked)).body['code']).toBe('ERR_PLAYING_BLOCKED')
    expect(await bank.requests()).toHaveLength(0)
  })
  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a b'])(
    'refuses to come back to %s',
    async (returnPath) => {
      expect((await deposit(depositBody(50_000, { returnPath }))).status).toBe(400)
    },
  )
  it('refuses a method that the brand has disabled', async () => {
    const { startDeposit } = await import('./start-deposit.ts')
    const refuse = (code: string): never => {
      throw new Error(code)
    }
    const without = { ...room.needs, rules: { ...room.needs.rules, gateways: [] } }
    const input = {
      body: depositBody(50_000),
      caller: { playerId: PLAYER },
      client: { ip: '192.0.2.1' },
      refuse,
    } as unknown as Parameters<typeof startDeposit>[1]
    await expect(startDeposit(without, input)).rejects.toThrow('ERR_METHOD_NOT_AVAILABLE')
  })
  it('abandons a payment whose process died before the bank answered', async () => {
    await room.db.query(sql`
      insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state,
                                    idempotency_key, return_path, next_ask_at, created_at, changed_at)
      values ('01900000-0000-7000-8000-000000000001', ${PLAYER}, 'deposit', 'CardOnline', 'Csob', 50000, 'CZK', 'created',
              'died-on-the-way-1', '/cs', ${new Date(START.getTime() + 5 * MINUTE_MS)}, ${START}, ${START})`)
    await later(4 * MINUTE_MS)
    expect(await stateOf('01900000-0000-7000-8000-000000000001')).toBe('created')
    await later(2 * MINUTE_MS)
    expect(await stateOf('01900000-0000-7000-8000-000000000001')).toBe('expired')
  })
})

describe('looking at payments', () => {
  it('requests the status while the payment is open, so that the player sees the current state', async () => {
    const begun = await begin(50_084)
    await press(begun.redirectUrl, 'pay')
    const { body } = await call('GET', '/capi/v1.1/Funds/GetInfoById', { query: { id: begun.paymentId } })
    expect(body).toMatchObject({
      state: 'settled',
      amount: { amountMinor: 50_084, currency: 'CZK' },
      direction: 'deposit',
      settledAt: START.toISOString(),
    })
    const same = await call('GET', '/capi/v2-onling/Payment/Get', { query: { id: begun.paymentId } })
    const byNumber = await call('GET', '/capi/v1.1/Funds/GetInfoByReferenceNumber', {
      query: { referenceNumber: begun.referenceNumber },
    })
    expect([same.body, byNumber.body]).toEqual([body, body])
  })
  it('shows nobody the payment of another player', async () => {
    const begun = await begin(50_000)
    for (const [path, query] of [
      ['/capi/v1.1/Funds/GetInfoById', { id: begun.paymentId }],
      ['/capi/v2-onling/Payment/Get', { id: begun.paymentId }],
      ['/capi/v1.1/Funds/GetInfoByReferenceNumber', { referenceNumber: begun.referenceNumber }],
    ] as const) {
      const { status, body } = await call('GET', path, { token: TOKEN.other, query })
      expect([status, body['code']]).toEqual([422, 'ERR_PAYMENT_NOT_FOUND'])
    }
  })
  it('finds nothing for an invalid reference number', async () => {
    for (const referenceNumber of ['abc', '1e3', '99999999999999999999', '-1'])
      expect(
        (await call('GET', '/capi/v1.1/Funds/GetInfoByReferenceNumber', { query: { referenceNumber } })).body['code'],
      ).toBe('ERR_PAYMENT_NOT_FOUND')
  })
  it('lists open payments', async () => {
    const begun = await begin(50_000)
    const { body } = await call('GET', '/capi/v2-onling/Payment/GetPending')
    const found = (body['payments'] as Begun[]).find(({ paymentId }) => paymentId === begun.paymentId)
    expect(found).toMatchObject({ state: 'pending', referenceNumber: begun.referenceNumber })
    expect((await call('GET', '/capi/v2-onling/Payment/GetPending', { token: TOKEN.other })).body['payments']).toEqual(
      [],
    )
  })
  it('sums deposits by the days and months of the market', async () => {
    const settled = async (at: string, amountMinor: number) => {
      room.clock.set(new Date(at))
      const { body } = await deposit(depositBody(amountMinor), TOKEN.other)
      await comeBack(await press(String(body['redirectUrl']), 'pay'))
    }
    await settled('2026-09-30T21:59:00Z', 10_000) // still September in Bratislava
    await settled('2026-09-30T22:01:00Z', 20_000) // already October
    await settled('2026-10-05T08:00:00Z', 40_000)
    const { body } = await call('GET', '/capi/v1.1/Funds/GetDepositStatistics', { token: TOKEN.other })
    const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
    expect(body).toEqual({ today: czk(40_000), month: czk(60_000), total: czk(70_000), count: 3, atVenues: czk(0) })
  })
  it('gives staff the deposits of one player page by page, newest first', async () => {
    const staff = { token: `ts_${'s'.repeat(40)}` }
    const path = '/capi/BackOffice/v1/Deposits/ListToJudge'
    const of = { which: 'all', playerId: String(OTHER) }
    const first = await call('GET', path, { ...staff, query: { ...of, limit: '2' } })
    expect((first.body['rows'] as { amount: object }[]).map(({ amount }) => amount)).toMatchObject([
      { amountMinor: 40_000 },
      { amountMinor: 20_000 },
    ])
    const next = await call('GET', path, {
      ...staff,
      query: { ...of, limit: '2', cursor: String(first.body['nextCursor']) },
    })
    expect(next.body).toMatchObject({ rows: [{ amount: { amountMinor: 10_000 } }], nextCursor: null })
    expect((await call('GET', path, { ...staff, query: { ...of, playerId: '4' } })).body).toMatchObject({ rows: [] })
    expect((await call('GET', path, { ...staff, query: { ...of, cursor: 'x' } })).status).toBe(400)
  })
  it('shows staff what needs a person, until one marks it as done', async () => {
    const staff = { token: `ts_${'s'.repeat(40)}` }
    const begun = await begin(50_085)
    await comeBack(await press(begun.redirectUrl, 'pay'))
    const queue = async () => {
      const { body } = await call('GET', '/capi/BackOffice/v1/Deposits/ListToJudge', {
        ...staff,
        query: { limit: '200' },
      })
      return (body['rows'] as { paymentId: string }[]).find(({ paymentId }) => paymentId === begun.paymentId)
    }
    expect(await queue()).toMatchObject({ playerId: PLAYER, attention: 'mismatch: another-order', nextAskAt: null })
    const close = (reason: string, playerId = PLAYER) =>
      call('POST', '/capi/BackOffice/v1/Deposit/CloseAttention', {
        ...staff,
        body: {
          playerId,
          paymentId: begun.paymentId,
          reason,
          explanation: 'The bank says the order is of another shop.',
        },
      })
    expect((await close('late-success')).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
      details: { attention: 'mismatch: another-order' },
    })
    expect((await close('mismatch: another-order', OTHER)).body['code']).toBe('ERR_PAYMENT_NOT_FOUND')
    const before = await cash()
    const both = await Promise.all([close('mismatch: another-order'), close('mismatch: another-order')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect([await queue(), await cash()]).toEqual([undefined, before])
  })
  it('requests the status when staff do', async () => {
    const begun = await begin(50_000)
    await press(begun.redirectUrl, 'pay') // the browser never comes back
    const ask = (paymentId: string) =>
      call('POST', '/capi/BackOffice/v1/Deposit/AskGateway', {
        token: `ts_${'s'.repeat(40)}`,
        body: { playerId: PLAYER, paymentId, explanation: 'The player says that the card was charged.' },
      })
    expect((await ask(begun.paymentId)).body).toMatchObject({ state: 'settled', attention: null })
    expect((await ask('01890000-0000-7000-8000-00000000dead')).body['code']).toBe('ERR_PAYMENT_NOT_FOUND')
  })
  it('stores no complete signature and no code in the record of exchanges', async () => {
    const rows = await room.db.query<{ text: string }>(
      sql`select request::text || coalesce(response::text, '') as text from payments.conversation`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) {
      expect(text).not.toMatch(/"signature": "[^"]{20,}"/)
      expect(text).not.toMatch(/"authCode": "\d/)
    }
  })
})
