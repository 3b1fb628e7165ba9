import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Fault, systemClock } from '#server/kernel/index.ts'
import { startTestPartners, type TestPartners } from '#server/payments/test-partners.ts'
import type { Exchange, KnownPayment } from '#server/payments/partner-port.ts'
import { makeCsobGateway } from './csob-gateway.ts'

let partners: TestPartners
let bank: TestPartners['csob']
let gateway: ReturnType<typeof makeCsobGateway>
let said: Exchange[] = []
let orderNumber = 1_000_000_001

beforeAll(async () => {
  partners = await startTestPartners()
  bank = partners.csob
  gateway = makeCsobGateway(settings(), { clock: systemClock, record: async (exchange) => void said.push(exchange) })
})
beforeEach(async () => {
  said = []
  await bank.reset()
})
afterAll(() => partners?.stop())

const settings = () => ({
  merchantId: 'M1DEMO0001',
  merchantPrivatePem: partners.pem('csob/merchant.key.pem'),
  bankPublicPem: partners.pem('csob/bank.pub.pem'),
  baseUrl: `${bank.origin}/api/v1.9`,
  timeoutMs: 2_000,
  statusTimeoutMs: 2_000,
  retryAfterMs: 10,
})

const PAYMENT = '01900000-0000-7000-8000-000000000001'
const order = (amountMinor: number) => ({
  paymentId: PAYMENT,
  orderNumber: String((orderNumber += 1)),
  amount: { amountMinor, currency: 'CZK' } as const,
  notifyUrl: 'http://127.0.0.1:1/return',
  ownPageUrl: 'http://127.0.0.1:1/own',
  payer: { playerId: 1, firstName: 'Jana', surname: 'Nováková', email: 'jana@players.test', registeredAt: new Date(0) },
  payerIp: '192.0.2.1',
  language: 'cs',
  description: 'Vklad',
})

const known = (providerRef: string): KnownPayment => ({ ...order(20_000), paymentId: PAYMENT, providerRef })

async function paid(): Promise<KnownPayment> {
  const { providerRef, pageUrl } = await gateway.createDeposit(order(20_000))
  await bank.press(pageUrl ?? '', 'pay')
  return known(providerRef)
}

describe('the ČSOB adapter', () => {
  it('creates a payment and settles it', async () => {
    const made = await gateway.createDeposit(order(20_000))
    expect(made).toMatchObject({ canonicalStatus: 'pending', providerStatus: '0/1', amount: null })
    const { fields: form } = await bank.press(made.pageUrl ?? '', 'pay')
    expect(await gateway.parseReturn(Object.fromEntries(form))).toMatchObject({
      providerRef: made.providerRef,
      canonicalStatus: 'settled',
      paymentId: PAYMENT,
    })
    expect(await gateway.fetchStatus(known(made.providerRef))).toMatchObject({
      canonicalStatus: 'settled',
      providerStatus: '0/7',
    })
    expect(said.map(({ operation, verdict }) => `${operation} ${verdict}`)).toEqual([
      'payment/init verified',
      'return verified',
      'payment/status verified',
    ])
  })
  it('uses the button of the bank, whose clients pay without a card', async () => {
    const made = await gateway.createDeposit({ ...order(20_000), bankCode: 'csob' })
    expect(made).toMatchObject({ canonicalStatus: 'pending', providerStatus: '0/1' })
    expect(new URL(made.pageUrl).searchParams.has('client')).toBe(true)
    const { fields: form } = await bank.press(made.pageUrl, 'pay')
    expect(await gateway.parseReturn(Object.fromEntries(form))).toMatchObject({
      canonicalStatus: 'settled',
      paymentId: PAYMENT,
    })
    const paidByButton = known(made.providerRef)
    expect(await gateway.fetchStatus(paidByButton)).toMatchObject({ canonicalStatus: 'settled' })
    await bank.settle()
    expect(await gateway.refund(paidByButton)).toMatchObject({ canonicalStatus: 'refunded' })
    expect(said[0]).toMatchObject({ operation: 'button/init', verdict: 'verified' })
  })
  it.each([
    ['method_disabled', 'result code 160'],
    ['method_unavailable', 'result code 170'],
    ['redirect_form', 'no page to go to'],
  ])('makes a Fault of a button that leads nowhere (%s)', async (scenario, words) => {
    await bank.sendNotification('*', scenario)
    await expect(gateway.createDeposit({ ...order(20_000), bankCode: 'csob' })).rejects.toThrow(words)
  })
  it('makes a Fault of a button in another currency, or of a bank that eAPI does not know', async () => {
    const euros = { ...order(20_000), bankCode: 'csob', amount: { amountMinor: 20_000, currency: 'EUR' } as const }
    await expect(gateway.createDeposit(euros)).rejects.toBeInstanceOf(Fault)
    await expect(gateway.createDeposit({ ...order(20_000), bankCode: 'era' })).rejects.toBeInstanceOf(Fault)
  })
  it('reverses a payment that waits for settlement', async () => {
    expect(await gateway.cancel(await paid())).toMatchObject({ canonicalStatus: 'reversed' })
  })
  it('refunds a settled payment, in full or in part', async () => {
    const [whole, part] = [await paid(), await paid()]
    await bank.settle()
    expect(await gateway.refund(whole)).toMatchObject({ canonicalStatus: 'refunded' })
    // After a partial refund the payment is still settled, and the rest can follow.
    const fifty = { amountMinor: 5_000, currency: 'CZK' } as const
    expect(await gateway.refund(part, fifty)).toMatchObject({ canonicalStatus: 'settled' })
    const rest = { amountMinor: part.amount.amountMinor - fifty.amountMinor, currency: 'CZK' } as const
    expect(await gateway.refund(part, rest)).toMatchObject({ canonicalStatus: 'refunded' })
  })
  it('reverses the full amount while the bank has not settled', async () => {
    expect(await gateway.refund(await paid())).toMatchObject({ canonicalStatus: 'reversed' })
  })
  it('makes a Fault of an operation that the state does not allow', async () => {
    await expect(gateway.refund(await paid(), { amountMinor: 5_000, currency: 'CZK' })).rejects.toThrow(
      'only after the bank has settled',
    )
    await expect(gateway.capture(await paid())).rejects.toBeInstanceOf(Fault)
  })
  it('makes a Fault of a payment that the bank does not know', async () => {
    await expect(gateway.fetchStatus(known('000000000000000'))).rejects.toThrow('result code 140')
  })
  it('makes a Fault of a wrong key of ours', async () => {
    const wrong = makeCsobGateway(
      { ...settings(), merchantPrivatePem: partners.pem('csob/merchant.key.pem'), merchantId: 'SOMEBODY' },
      { clock: systemClock, record: async () => {} },
    )
    await expect(wrong.createDeposit(order(20_000))).rejects.toThrow('HTTP 401')
  })
  it('makes a Fault of a bank that is not reachable', async () => {
    const nowhere = makeCsobGateway(
      { ...settings(), baseUrl: 'http://127.0.0.1:1/api/v1.9' },
      { clock: systemClock, record: async () => {} },
    )
    await expect(nowhere.fetchStatus(known('000000000000000'))).rejects.toThrow('unreachable')
  })
  it('does not start with invalid keys', () => {
    expect(() =>
      makeCsobGateway({ ...settings(), bankPublicPem: 'x' }, { clock: systemClock, record: async () => {} }),
    ).toThrow()
  })
})
