import { expect, it } from 'vitest'
import { FIRST_TERMS } from '#contract/shapes/risk.ts'
import { requestedTerms } from './requested-terms.ts'

const [first, second] = FIRST_TERMS.signals
const at = { field: 'riskAt', about: first?.signal ?? '', before: first?.at ?? 0, after: 77 }
const weight = { field: 'riskWeight', about: second?.signal ?? '', before: second?.weight ?? 0, after: 9 }
const from = { field: 'riskAlertFrom', about: 'care', before: FIRST_TERMS.areas.care, after: 1 }

it('requested thresholds are those in force with the changes of the request', () => {
  const terms = requestedTerms(FIRST_TERMS, [at, weight, from])
  expect(terms?.areas).toEqual({ ...FIRST_TERMS.areas, care: 1 })
  expect(terms?.signals.slice(0, 2)).toEqual([
    { ...first, at: 77 },
    { ...second, weight: 9 },
  ])
  expect(terms?.signals.slice(2)).toEqual(FIRST_TERMS.signals.slice(2))
})

it('a request about other thresholds than those in force cannot be previewed', () => {
  expect(requestedTerms(FIRST_TERMS, [{ ...at, before: 76 }])).toBeUndefined()
})
