import type { AddressEntered, RegistrationFieldType } from '#contract/shapes/registration.ts'

/** A person as read from fields: each value in its stored form. Absent: not entered, or invalid. */
export type PersonEntered = {
  readonly [T in RegistrationFieldType]?: T extends 'PermanentAddress'
    ? AddressEntered
    : T extends 'PoliticallyExposed' | 'Sanctioned' | 'OwnAccount' | 'MarketingConsent'
      ? boolean
      : string
}
