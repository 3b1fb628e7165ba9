import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AddressFields } from '../../shell/address/address-fields.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { paths } from '../../shell/paths.ts'
import { Select } from '#ui/field/select.tsx'
import { Tick, YesNo } from '../../shell/fields/choice.tsx'
import { nameCountries } from '../../shell/address/countries.ts'
import type { Problems } from '../../shell/fields/field-problems.ts'
import type { FormRules } from './steps.ts'
import { suggestWhileRegistering } from './suggest-address.ts'
import { useNewTerms } from './use-new-terms.ts'

export type StepProps = {
  readonly rules: FormRules
  readonly locale: string
  readonly values: ReadonlyMap<string, string>
  readonly problems: Problems
}

/** The text of an input's problem. */
function useProblem(problems: Problems) {
  const t = useTranslations('registration')
  return (name: string) => {
    const kind = problems.get(name)
    return kind && t(`problem.${kind}`)
  }
}

/** Personal data. The fields differ by market. */
export function PersonFields({ rules, locale, values, problems }: StepProps) {
  const t = useTranslations('registration')
  const problem = useProblem(problems)
  const { titleBefore, birthNumber, birthPlace, databox } = rules.profileFields
  const field = (name: string) => ({ name, defaultValue: values.get(name), problem: problem(name) })
  return (
    <>
      {titleBefore.allowed ? (
        <Field
          label={t('titleBefore')}
          hint={t('optional')}
          autoComplete="honorific-prefix"
          {...field('TitleBefore')}
        />
      ) : null}
      <div className="two-columns">
        <Field label={t('firstName')} autoComplete="given-name" required {...field('FirstName')} />
        <Field label={t('surname')} autoComplete="family-name" required {...field('Surname')} />
      </div>
      <Field
        label={t('birthDate')}
        type="date"
        autoComplete="bday"
        required
        min="1900-01-01"
        hint={t('birthDateHint', { age: rules.ageMin })}
        {...field('BirthDate')}
      />
      <NationalityField {...{ rules, locale, values, problems }} />
      {birthNumber.allowed ? (
        <Field
          label={t('birthNumber')}
          hint={birthNumber.required ? t('birthNumberHint') : t('birthNumberOptional')}
          inputMode="numeric"
          autoComplete="off"
          {...field('BirthNumber')}
        />
      ) : null}
      {birthPlace.allowed ? <BirthPlaceField {...{ rules, locale, values, problems }} /> : null}
      {databox.allowed ? (
        <Field label={t('databox')} hint={t('databoxHint')} autoComplete="off" {...field('Databox')} />
      ) : null}
    </>
  )
}

/** Where the person lives, and a phone. */
export function ContactFields(parts: StepProps) {
  const t = useTranslations('registration')
  const problem = useProblem(parts.problems)
  return (
    <>
      <PermanentAddressFields {...parts} suggest={suggestWhileRegistering} />
      <Field
        label={t('phone')}
        type="tel"
        hint={t('phoneHint')}
        autoComplete="tel"
        name="Phone"
        defaultValue={parts.values.get('Phone')}
        problem={problem('Phone')}
      />
    </>
  )
}

/** Where somebody lives; in a country of the market. */
export function PermanentAddressFields({
  rules,
  locale,
  values,
  problems,
  suggest,
}: StepProps & { readonly suggest: ComponentProps<typeof AddressFields>['suggest'] }) {
  const t = useTranslations('address')
  const problem = useProblem(problems)
  return (
    <>
      <p className="quiet-text">{t('permanentWhat')}</p>
      <AddressFields
        prefix="PermanentAddress."
        locale={locale}
        countries={rules.addressCountries}
        valueOf={(part) => values.get(`PermanentAddress.${part}`)}
        problemOf={(part) => problem(`PermanentAddress.${part}`)}
        suggest={suggest}
      />
    </>
  )
}

/** What the person declares and agrees to, and the password. */
export function FinishFields({
  rules,
  locale,
  values,
  problems,
  hasDeclarations = true,
}: StepProps & { readonly hasDeclarations?: boolean }) {
  const t = useTranslations('registration')
  const problem = useProblem(problems)
  const areTermsNew = problems.get('Consent') === 'InvalidValue'
  useNewTerms(areTermsNew)
  const isTicked = (name: string) => values.get(name) !== undefined && values.get(name) !== 'no'
  const linkTo = (page: 'terms' | 'gdpr') => (words: ReactNode) => (
    <Link to={paths.page(locale, page)} target="_blank">
      {words}
    </Link>
  )
  return (
    <>
      {hasDeclarations ? <DeclarationFields {...{ rules, locale, values, problems }} /> : null}
      <Tick
        key={rules.termsVersion}
        name="Consent"
        isTicked={isTicked('Consent') && !areTermsNew}
        problem={areTermsNew ? t('termsChanged') : problem('Consent')}
      >
        {t.rich('agree', { terms: linkTo('terms'), gdpr: linkTo('gdpr') })}
      </Tick>
      <Tick name="MarketingConsent" isTicked={isTicked('MarketingConsent')} problem={undefined}>
        {t('marketing')}
      </Tick>
      <Field
        label={t('password')}
        type="password"
        name="Password"
        autoComplete="new-password"
        required
        hint={t('passwordHint')}
        problem={problems.has('Password') ? t('passwordWeak') : undefined}
      />
    </>
  )
}

/** The declarations required by law. */
export function DeclarationFields({ values, problems }: StepProps) {
  const t = useTranslations('registration')
  const problem = useProblem(problems)
  return (
    <>
      <YesNo
        legend={t('politicallyExposed')}
        help={t('politicallyExposedHelp')}
        name="PoliticallyExposed"
        answer={values.get('PoliticallyExposed')}
        labels={{ yes: t('yes'), no: t('no') }}
        problem={problem('PoliticallyExposed')}
      />
      <Tick name="Sanctioned" isTicked={values.get('Sanctioned') === 'yes'} problem={problem('Sanctioned')}>
        {t('sanctioned')}
      </Tick>
      <Tick name="OwnAccount" isTicked={values.get('OwnAccount') === 'yes'} problem={problem('OwnAccount')}>
        {t('ownAccount')}
      </Tick>
    </>
  )
}

export function NationalityField({ rules, locale, values, problems }: StepProps) {
  const t = useTranslations('registration')
  const problem = useProblem(problems)
  return (
    <Select
      label={t('nationality')}
      name="Nationality"
      options={nameCountries(locale, ['CZE', 'SVK']).map(({ code, name }) => ({ value: code, label: name }))}
      defaultValue={values.get('Nationality') ?? rules.defaultNationality}
      problem={problem('Nationality')}
    />
  )
}

export function BirthPlaceField({ rules, values, problems }: StepProps) {
  const t = useTranslations('registration')
  const problem = useProblem(problems)
  return (
    <Field
      label={t('birthPlace')}
      required={rules.profileFields.birthPlace.required}
      autoComplete="off"
      name="BirthPlace"
      defaultValue={values.get('BirthPlace')}
      problem={problem('BirthPlace')}
    />
  )
}
