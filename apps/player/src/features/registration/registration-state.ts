import type { RegistrationField } from '#contract/shapes/registration.ts'
import type { Failed } from '../../shell/failure.tsx'
import type { Problems } from '../../shell/fields/field-problems.ts'
import type { Step } from './steps.ts'

export type RegistrationState = {
  /** Undefined until it is known whether a registration has been started. */
  readonly step: Step | undefined
  readonly fields: readonly RegistrationField[]
  readonly email: string
  readonly isEmailVerified: boolean
  /** The account was open before the link was followed: its e-mail is now verified, and nothing is left to fill in. */
  readonly isRegistered: boolean
  /** The registration of the link needs the person's date of birth first. */
  readonly asksBirthDate: boolean
  readonly problems: Problems
  readonly failed: Failed | undefined
  readonly isBusy: boolean
}

export const NOTHING: RegistrationState = {
  step: undefined,
  fields: [],
  email: '',
  isEmailVerified: false,
  isRegistered: false,
  asksBirthDate: false,
  problems: new Map(),
  failed: undefined,
  isBusy: false,
}
