import { expect, it } from 'vitest'
import { MIGRATION_STATES } from '#contract/states/account-migration-states.ts'
import { BONUS_STATES } from '#contract/states/bonus-states.ts'
import { ALERT_STATES } from '#contract/states/case-states.ts'
import { DOCUMENT_KINDS, DOCUMENT_STATES, SCAN_KINDS } from '#contract/states/document-states.ts'
import { EXCLUSION_KINDS } from '#contract/states/exclusions.ts'
import { MONTH_STATES } from '#contract/states/month-states.ts'
import { PAYMENT_STATES } from '#contract/states/payment-states.ts'
import { ROUND_STATES } from '#contract/states/tournament-states.ts'
import { WITHDRAWAL_STATES } from '#contract/states/withdrawal-states.ts'
import { CREDIT_OUTCOMES } from '#contract/shapes/venue-play.ts'
import { cs } from '../../texts/cs.ts'
import { en } from '../../texts/en.ts'
import { sk } from '../../texts/sk.ts'
import { wordOfValue } from './word-of-value.ts'

/** Fields of changes whose values are states or kinds, with all values that the contract has. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  state: WITHDRAWAL_STATES,
  paymentState: PAYMENT_STATES,
  roundState: ROUND_STATES,
  poolState: ['proposed', 'again', 'rejected', 'live', 'stopped'],
  documentState: DOCUMENT_STATES,
  documentKind: [...DOCUMENT_KINDS, ...SCAN_KINDS],
  exclusion: EXCLUSION_KINDS,
  gameSwitch: ['on', 'off'],
  secret: ['new'],
  account: ['open', 'locked', 'closed'],
  award: BONUS_STATES,
  migration: MIGRATION_STATES,
  riskAlert: ALERT_STATES,
  monthState: MONTH_STATES,
  creditOutcome: CREDIT_OUTCOMES,
}

for (const [language, texts] of Object.entries({ cs, sk, en }))
  it(`a state or a kind that a request changes has a word in ${language}`, () => {
    const words: Readonly<Record<string, string>> = texts
    const without = Object.entries(VALUES).flatMap(([field, values]) =>
      values.flatMap((value) => {
        const found: string[] = []
        wordOfValue({ field, value }, (key) => {
          if (words[key] === undefined) found.push(`${field}: ${key}`)
          return key
        })
        return found
      }),
    )
    expect(without).toEqual([])
  })

it('a value without a word stays as it is', () => {
  expect(wordOfValue({ field: 'balanceHash', value: '59acdd7e' }, (_, fallback) => fallback)).toBe('59acdd7e')
})
