import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import * as own from '#contract/play-v1/exclusion.ts'
import { sendWithdrawals } from '#contract/play-v1/staff-withdrawals.ts'
import { sql } from '#server/kernel/index.ts'
import { TEST_IBAN } from '#tests/api.ts'
import { launch, openPlayingApi } from './test-play.ts'

// What stays possible for a person who may not play. Closing the account is tested in server/privacy.

let world: Awaited<ReturnType<typeof openPlayingApi>>
beforeAll(async () => {
  world = await openPlayingApi()
})
afterAll(() => world?.api.close())

const HOUR = 3_600_000
/** Signs in again where the session is over: that is never refused. */
const token = async () => (await world.api.freshToken('player')) ?? ''

it.each([
  ['a panic stop', own.pressPanic, {}],
  ['self-exclusion', own.excludeSelf, { months: 12 }],
])('after %s one signs in, takes money out and is paid, and pays nothing in', async (_, exclude, body) => {
  const { api } = world
  expect((await api.send(exclude, { input: { body }, token: await token() })).statusCode).toBe(200)
  api.clock.advance(HOUR) // the session is over
  expect((await launch(api, await token())).statusCode).toBe(422)
  const amount = { amountMinor: 50_000, currency: 'CZK' }
  const request = { amount, method: 'BankTransfer', account: TEST_IBAN, idempotencyKey: randomUUID() }
  const asked = await api.send(withdraw, { input: { body: request }, token: await token() })
  expect(asked.statusCode, asked.body).toBe(200)
  const { withdrawalId } = asked.json<{ withdrawalId: string }>()
  // The code of the letter, and actions that need a second person, have tests of their own.
  await api.db.query(sql`
    update payments.withdrawal set state = 'pending', signals = '{}' where id = ${withdrawalId} and state = 'requested'`)
  const order = { withdrawalIds: [withdrawalId], explanation: 'Checked by hand, the account is known.' }
  const sent = await api.send(sendWithdrawals, { input: { body: order }, token: (await api.freshToken('staff')) ?? '' })
  expect(sent.statusCode, sent.body).toBe(200)

  const payment = { amount, method: 'CardOnline', gateway: 'Csob', idempotencyKey: randomUUID(), returnPath: '/cs' }
  const paidIn = await api.send(deposit, { input: { body: payment }, token: await token() })
  expect(paidIn.json()).toMatchObject({ code: expect.stringMatching(/^ERR_(PANIC_STOP|SELF_EXCLUDED)$/) })
})
