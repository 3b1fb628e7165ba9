import type { AddressEntered, RegistrationFieldType } from '#contract/shapes/registration.ts'

/** A person as read from fields: each value already in the one form that we keep. Missing: not entered, or wrong. */
export type PersonEntered = {
  readonly [T in RegistrationFieldType]?: T extends 'PermanentAddress'
    ? AddressEntered
    : T extends 'PoliticallyExposed' | 'OwnAccount' | 'MarketingConsent'
      ? boolean
      : string
}
