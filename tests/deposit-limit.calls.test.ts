import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLimits, setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { openTestApi, type TestApi } from './api.ts'

const DAY = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
})
afterAll(() => api?.close())

test('a deposit over the player’s own daily limit is refused with the rule, before any request to a gateway', async () => {
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
  // No gateway runs in tests: an allowed amount fails there.
  expect(await payIn(20_000)).toMatchObject({ code: 'ERR_GATEWAY_UNAVAILABLE' })
})

test('an unpaid order of a bank transfer counts on the day of its creation, and on no later one', async () => {
  const answerTo = async (method: 'Bacs' | 'CardOnline', amountMinor: number) => {
    const body = {
      amount: { amountMinor, currency: 'CZK' },
      method,
      gateway: method === 'Bacs' ? 'Bacs' : 'Csob',
      idempotencyKey: randomUUID(),
      returnPath: '/cs/ucet',
    }
    return api.send(deposit, { input: { body }, token: (await api.freshToken('player')) ?? '' })
  }
  const codeOf = async (amountMinor: number) =>
    (await answerTo('CardOnline', amountMinor)).json<{ code: string }>().code
  const presentOf = async () => {
    const token = (await api.freshToken('player')) ?? ''
    const { limits } = (await api.send(getLimits, { input: { body: {} }, token })).json<{
      limits: { kind: string; present: { amountMinor: number } | null }[]
    }>()
    return limits.find(({ kind }) => kind === 'DepositDayWholeSystemLimit')?.present?.amountMinor
  }
  api.clock.advance(DAY)
  expect((await answerTo('Bacs', 15_000)).statusCode).toBe(200)
  expect(await presentOf()).toBe(15_000)
  expect(await codeOf(10_000)).toBe('ERR_DEPOSIT_LIMIT_REACHED')

  api.clock.advance(DAY)
  expect(await presentOf()).toBe(0)
  expect(await codeOf(20_100)).toBe('ERR_DEPOSIT_LIMIT_REACHED')
  expect(await codeOf(20_000)).toBe('ERR_GATEWAY_UNAVAILABLE')
})
