import { useTranslations } from 'use-intl/react'
import { Field } from '../../shell/fields/field.tsx'
import type { Days } from './period.ts'

type Props = {
  readonly days: Days
  readonly onChange: (days: Days) => void
  /** Downloads of the shown data. */
  readonly files: readonly { readonly name: string; readonly href: string }[]
}

/** First and last day, and downloads. */
export function PeriodFields({ days, onChange, files }: Props) {
  const t = useTranslations('account.period')
  return (
    <details className="period-fields">
      <summary>{days.from || days.to ? t('chosen') : t('title')}</summary>
      <div className="two-columns">
        <Field
          label={t('from')}
          type="date"
          value={days.from}
          max={days.to || undefined}
          onChange={(event) => onChange({ ...days, from: event.target.value })}
        />
        <Field
          label={t('to')}
          type="date"
          value={days.to}
          min={days.from || undefined}
          onChange={(event) => onChange({ ...days, to: event.target.value })}
        />
      </div>
      <p className="button-row">
        {files.map(({ name, href }) => (
          <a key={href} className="text-link" href={href} download>
            {name}
          </a>
        ))}
      </p>
    </details>
  )
}
