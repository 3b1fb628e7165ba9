import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '#contract/play-v1/reconciliation.ts'
import { sql } from '#server/kernel/index.ts'
import { uploadFile } from '#tests/upload-file.ts'
import { openTestPayments, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'
import { pollPayouts } from '../withdrawals/poll-payouts.ts'

const WHY = 'Told by the partner in its list of the day.'
const DAY_MS = 24 * 3_600_000
const GATEWAY = 'PayoutOne'
/** The bank returns such a payout after it was paid. */
const COMES_BACK = 200_061
const STAYS = 150_000
const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' })

let room: TestPayments
beforeAll(async () => {
  room = await openTestPayments()
  room.clock.set(new Date())
  await room.credit(100_000_000)
})
afterAll(() => room?.close())

async function askPartner(): Promise<void> {
  await room.partners.payoutOne.settle()
  await pollPayouts(room.needs)
}

/** Pays out, and returns the partner's number. */
async function payOut(amountMinor: number): Promise<string> {
  const { body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method: 'PayoutOne',
      account: '19-2000145399/0800',
      holder: 'Jana Nováková',
      idempotencyKey: `key-of-a-payout-of-a-day-${amountMinor}`,
    },
  })
  await room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/PayOut', {
    token: STAFF_TOKEN,
    body: { withdrawalIds: [body['withdrawalId']], explanation: WHY },
  })
  await pollPayouts(room.needs)
  await askPartner()
  const [row] = await room.db.query<{ state: string; ref: string }>(sql`
    select w.state, o.provider_ref as ref from payments.withdrawal w join payments.payout o on o.withdrawal_id = w.id
     where w.id = ${String(body['withdrawalId'])}`)
  expect(row?.state).toBe('done')
  return row?.ref ?? ''
}

async function upload(day: string, ...lines: string[]): Promise<Record<string, unknown>> {
  const file = ['reference;amount;currency', ...lines].join('\r\n')
  const query = { gateway: GATEWAY, day }
  return (await uploadFile(room.app, { url: calls.importPartnerList.path, query, token: STAFF_TOKEN, file })).json()
}

async function differences(day: string): Promise<unknown> {
  const options = { token: STAFF_TOKEN, query: { gateway: GATEWAY, day } }
  return (await room.call('GET', calls.getReconciledDay.path, options)).body['differences']
}

it('payouts of a partner, and those that were returned, are compared with its list', async () => {
  const day = pragueDay.format(room.clock.now())
  const stays = await payOut(STAYS)
  const back = await payOut(COMES_BACK)
  room.clock.advance(DAY_MS)
  expect(await upload(day)).toEqual({ items: 0, openDifferences: 2 })
  expect(await upload(day, `${stays};-1400,00;CZK`, `${back};-2000,61;CZK`)).toEqual({ items: 2, openDifferences: 1 })
  expect(await differences(day)).toMatchObject([
    {
      providerRef: stays,
      what: 'payout',
      ours: { amountMinor: -STAYS, currency: 'CZK' },
      partner: { amountMinor: -140_000, currency: 'CZK' },
    },
  ])
  expect(await upload(day, `${stays};-1500,00;CZK`, `${back};-2000,61;CZK`)).toEqual({ items: 2, openDifferences: 0 })
  const { body } = await room.call('GET', calls.listReconciledDays.path, { token: STAFF_TOKEN })
  const days = body['days'] as { gateway: string; day: string }[]
  const both = { count: 2, total: { amountMinor: -STAYS - COMES_BACK } }
  expect(days.find((one) => one.gateway === GATEWAY && one.day === day)).toMatchObject({ ours: both, partner: both })

  const dayAfter = pragueDay.format(room.clock.now())
  await askPartner()
  room.clock.advance(DAY_MS)
  expect(await upload(dayAfter)).toEqual({ items: 0, openDifferences: 1 })
  expect(await differences(dayAfter)).toMatchObject([{ providerRef: back, what: 'payout-back', partner: null }])
  expect(await upload(dayAfter, `${back};2000,61;CZK`)).toEqual({ items: 1, openDifferences: 0 })
})
