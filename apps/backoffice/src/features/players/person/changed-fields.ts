import type { BodyOf } from '#contract/call.ts'
import type { update } from '#contract/onling-v2/player-update.ts'

type Fields = BodyOf<typeof update>['fields']
type Parts = Readonly<Record<'street' | 'houseNumber' | 'town' | 'postCode' | 'country', string>>

/** A person in the form of staff; empty texts are unknown values. */
export type PersonForm = Readonly<
  Record<
    'TitleBefore' | 'FirstName' | 'Surname' | 'BirthDate' | 'BirthNumber' | 'BirthPlace' | 'Nationality' | 'Databox',
    string
  >
> & { readonly PermanentAddress: Parts }

/** Changed fields: only these are sent. An address is sent as a whole. */
export function changedFields(before: PersonForm, now: PersonForm): Fields {
  const { PermanentAddress: addressBefore, ...textsBefore } = before
  const { PermanentAddress: address, ...texts } = now
  const names = Object.keys(texts) as (keyof typeof texts)[]
  const isMoved = (Object.keys(address) as (keyof Parts)[]).some((part) => address[part].trim() !== addressBefore[part])
  return [
    ...names
      .filter((name) => texts[name].trim() !== textsBefore[name])
      .map((fieldType) => ({ fieldType, value: texts[fieldType].trim() })),
    ...(isMoved ? [{ fieldType: 'PermanentAddress', value: { ...address } }] : []),
  ]
}
