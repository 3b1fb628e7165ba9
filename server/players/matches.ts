import type { MatchReason } from '#contract/play-v1/staff-registration.ts'
import type { Querier } from '#server/kernel/index.ts'
import { foldName } from './fold-name.ts'
import * as queries from './matches.queries.ts'

/** A registering person, in the normalized forms that are compared. */
export type SoughtPerson = {
  readonly target: string
  readonly firstName: string
  readonly surname: string
  readonly birthDate: string
  readonly birthNumberIndex: string | null
  readonly birthPlace: string | null
  readonly phone: string | null
  readonly addressFolded: string | null
}

export type Match = {
  readonly playerId: number
  readonly target: string
  readonly reasons: readonly MatchReason[]
  /**
   * True for the same birth number, or for the same name and day of birth with one more equal fact. The birth place
   * does not count if both birth numbers are known and differ: many people are born in one town.
   */
  readonly isSamePerson: boolean
}

const SUPPORTING: readonly MatchReason[] = ['phone', 'address', 'birth-place']

/**
 * Accounts that may belong to the same person, at every brand of the operator, each with its reasons. A common address
 * or phone alone does not make them the same person: a household shares them.
 */
export async function findMatches(db: Querier, person: SoughtPerson): Promise<Match[]> {
  const rows = await queries.findMatchRows(db, {
    ...person,
    nameFolded: foldName(`${person.firstName} ${person.surname}`),
    birthPlaceFolded: person.birthPlace === null ? null : foldName(person.birthPlace),
  })
  return rows.map(({ playerId, target, ...same }) => {
    const reasons = reasonsOf(same)
    const isOtherNumber = same.isSameBirthNumber === false
    const supporting = isOtherNumber ? reasons.filter((reason) => reason !== 'birth-place') : reasons
    return { playerId, target, reasons, isSamePerson: isSamePerson(supporting) }
  })
}

/**
 * Whether two accounts belong to one person: by the birth number, or by name and day of birth with one more equal fact.
 */
export function isSamePerson(reasons: readonly MatchReason[]): boolean {
  if (reasons.includes('birth-number')) return true
  return reasons.includes('name-and-birth-date') && reasons.some((reason) => SUPPORTING.includes(reason))
}

function reasonsOf(same: Omit<queries.MatchRow, 'playerId' | 'target'>): MatchReason[] {
  const found: readonly (readonly [MatchReason, boolean | null])[] = [
    ['birth-number', same.isSameBirthNumber],
    ['name-and-birth-date', same.isSameName],
    ['phone', same.isSamePhone],
    ['address', same.isSameAddress],
    ['birth-place', same.isSameBirthPlace],
  ]
  return found.filter(([, is]) => is === true).map(([reason]) => reason)
}
