import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { openTestPayments, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'
import { pollPayouts } from '../withdrawals/poll-payouts.ts'

const root = '/capi/v2-onling/WalletPayment'
let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
  await room.credit(10_000_000)
})
afterAll(() => room?.close())

async function connect(): Promise<void> {
  const { body } = await room.call('POST', `${root}/ConnectRequest`, { body: { returnPath: '/cs/account/wallet' } })
  const { location } = await room.partners.netera.press(String(body['redirectUrl']), 'pay')
  const code = new URL(location).searchParams.get('code')
  await room.call('POST', `${root}/ConnectFinish`, { body: { connectId: body['connectId'], code } })
}

const ask = (method: string, amountMinor: number) =>
  room.call('POST', '/capi/v1.1/Funds/Withdraw', {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method,
      ...(method === 'NeteraWallet' ? {} : { account: '19-2000145399/0800', holder: 'Jana Nováková' }),
      idempotencyKey: `key-of-a-wallet-payout-${(keyNumber += 1)}`,
    },
  })

async function send(id: string): Promise<void> {
  const { status, body } = await room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/PayOut', {
    token: STAFF_TOKEN,
    body: { withdrawalIds: [id], explanation: 'The test sends it to the partner.' },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  await beat(0)
}
async function beat(ms: number): Promise<void> {
  room.clock.advance(ms)
  await pollPayouts(room.needs)
}
async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await room.db.query<{ state: string }>(sql`select state from payments.withdrawal where id = ${id}`)
  return row?.state
}

describe('a payout to the wallet', () => {
  it('needs a connected wallet', async () => {
    expect((await ask('NeteraWallet', 50_000)).body).toMatchObject({ code: 'ERR_WALLET_NOT_CONNECTED' })
  })

  it('is done when Netera has paid it, and the wallet has it', async () => {
    await connect()
    const before = await room.cash()
    const { body } = await ask('NeteraWallet', 50_000)
    expect(body).toMatchObject({ state: 'pending', accountHint: '' })
    const id = String(body['withdrawalId'])
    await send(id)
    expect(await stateOf(id)).toBe('sent')
    await room.partners.netera.settle()
    await beat(60_000)
    expect(await stateOf(id)).toBe('done')
    expect(await room.cash()).toBe(before - 50_000)
    const wallet = await room.call('GET', `${root}/GetBalance`)
    expect(wallet.body).toEqual({ available: { amountMinor: 550_000, currency: 'CZK' } })
  })

  it('whose answer was lost is ordered once', async () => {
    const { body } = await ask('NeteraWallet', 50_071)
    const id = String(body['withdrawalId'])
    await send(id)
    for (const ms of [10_000, 30_000]) await beat(ms)
    await room.partners.netera.settle()
    await beat(60_000)
    expect(await stateOf(id)).toBe('done')
    const answer = await fetch(`${room.partners.netera.origin}/__sandbox/withdrawals`)
    const { withdrawals } = (await answer.json()) as { withdrawals: { externalId: string }[] }
    expect(withdrawals.filter(({ externalId }) => externalId === id)).toHaveLength(1)
  })
})

describe('a payout by Netera to an account', () => {
  it.each([
    [60_051, 'rejected at once'],
    [60_061, 'sent back days later'],
  ])('that is %i comes back to the player: %s', async (amountMinor) => {
    const before = await room.cash()
    const id = String((await ask('NeteraBankTransfer', amountMinor)).body['withdrawalId'])
    await send(id)
    for (let night = 0; night < 2; night += 1) {
      await room.partners.netera.settle()
      await beat(60_000)
    }
    expect(await stateOf(id)).toBe('returned')
    expect(await room.cash()).toBe(before)
  })
})
