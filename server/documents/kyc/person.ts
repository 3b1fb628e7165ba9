import type { AddressEntered } from '#contract/shapes/registration.ts'

/** What an account can be opened with; only a bank knows it. */
export type CheckedDetails = {
  readonly birthNumber: string | null
  readonly birthPlace: string | null
  /** ISO 3166-1 alpha-3. */
  readonly nationality: string | null
  readonly isPoliticallyExposed: boolean | null
  readonly permanentAddress: AddressEntered | null
}

/** What a partner says of a person; null is what it did not say. */
export type CheckedPerson = {
  readonly firstName: string | null
  readonly surname: string | null
  /** The whole name, where it comes in one piece. */
  readonly name: string | null
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null
  readonly isAdult: boolean | null
  readonly isLegallyLimited: boolean | null
  readonly isDeceased: boolean | null
  /** As the bank wrote them; only a bank knows any. */
  readonly ibans: readonly string[]
  /** As the checked document has it: a foreigner's is their own country's. */
  readonly personalNumber?: string | null
  readonly details?: CheckedDetails
}
