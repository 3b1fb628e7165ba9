import type { PersonalPart } from '#server/players/index.ts'
import { eraseWords } from './personal-data.queries.ts'

/**
 * The log remains under the number of the account; explanations about the person are deleted. The log is in no copy of
 * one's data: records for the market's authorities may not be disclosed to the person concerned.
 */
export function auditParts(): PersonalPart[] {
  return [{ name: 'payments', fate: 'unnamed', read: async () => ({}), erase: eraseWords }]
}
