import { createHash } from 'node:crypto'
import type { Facts } from './facts.ts'

/** One figure for all that happened: two runs with it had the same deeds, the same books and the same sessions. */
export function hashFacts({ market, deeds, entries, signed }: Facts): string {
  const hash = createHash('sha256').update(market)
  for (const deed of deeds) hash.update(JSON.stringify(deed))
  for (const entry of entries) hash.update(JSON.stringify(entry))
  for (const one of signed) hash.update(JSON.stringify(one))
  return hash.digest('hex')
}
