import type { RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'

/** Optional fields: not sent if empty. */
const MAY_BE_EMPTY: readonly RegistrationFieldType[] = [
  'TitleBefore',
  'BirthNumber',
  'Databox',
  'Phone',
  'MarketingConsent',
]
const ADDRESS_PARTS = ['street', 'houseNumber', 'town', 'postCode', 'country'] as const

/** Makes the fields of one step from its form. */
export function readStep(
  form: FormData,
  types: readonly RegistrationFieldType[],
  termsVersion: string,
): RegistrationField[] {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return types.flatMap((fieldType): RegistrationField[] => {
    switch (fieldType) {
      case 'PermanentAddress': {
        const [street = '', houseNumber = '', town = '', postCode = '', country = ''] = ADDRESS_PARTS.map((part) =>
          text(`PermanentAddress.${part}`),
        )
        return [{ fieldType, value: { street, houseNumber, town, postCode, country } }]
      }
      case 'PoliticallyExposed': {
        const answer = text(fieldType)
        return answer === '' ? [] : [{ fieldType, value: answer === 'yes' }]
      }
      case 'Sanctioned':
      case 'OwnAccount':
      case 'MarketingConsent':
        return form.get(fieldType) === null ? [] : [{ fieldType, value: true }]
      case 'Consent':
        return form.get(fieldType) === null ? [] : [{ fieldType, value: termsVersion }]
      case 'Password':
        return [{ fieldType, value: String(form.get(fieldType) ?? '') }]
      default: {
        const value = text(fieldType)
        return value === '' && MAY_BE_EMPTY.includes(fieldType) ? [] : [{ fieldType, value }]
      }
    }
  })
}

/** The values of a form, by the names of its inputs. */
export function valuesOf(fields: readonly RegistrationField[]): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(({ fieldType, value }): [string, string][] => {
      if (typeof value === 'string') return [[fieldType, value]]
      if (typeof value === 'boolean') return [[fieldType, value ? 'yes' : 'no']]
      return ADDRESS_PARTS.map((part) => [`${fieldType}.${part}`, value[part]])
    }),
  )
}
