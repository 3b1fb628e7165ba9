import type { Facts } from '../../facts.ts'
import { planOf, type Written } from '../../promotions/plan.ts'
import type { Person, ReportViolation } from '../check-facts.ts'
import { LEAST } from './find-wrong-gifts.ts'

type Limits = Extract<Written, { what: 'trigger' }>['limits']

const limitsOf = (market: Facts['market']): ReadonlyMap<string, Limits> =>
  new Map(planOf(LEAST[market]).flatMap((one) => (one.what === 'trigger' ? [[one.key, one.limits] as const] : [])))

/** A trigger answers a deposit once, fires for a person as often as it may, and what fired has given once. */
export function findWrongFirings({ market, promotions }: Person, tell: ReportViolation): void {
  const { firings, gifts } = promotions
  const limits = limitsOf(market)
  for (const [name, own] of Map.groupBy(firings, ({ trigger, brand }) => `${trigger} ${brand}`)) {
    const [first] = own
    const at = Date.parse(first?.at ?? '')
    if (new Set(own.map(({ deposit }) => deposit)).size < own.length) tell('trigger', at, `${name} answered one twice`)
    const fired = own.filter(({ hasFired }) => hasFired)
    const most = limits.get(first?.trigger ?? '')?.perPerson ?? Infinity
    if (fired.length > most) tell('trigger', at, `${name} fired ${fired.length} times for a person`)
    for (const { deposit, trigger, brand } of fired) {
      const given = gifts.filter(
        (gift) => gift.campaign === trigger && gift.brand === brand && gift.cause === `firing:${deposit}`,
      )
      if (given.length !== 1) tell('trigger', at, `${name} fired for ${deposit} and gave ${given.length} gifts`)
    }
  }
}

/** No trigger fires more often than its budget. */
export function findPassedFirings({ market, promotions }: Facts, tell: ReportViolation): void {
  const limits = limitsOf(market)
  const fired = promotions.firings.filter(({ hasFired }) => hasFired)
  for (const [name, own] of Map.groupBy(fired, ({ trigger, brand }) => `${trigger} ${brand}`)) {
    const budget = limits.get(own[0]?.trigger ?? '')?.budget ?? 0
    if (own.length > budget) tell('trigger', NaN, `${name} fired ${own.length} times of ${budget}`)
  }
}
