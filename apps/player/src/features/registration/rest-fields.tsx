import { useTranslations } from 'use-intl/react'
import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import { Field } from '../../shell/fields/field.tsx'
import { suggestWhileRegistering } from './suggest-address.ts'
import { withSanctions } from './steps.ts'
import {
  BirthPlaceField,
  FinishFields,
  NationalityField,
  PermanentAddressFields,
  type StepProps,
} from './step-fields.tsx'

type Props = StepProps & {
  /** Fields that the other source did not provide. */
  readonly missing: readonly string[]
  readonly isEmailUsed: boolean
}

const ALWAYS = ['Email', 'Consent', 'MarketingConsent', 'Password'] as const satisfies RegistrationFieldType[]

/**
 * The fields to fill in when another source has identified the person: contact, missing data, consents and password.
 */
export function RestFields({ missing, isEmailUsed, ...parts }: Props) {
  const t = useTranslations('registration')
  const isAsked = (type: RegistrationFieldType) => missing.includes(type)
  const kind = isEmailUsed ? 'DuplicateValue' : parts.problems.get('Email')
  return (
    <>
      <Field
        label={t('email')}
        type="email"
        name="Email"
        autoComplete="username"
        required
        maxLength={254}
        problem={kind && t(`problem.${kind}`)}
      />
      {isAsked('Nationality') ? <NationalityField {...parts} /> : null}
      {isAsked('BirthPlace') ? <BirthPlaceField {...parts} /> : null}
      {isAsked('PermanentAddress') ? <PermanentAddressFields {...parts} suggest={suggestWhileRegistering} /> : null}
      <FinishFields {...parts} hasDeclarations={isAsked('PoliticallyExposed') || isAsked('OwnAccount')} />
    </>
  )
}

/** The fields of such a form; the language is the page's. */
export function typesOfRest(missing: readonly string[]): RegistrationFieldType[] {
  const asked = [...new Set([...ALWAYS, ...(missing as RegistrationFieldType[])])]
  return withSanctions(asked.filter((type) => type !== 'Language'))
}
