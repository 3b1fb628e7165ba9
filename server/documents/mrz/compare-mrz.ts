import type { ReplyOf } from '#contract/call.ts'
import type * as staff from '#contract/play-v1/staff-documents.ts'
import { isSameDocumentNumber, type Mrz } from '#server/formats/index.ts'
import { isNameInMrz } from './is-name-in-mrz.ts'

type Compared = ReplyOf<typeof staff.checkMrz>['fields'][number]

/** What the player entered about the document and about themselves; null is what they did not enter. */
export type Entered = {
  readonly number: string
  /** The issuing country; ISO 3166-1 alpha-3. */
  readonly country: string
  /** `YYYY-MM-DD`; null: the player entered that it has no expiry. */
  readonly expiresOn: string | null
  readonly firstName: string
  readonly surname: string
  readonly birthDate: string
  readonly nationality: string | null
  readonly sex: 'male' | 'female' | null
}

/** Compares an MRZ field by field with what the player entered (providers §7.3). */
export function compareMrz(mrz: Mrz, entered: Entered): Compared[] {
  const isName = (printed: string, name: string) => isNameInMrz(printed, name, mrz.areNamesCut)
  return [
    compare('number', mrz.number, entered.number, isSameDocumentNumber),
    compare('surname', mrz.surname, entered.surname, isName),
    compare('firstName', mrz.givenNames, entered.firstName, isName),
    compare('birthDate', mrz.birthDate, entered.birthDate),
    // A date on a document that was entered as having no expiry is a difference, not a missing date.
    compare('expiresOn', mrz.expiresOn, entered.expiresOn ?? 'no end'),
    compare('nationality', stateOf(mrz.nationality), entered.nationality),
    compare('sex', mrz.sex, entered.sex),
    compare('country', stateOf(mrz.issuer), entered.country),
  ]
}

/** Germany alone is written with one letter in an MRZ (ICAO 9303 part 3, section 5). */
function stateOf(printed: string): string {
  return printed === 'D' ? 'DEU' : printed
}

function compare(
  field: Compared['field'],
  read: string | undefined,
  entered: string | null,
  isSame = (one: string, other: string) => one === other,
): Compared {
  if (!read) return { field, result: 'not-there', read: null }
  if (!entered) return { field, result: 'not-there', read }
  return { field, result: isSame(read, entered) ? 'equal' : 'different', read }
}
