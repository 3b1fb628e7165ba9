import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Fault, systemClock } from '#server/kernel/index.ts'
import { startTestBank, type TestBank } from '../../test-bank.ts'
import { NotOffered, type Exchange, type Gateway } from '../gateway.ts'
import { makeCsobGateway } from './csob-gateway.ts'

let bank: TestBank
let gateway: Gateway
let said: Exchange[] = []
let orderNumber = 1_000_000_001

beforeAll(async () => {
  bank = await startTestBank()
  gateway = makeCsobGateway(settings(), { clock: systemClock, record: async (exchange) => void said.push(exchange) })
})
beforeEach(async () => {
  said = []
  await bank.reset()
})
afterAll(() => bank?.stop())

const settings = () => ({
  merchantId: 'M1MIPS0000',
  merchantPrivatePem: bank.merchantPrivatePem,
  bankPublicPem: bank.bankPublicPem,
  baseUrl: `${bank.origin}/api/v1.9`,
  timeoutMs: 400,
  statusTimeoutMs: 400,
  retryAfterMs: 10,
})

const PAYMENT = '01900000-0000-7000-8000-000000000001'
const order = (amountMinor: number) => ({
  paymentId: PAYMENT,
  orderNumber: String((orderNumber += 1)),
  amount: { amountMinor, currency: 'CZK' } as const,
  returnUrl: 'http://127.0.0.1:1/return',
  language: 'cs',
  description: 'Vklad',
})

async function paid(): Promise<string> {
  const { providerRef } = await gateway.createDeposit(order(20_000))
  await bank.press(gateway.paymentPage(providerRef), 'pay')
  return providerRef
}

describe('the ČSOB adapter', () => {
  it('goes from a made payment to a settled one', async () => {
    const made = await gateway.createDeposit(order(20_000))
    expect(made).toMatchObject({ canonicalStatus: 'pending', providerStatus: '0/1', amount: null })
    const form = await bank.press(gateway.paymentPage(made.providerRef), 'pay')
    expect(await gateway.parseReturn(Object.fromEntries(form))).toMatchObject({
      providerRef: made.providerRef,
      canonicalStatus: 'settled',
      paymentId: PAYMENT,
    })
    expect(await gateway.fetchStatus(made.providerRef, PAYMENT)).toMatchObject({
      canonicalStatus: 'settled',
      providerStatus: '0/7',
    })
    expect(said.map(({ operation, verdict }) => `${operation} ${verdict}`)).toEqual([
      'payment/init verified',
      'return verified',
      'payment/status verified',
    ])
  })
  it('reverses a payment that waits for settlement', async () => {
    expect(await gateway.cancel(await paid(), PAYMENT)).toMatchObject({ canonicalStatus: 'reversed' })
  })
  it('refunds a settled payment, whole or a part', async () => {
    const [whole, part] = [await paid(), await paid()]
    await bank.settle()
    expect(await gateway.refund(whole, PAYMENT)).toMatchObject({ canonicalStatus: 'refunded' })
    expect(await gateway.refund(part, PAYMENT, { amountMinor: 5_000, currency: 'CZK' })).toMatchObject({
      canonicalStatus: 'refunded',
    })
  })
  it('makes a Fault of an operation that the state does not allow', async () => {
    await expect(gateway.refund(await paid(), PAYMENT)).rejects.toThrow('result code 150')
    await expect(gateway.capture(await paid(), PAYMENT)).rejects.toBeInstanceOf(Fault)
  })
  it('makes a Fault of a payment that the bank does not know', async () => {
    await expect(gateway.fetchStatus('000000000000000', PAYMENT)).rejects.toThrow('result code 140')
  })
  it('makes a Fault of a wrong key of ours', async () => {
    const wrong = makeCsobGateway(
      { ...settings(), merchantPrivatePem: bank.merchantPrivatePem, merchantId: 'SOMEBODY' },
      { clock: systemClock, record: async () => {} },
    )
    await expect(wrong.createDeposit(order(20_000))).rejects.toThrow('HTTP 401')
  })
  it('makes a Fault of a bank that is not there', async () => {
    const nowhere = makeCsobGateway(
      { ...settings(), baseUrl: 'http://127.0.0.1:1/api/v1.9' },
      { clock: systemClock, record: async () => {} },
    )
    await expect(nowhere.fetchStatus('000000000000000', PAYMENT)).rejects.toThrow('unreachable')
  })
  it('does not start with keys that are none', () => {
    expect(() =>
      makeCsobGateway({ ...settings(), bankPublicPem: 'x' }, { clock: systemClock, record: async () => {} }),
    ).toThrow()
  })
  it('says which operations it does not offer, as a Fault that is not worth another try', async () => {
    const asks = [
      gateway.parseNotification(Buffer.from(''), {}),
      gateway.createPayout({
        paymentId: PAYMENT,
        orderNumber: '1',
        amount: { amountMinor: 1, currency: 'CZK' },
        iban: 'x',
      }),
      gateway.fetchPayout('x'),
      gateway.chargeStoredCard(order(20_000), 'x'),
    ]
    for (const ask of asks) {
      const fault: unknown = await ask.catch((error: unknown) => error)
      expect(fault).toBeInstanceOf(NotOffered)
      expect(fault).toMatchObject({ retryable: false })
    }
  })
})
