import { createHash } from 'node:crypto'
import type { Facts } from './facts.ts'
import { isScarce, SCARCE_WORD } from './promotions/plan.ts'

/** A hash of the whole run: two runs with the same one had the same actions, books and sessions. */
export function hashFacts({ market, deeds, entries, signed, promotions }: Facts): string {
  const hash = createHash('sha256').update(market)
  for (const deed of deeds)
    // Which of several simultaneous users of a scarce code wins is random.
    if (!('code' in deed) || deed.code !== SCARCE_WORD) hash.update(JSON.stringify(deed))
  for (const entry of entries) hash.update(JSON.stringify(entry))
  for (const one of signed) hash.update(JSON.stringify(one))
  const { gifts, awards, firings, freeRelations, spent, bonusEntries, points, results } = promotions
  const given = [...gifts, ...awards, ...freeRelations, ...firings.map((one) => ({ ...one, campaign: one.trigger }))]
  for (const one of [...given, ...spent, ...bonusEntries, ...points, ...results])
    if (!('campaign' in one) || !isScarce(one.campaign)) hash.update(JSON.stringify(one))
  return hash.digest('hex')
}
