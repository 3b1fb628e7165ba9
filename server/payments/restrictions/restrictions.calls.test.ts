import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoEnvironment } from '#config/demo.ts'
import { targets } from '#config/targets.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import type { CallDefinition } from '#contract/call.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { getTypeRestrictions, setTypeRestriction } from '#contract/onling-v2/type-restrictions.ts'
import { getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'
import { listTypeRestrictions } from '#contract/play-v1/type-restrictions.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'

const WHY = 'The bank asked us to stop this way for a while.'
let api: TestApi
let playerId: number
let serial = 0

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const [row] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet limit 1`)
  playerId = row?.playerId ?? 0
})
afterAll(() => api?.close())

async function ask(call: CallDefinition, input: { body?: object; query?: object }) {
  const answer = await api.send(call, { input, token: await api.freshToken(call.audience) })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as Record<string, unknown>
}
const set = (isRestricted: boolean, more: object) =>
  ask(setTypeRestriction, { body: { isRestricted, explanation: WHY, ...more } })
/** What the audit log says of what was done. */
async function auditedBy(done: Promise<unknown>): Promise<unknown> {
  await done
  const { rows } = await ask(getAudit, { query: { action: setTypeRestriction.path } })
  return (rows as { readonly change: unknown }[])[0]?.change
}
const payIn = () =>
  ask(deposit, {
    body: {
      amount: { amountMinor: 25_000, currency: 'CZK' },
      method: 'Bacs',
      gateway: 'Bacs',
      idempotencyKey: `restricted-deposit-${(serial += 1)}`,
      returnPath: '/cs/account',
    },
  })
const payOut = () =>
  ask(withdraw, {
    body: {
      amount: { amountMinor: 25_000, currency: 'CZK' },
      method: 'BankTransfer',
      account: TEST_IBAN,
      holder: 'Jana Nováková',
      idempotencyKey: `restricted-withdrawal-${(serial += 1)}`,
    },
  })

describe.each([
  ['the whole brand', () => ({})],
  ['one player', () => ({ playerId })],
])('a way that is closed for %s', (_, whom) => {
  it('accepts no deposit, and is open again when staff open it', async () => {
    const way = { ...whom(), direction: 'deposit', method: 'Bacs' }
    await set(true, way)
    expect(await set(true, way)).toMatchObject({ restrictions: [{ method: 'Bacs', explanation: WHY, setBy: 'Iveta' }] })
    expect(await ask(getTypeRestrictions, { query: {} })).toMatchObject({
      restrictions: [{ direction: 'deposit', method: 'Bacs' }],
    })
    expect(await payIn()).toMatchObject({ status: 422, code: 'ERR_METHOD_NOT_AVAILABLE' })
    expect(await payOut()).toMatchObject({ status: 200 })
    await set(false, way)
    expect(await payIn()).toMatchObject({ status: 200 })
  })
  it('pays nothing out and is not offered', async () => {
    const way = { ...whom(), direction: 'withdrawal', method: 'BankTransfer' }
    await set(true, way)
    expect(await payOut()).toMatchObject({ status: 422, code: 'ERR_METHOD_NOT_AVAILABLE' })
    const { methods } = await ask(getWithdrawInfo, { query: {} })
    expect(methods).not.toContain('BankTransfer')
    await set(false, way)
    expect(await payOut()).toMatchObject({ status: 200 })
  })
})

it('closes a way for one player only', async () => {
  const [other] = await api.db.query<{ id: number }>(sql`select player_id + 1 as id from wallet.wallet limit 1`)
  expect(await set(true, { playerId: other?.id, direction: 'deposit', method: 'Bacs' })).toMatchObject({
    code: 'ERR_PLAYER_NOT_FOUND',
  })
  const here = demoEnvironment.APP_TARGET
  const elsewhere = targets.find((one) => one !== here) ?? ''
  await api.db.query(sql`
    insert into payments.type_restriction values (${here}, ${other?.id}, 'deposit', 'Bacs', ${WHY}, now(), 1, 'Iveta'),
      (${elsewhere}, 0, 'deposit', 'Bacs', ${WHY}, now(), 1, 'Iveta')`)
  expect(await ask(getTypeRestrictions, { query: {} })).toMatchObject({ restrictions: [] })
  expect(await ask(listTypeRestrictions, { query: {} })).toMatchObject({ rows: [{ playerId: other?.id }] })
})

describe('cards, which wallets of devices pay by', () => {
  const ways = async () =>
    ((await ask(getTypeRestrictions, { query: {} }))['restrictions'] as { method: string }[]).map(
      ({ method }) => method,
    )
  it('are closed and opened with them where staff say so, and alone otherwise', async () => {
    const cards = { direction: 'deposit', method: 'CardOnline' }
    await set(true, cards)
    expect(await ways()).toEqual(['CardOnline'])
    await set(true, { ...cards, withDeviceWallets: true })
    expect(await ways()).toEqual(['ApplePay', 'CardOnline', 'GooglePay'])
    await set(false, { ...cards, withDeviceWallets: true })
    expect(await ways()).toEqual([])
  })
  it('stand in the audit log with which of them were closed before, and which are now', async () => {
    const cards = { direction: 'deposit', method: 'CardOnline' }
    const all = 'CardOnline, ApplePay, GooglePay'
    const changes = [
      await auditedBy(set(true, cards)),
      await auditedBy(set(true, { ...cards, withDeviceWallets: true })),
      await auditedBy(set(false, cards)),
      await auditedBy(set(false, { ...cards, withDeviceWallets: true })),
      await auditedBy(set(false, cards)),
    ]
    expect(changes).toMatchObject([
      { before: { closed: null }, after: { closed: 'CardOnline' } },
      { before: { closed: 'CardOnline', method: all }, after: { closed: all, method: all } },
      { before: { closed: 'CardOnline' }, after: { closed: null } },
      { before: { closed: 'ApplePay, GooglePay' }, after: { closed: null } },
      { before: { closed: null }, after: { closed: null } },
    ])
  })
  it('are the only way that has any', async () => {
    expect(await set(true, { direction: 'deposit', method: 'Bacs', withDeviceWallets: true })).toMatchObject({
      status: 422,
      code: 'ERR_METHOD_NOT_AVAILABLE',
    })
    expect(await ways()).toEqual([])
  })
})
