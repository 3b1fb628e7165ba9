import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Field } from '../../shell/fields/field.tsx'
import { isDayOfCalls, isWrongOrder, type Days, type WrongDays } from './period.ts'

type Props = {
  readonly days: Days
  readonly onChange: (days: Days) => void
  /** Downloads of the shown data. */
  readonly files: readonly { readonly name: string; readonly href: string }[]
}

/** First and last day, and downloads. Days that cannot be used stay as they were written, and the list as it was. */
export function PeriodFields({ days, onChange, files }: Props) {
  const t = useTranslations('account.period')
  const [written, setWritten] = useState(days)
  const [wrong, setWrong] = useState<WrongDays>()
  const write = (field: keyof Days, target: HTMLInputElement) => {
    const next = { ...written, [field]: target.value }
    setWritten(next)
    // A browser gives an empty value for a day that does not exist, and keeps what was written.
    const isNoDay = target.validity.badInput || (target.value !== '' && !isDayOfCalls(target.value))
    const isOtherWrong = wrong?.why === 'noSuchDay' && wrong.field !== field
    if (isNoDay) setWrong({ field, why: 'noSuchDay' })
    else if (isOtherWrong) return
    else if (isWrongOrder(next)) setWrong({ field, why: 'wrongOrder' })
    else {
      setWrong(undefined)
      onChange(next)
    }
  }
  return (
    <details className="period-fields">
      <summary>{days.from || days.to ? t('chosen') : t('title')}</summary>
      <div className="two-columns">
        {(['from', 'to'] as const).map((field) => (
          <Field
            key={field}
            label={t(field)}
            type="date"
            value={written[field]}
            problem={wrong?.field === field ? `${t(wrong.why)} ${t('still')}` : undefined}
            isNoteLive
            onChange={({ target }) => write(field, target)}
            // Between a day that does not exist and none at all, a browser tells no change.
            onBlur={({ target }) => {
              if (target.validity.badInput || wrong?.field === field) write(field, target)
            }}
          />
        ))}
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
