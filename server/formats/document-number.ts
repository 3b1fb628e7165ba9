export type DocumentKind =
  | 'IdentityCard'
  | 'Passport'
  | 'ResidencePermit'
  | 'DriverLicense'
  | 'EuropeanHealthInsuranceCard'

/** What such numbers usually look like (providers §11.5). Older series and other countries differ. */
const USUAL: Readonly<Record<string, Readonly<Partial<Record<DocumentKind, RegExp>>>>> = {
  CZE: {
    IdentityCard: /^\d{9}$/,
    Passport: /^(?:\d{8}|[A-Z0-9]{8,9})$/,
    DriverLicense: /^[A-Z]{2}\d{6}$/,
    ResidencePermit: /^(?:[A-Z]{2}\d{6,7}|[A-Z0-9]{9})$/,
    EuropeanHealthInsuranceCard: /^80203\d{15}$/,
  },
  SVK: {
    IdentityCard: /^[A-Z]{2}\d{6}$/,
    Passport: /^(?:[A-Z]{2}\d{7}|P[A-Z]?\d{7})$/,
    DriverLicense: /^(?:[A-Z]\d{7}|[A-Z]{2}\d{6})$/,
    ResidencePermit: /^[A-Z]{2}\d{6,7}$/,
    EuropeanHealthInsuranceCard: /^80703\d{15}$/,
  },
}

/**
 * Reads a document's number: upper case, no blanks. `isUsual` says whether it looks like others of its kind and country:
 * a hint for staff and for the person, never a reason to refuse.
 * @param country who issued it, ISO 3166-1 alpha-3
 */
export function readDocumentNumber(
  written: string,
  { kind, country }: { readonly kind: DocumentKind; readonly country: string },
): { readonly number: string; readonly isUsual: boolean } | undefined {
  const number = written.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z0-9]{5,20}$/.test(number)) return undefined
  return { number, isUsual: USUAL[country]?.[kind]?.test(number) ?? true }
}

/** Whether two readings are the same number: O and 0, I and 1 are told apart by nobody. */
export function isSameDocumentNumber(one: string, other: string): boolean {
  const fold = (number: string) =>
    number.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll('I', '1')
  return fold(one) === fold(other)
}
