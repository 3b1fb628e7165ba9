import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { ADDRESSING, findAddress, type Addressing } from '#config/texts/find-address.ts'
import { addressOf, type FormOfAddress } from '#config/texts/form-of-address.ts'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { getTexts } from '#contract/play-v1/staff-texts.ts'
import { openTestApi, type TestApi } from './api.ts'

const forms = ['formal', 'informal'] as const satisfies readonly FormOfAddress[]
const otherThan = { formal: 'informal', informal: 'formal' } as const

describe.each(forms)('a %s brand', (form) => {
  const brand = Object.values(brands).find(({ market, tone }) => market === 'CZE' && addressOf(tone) === form)
  let api: TestApi
  beforeAll(async () => {
    if (!brand) throw new Error(`No ${form} brand.`)
    const target = { APP_TARGET: brand.target, MARKET_LOCALE: brand.market }
    api = await openTestApi({ target, isVerified: true })
  })
  afterAll(() => api?.close())

  it('addresses the player in its form in a refusal by a limit, in every language', async () => {
    const { player: token } = api.tokens
    const value = { amountMinor: 20_000, currency: 'CZK' }
    const choices = [{ kind: 'DepositDayWholeSystemLimit', value }]
    expect((await api.send(setLimits, { input: { body: { choices } }, token })).statusCode).toBe(200)
    const body = {
      amount: { amountMinor: 20_100, currency: 'CZK' },
      method: 'CardOnline',
      gateway: 'Csob',
      idempotencyKey: randomUUID(),
      returnPath: '/cs/ucet',
    }
    const { code, details } = (await api.send(deposit, { input: { body }, token })).json<{
      code: string
      details: { texts: Record<Addressing, string> }
    }>()
    expect(code).toBe('ERR_DEPOSIT_LIMIT_REACHED')
    for (const language of ADDRESSING) {
      const text = details.texts[language]
      expect(findAddress(language, form, text), text).not.toEqual([])
      expect(findAddress(language, otherThan[form], text), text).toEqual([])
    }
  })

  it('has no text of its own in the other form', async () => {
    const shown = await api.send(getTexts, { input: { query: {} }, token: await api.freshToken('staff') })
    const { parts } = shown.json<{ parts: { inOtherForm: string[] }[] }>()
    expect(parts.flatMap(({ inOtherForm }) => inOtherForm)).toEqual([])
  })
})
