import type { PersonalPart } from '#server/players/index.ts'
import { eraseWords } from './personal-data.queries.ts'

/**
 * The log stays under the number of the account; what staff wrote about the person in their own words goes. A copy for the
 * person has none of it: what is written for the market's authorities may not be told to whom it is about.
 */
export function auditParts(): PersonalPart[] {
  return [{ name: 'payments', fate: 'unnamed', read: async () => ({}), erase: eraseWords }]
}
