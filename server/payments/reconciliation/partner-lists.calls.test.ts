import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as fees from '#contract/play-v1/fees.ts'
import { refundDeposit } from '#contract/play-v1/backoffice.ts'
import * as calls from '#contract/play-v1/reconciliation.ts'
import { sql } from '#server/kernel/index.ts'
import { uploadFile } from '#tests/upload-file.ts'
import { openTestPayments, PLAYER, SECOND_STAFF_TOKEN, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'

const WHY = 'Told by the partner in its price list of this year.'
const DAY_MS = 24 * 3_600_000
const PRICE = 120
const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' })
let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
  for (const partner of ['GPWebPay', 'PayUCard'])
    await setPrice(partner, { fixedMinor: 0, basisPoints: PRICE, minMinor: 0, maxMinor: null })
})
afterAll(() => room?.close())
beforeEach(async () => {
  await room.startOver()
  await room.db.query(sql`truncate payments.settlement, payments.refund`)
  await room.db.query(sql`truncate payments.reconciled_day, payments.partner_item, payments.day_difference`)
  // The stand-ins date their lists by the system clock.
  room.clock.set(new Date())
})

const staff = async (call: { path: string; method: string }, body: object, token = STAFF_TOKEN) =>
  (await room.call('POST', call.path, { token, body })).body
async function setPrice(partner: string, tariff: object): Promise<void> {
  const way = { direction: 'deposit', method: 'CardOnline', partner, payer: 'house' }
  const { tariffId } = await staff(fees.proposeFeeTariff, { ...way, tariff, explanation: WHY })
  expect(await staff(fees.approveFeeTariff, { tariffId, explanation: WHY }, SECOND_STAFF_TOKEN)).toMatchObject({
    state: 'approved',
  })
}

/** A settled deposit by card. Returns our id and the partner's number. */
async function pay(gateway: 'GPWebPay' | 'PayUCard', amountMinor: number): Promise<{ id: string; ref: string }> {
  const { body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method: 'CardOnline',
      gateway,
      idempotencyKey: `key-of-a-list-test-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
    },
  })
  const partner = gateway === 'GPWebPay' ? room.partners.gpWebPay : room.partners.payU
  await partner.press(String(body['redirectUrl']), 'pay')
  const id = String(body['paymentId'])
  for (let asked = 0; asked < 5 && (await room.stateOf(id)) !== 'settled'; asked += 1) await room.later(60_000)
  expect(await room.stateOf(id)).toBe('settled')
  return { id, ref: (await room.rowOf(id)).providerRef ?? '' }
}

const LISTS = { GPWebPay: '/__sandbox/advice', PayUCard: '/__sandbox/report' } as const
async function fetchList(
  gateway: keyof typeof LISTS,
  day: string,
  input: Record<string, string> = {},
): Promise<Buffer> {
  const { origin } = gateway === 'GPWebPay' ? room.partners.gpWebPay : room.partners.payU
  const query = new URLSearchParams({ day, basisPoints: String(PRICE), ...input })
  return Buffer.from(await (await fetch(`${origin}${LISTS[gateway]}?${query}`)).arrayBuffer())
}
async function upload(gateway: string, day: string, file: Buffer): Promise<Record<string, unknown>> {
  const query = { gateway, day }
  return (await uploadFile(room.app, { url: calls.importPartnerList.path, query, token: STAFF_TOKEN, file })).json()
}
async function differences(gateway: string, day: string): Promise<unknown> {
  const options = { token: STAFF_TOKEN, query: { gateway, day } }
  return (await room.call('GET', calls.getReconciledDay.path, options)).body['differences']
}

describe.each(['GPWebPay', 'PayUCard'] as const)('the list of %s in its own format', (gateway) => {
  it('matches ours with all fees, and a day that matches can be closed', async () => {
    const day = pragueDay.format(room.clock.now())
    await pay(gateway, 25_000)
    await pay(gateway, 33_350)
    room.clock.advance(DAY_MS)
    expect(await upload(gateway, day, await fetchList(gateway, day))).toEqual({ items: 2, openDifferences: 0 })
    const { body } = await room.call('GET', calls.listReconciledDays.path, { token: STAFF_TOKEN })
    const days = body['days'] as { gateway: string; day: string }[]
    expect(days.find((one) => one.gateway === gateway && one.day === day)).toMatchObject({
      ours: { count: 2, total: { amountMinor: 58_350 }, fees: { amountMinor: 700 } },
      partner: { count: 2, total: { amountMinor: 58_350 }, fees: { amountMinor: 700 } },
    })
    expect(await staff(calls.closeDay, { gateway, day, explanation: WHY })).toEqual({ done: true })
  })

  it('shows what is missing, what differs, additional charges, and refunds', async () => {
    const day = pragueDay.format(room.clock.now())
    const [lost, changed, back] = [await pay(gateway, 20_000), await pay(gateway, 25_000), await pay(gateway, 30_000)]
    const refunded = await staff(refundDeposit, {
      playerId: PLAYER,
      paymentId: back.id,
      amount: { amountMinor: 10_000, currency: 'CZK' },
      explanation: WHY,
    })
    expect(refunded).toMatchObject({ refunded: { amountMinor: 10_000 } })
    room.clock.advance(DAY_MS)
    expect(await upload(gateway, day, await fetchList(gateway, day))).toMatchObject({ openDifferences: 0 })
    const wrong = await fetchList(gateway, day, { lose: lost.ref, change: changed.ref, basisPoints: '130' })
    expect(await upload(gateway, day, wrong)).toMatchObject({ openDifferences: 4 })
    const found = (await differences(gateway, day)) as { providerRef: string }[]
    expect(found).toHaveLength(4)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ providerRef: lost.ref, part: 'amount', partner: null }),
        expect.objectContaining({
          providerRef: changed.ref,
          part: 'amount',
          partner: { amountMinor: 25_001, currency: 'CZK' },
        }),
        expect.objectContaining({ providerRef: changed.ref, part: 'fee', ours: { amountMinor: 300, currency: 'CZK' } }),
        expect.objectContaining({ providerRef: back.ref, part: 'fee', partner: { amountMinor: 390, currency: 'CZK' } }),
      ]),
    )
  })
})
