import { useFormatter, useTranslations } from 'use-intl/react'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import { Icon } from '#ui/icon.tsx'
import { nameCountries } from '../../shell/address/countries.ts'

const SHOWN = ['BirthDate', 'BirthNumber', 'BirthPlace', 'Nationality', 'PermanentAddress'] as const

/** Personal data from a bank, read-only. */
export function LockedFields({
  fields,
  locale,
}: {
  readonly fields: readonly RegistrationField[]
  readonly locale: string
}) {
  const t = useTranslations('registration')
  const format = useFormatter()
  const valueOf = (type: string) => fields.find(({ fieldType }) => fieldType === type)?.value
  const write = (type: (typeof SHOWN)[number]): string | undefined => {
    const value = valueOf(type)
    if (value === undefined || typeof value === 'boolean') return undefined
    if (typeof value === 'object') return `${value.street} ${value.houseNumber}, ${value.postCode} ${value.town}`.trim()
    if (type === 'BirthDate') return format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'long' })
    if (type === 'Nationality') return nameCountries(locale, []).find(({ code }) => code === value)?.name ?? value
    // Masked against shoulder surfing.
    return type === 'BirthNumber' ? `${value.slice(0, 6)}/••••` : value
  }
  return (
    <section className="locked-fields" aria-labelledby="locked-title">
      <h2 id="locked-title">
        <Icon name="lock" /> {t('bank.title')}
      </h2>
      <dl className="fact-list">
        <div>
          <dt>{t('bank.name')}</dt>
          <dd>
            <b>
              {String(valueOf('FirstName') ?? '')} {String(valueOf('Surname') ?? '')}
            </b>
          </dd>
        </div>
        {SHOWN.map((type) => {
          const written = write(type)
          return written === undefined ? null : (
            <div key={type}>
              <dt>{t(`bank.${type}`)}</dt>
              <dd>{written}</dd>
            </div>
          )
        })}
      </dl>
      <p className="quiet-text">{t('bank.locked')}</p>
    </section>
  )
}
