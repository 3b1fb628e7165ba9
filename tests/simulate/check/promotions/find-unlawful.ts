import type { Facts } from '../../facts.ts'
import type { ReportViolation } from '../check-facts.ts'

/**
 * What staff may not write in CZE, and the rule that refuses it: whatever is for stakes, losses or wins on slots is a competition
 * by play (CZ-15), and no gift hangs on money left in (CZ-15b). Everything else of the plan is lawful in both markets.
 */
const FORBIDDEN_IN_CZE: ReadonlyMap<string, string> = new Map([
  ['cashback', 'CZ-15'],
  ['leave-in', 'CZ-15b'],
  ['stakes', 'CZ-15'],
  ['largest', 'CZ-15'],
  ['best', 'CZ-15'],
])

/** The gate lets nothing be written that the law forbids, refuses nothing else, and names the rule; what was refused gives nothing. */
export function findUnlawful({ market, deeds, promotions }: Facts, tell: ReportViolation): void {
  const forbidden = market === 'CZE' ? FORBIDDEN_IN_CZE : new Map<string, string>()
  for (const deed of deeds) {
    if (deed.did !== 'write') continue
    const rule = forbidden.get(deed.key)
    const by = deed.refused?.ruleId ?? deed.refused?.code
    if (by !== rule) tell('gate', Date.parse(deed.at), `${deed.key} was ${by ? `refused by ${by}` : 'let through'}`)
  }
  for (const { campaign, at } of promotions.gifts)
    if (forbidden.has(campaign)) tell('gate', Date.parse(at), `a gift of ${campaign}`)
  for (const { key } of promotions.results) if (forbidden.has(key)) tell('gate', NaN, `results of ${key}`)
  for (const { source, at } of promotions.points)
    if (forbidden.has(source.replace('rule:', ''))) tell('gate', Date.parse(at), `points by ${source}`)
}
