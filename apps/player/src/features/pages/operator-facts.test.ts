import { expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { chooseEnvironment } from '#config/brand.ts'
import { targets } from '#config/targets.ts'
import { OPERATOR_FACTS, operatorFactsOf } from './operator-facts.ts'

it('gives visitors what the page shows of the operator, and not which lawyer has confirmed what', () => {
  const { operator, support } = chooseEnvironment(brands[targets[0]], 'test')
  const facts = operatorFactsOf({ operator: { ...operator, suspicionReportConfirmedBy: 'JUDr. Nikdo' }, support })
  expect(Object.keys(facts).toSorted()).toEqual([...OPERATOR_FACTS].toSorted())
  expect(JSON.stringify(facts)).not.toContain('JUDr. Nikdo')
})
