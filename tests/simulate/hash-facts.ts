import { createHash } from 'node:crypto'
import type { Facts } from './facts.ts'
import { isScarce, SCARCE_WORD } from './promotions/plan.ts'

/** One figure for all that happened: two runs with it had the same deeds, the same books and the same sessions. */
export function hashFacts({ market, deeds, entries, signed, promotions }: Facts): string {
  const hash = createHash('sha256').update(market)
  for (const deed of deeds)
    // Who comes first of those who come at once is chance.
    if (!('code' in deed) || deed.code !== SCARCE_WORD) hash.update(JSON.stringify(deed))
  for (const entry of entries) hash.update(JSON.stringify(entry))
  for (const one of signed) hash.update(JSON.stringify(one))
  const { gifts, awards, firings, freeRelations, spent, bonusEntries, points, results } = promotions
  const given = [...gifts, ...awards, ...freeRelations, ...firings.map((one) => ({ ...one, campaign: one.trigger }))]
  for (const one of [...given, ...spent, ...bonusEntries, ...points, ...results])
    if (!('campaign' in one) || !isScarce(one.campaign)) hash.update(JSON.stringify(one))
  return hash.digest('hex')
}
