import type { AddressEntered } from '#contract/shapes/registration.ts'

/** Data for opening an account; only a bank has it. */
export type CheckedDetails = {
  readonly birthNumber: string | null
  readonly birthPlace: string | null
  /** ISO 3166-1 alpha-3. */
  readonly nationality: string | null
  readonly isPoliticallyExposed: boolean | null
  readonly permanentAddress: AddressEntered | null
}

/** A partner's data of a person; null is what it did not report. */
export type CheckedPerson = {
  readonly firstName: string | null
  readonly surname: string | null
  /** The full name, where it comes in one text. */
  readonly name: string | null
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null
  readonly isAdult: boolean | null
  readonly isLegallyLimited: boolean | null
  readonly isDeceased: boolean | null
  /** In the notation of the bank; only a bank reports any. */
  readonly ibans: readonly string[]
  /** As on the checked document: for a foreigner that of their own country. */
  readonly personalNumber?: string | null
  readonly details?: CheckedDetails
}
