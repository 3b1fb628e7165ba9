import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { openTestApi, type TestApi } from './api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
})
afterAll(() => api?.close())

test('a deposit over the day’s limit that the player chose is refused with the rule, before any gateway is asked', async () => {
  const { player: token } = api.tokens
  const value = { amountMinor: 20_000, currency: 'CZK' }
  const choices = [{ kind: 'DepositDayWholeSystemLimit', value }]
  expect((await api.send(setLimits, { input: { body: { choices } }, token })).statusCode).toBe(200)
  const payIn = async (amountMinor: number) => {
    const body = {
      amount: { amountMinor, currency: 'CZK' },
      method: 'CardOnline',
      gateway: 'Csob',
      idempotencyKey: randomUUID(),
      returnPath: '/cs/ucet',
    }
    return (await api.send(deposit, { input: { body }, token })).json<{ code: string; details?: object }>()
  }
  expect(await payIn(20_100)).toMatchObject({
    code: 'ERR_DEPOSIT_LIMIT_REACHED',
    details: { ruleId: 'CZ-OP-08' },
  })
  // Nobody listens at the gateway of the tests: an allowed amount gets as far as that.
  expect(await payIn(20_000)).toMatchObject({ code: 'ERR_GATEWAY_UNAVAILABLE' })
})
