import type { ReplyOf } from '#contract/call.ts'
import type { readDocument as call } from '#contract/play-v1/newcomer.ts'
import { readMrz } from '#server/formats/index.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { ageYears } from '#server/players/index.ts'
import { fieldsOf } from './check-fields.ts'
import { readingOf } from './contexts.ts'
import { readKnown } from './known-person.ts'
import type { RegistrationNeeds } from './needs.ts'

/**
 * The fields that a document's own lines give. Lines with a wrong check digit are read again: what would be filled in is on
 * trust. Stores nothing.
 */
export async function readDocument(
  needs: RegistrationNeeds,
  { body }: Pick<Input<typeof call>, 'body'>,
): Promise<ReplyOf<typeof call>> {
  const { rules, today } = readingOf(needs)
  const mrz = readMrz(body.mrz, today)
  if ('fault' in mrz) return refuse('ERR_MRZ_NOT_READ', mrz)
  if (mrz.problems.length > 0) return refuse('ERR_MRZ_NOT_READ', { wrongDigits: [...mrz.problems] })
  const { surname, givenNames, birthDate, nationality } = mrz
  if (birthDate !== undefined && ageYears(birthDate, today) < rules.minRegistrationAge) return refuse('ERR_TOO_YOUNG')
  const said = fieldsOf({
    FirstName: asWritten(givenNames),
    Surname: asWritten(surname),
    ...(birthDate === undefined ? {} : { BirthDate: birthDate }),
    Nationality: nationality,
  })
  return { fields: readKnown(needs, said).fields }
}

/** `ANNA MARIA` is `Anna Maria`. */
const asWritten = (capitals: string): string =>
  capitals
    .toLowerCase()
    .replaceAll(/(^|[\s-])(\p{L})/gu, (_, before: string, first: string) => before + first.toUpperCase())
