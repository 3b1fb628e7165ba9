import { useId } from 'react'
import { useTranslations } from 'use-intl/react'

type Props = {
  readonly legend: string
  readonly months: readonly number[]
  readonly mayBeForever: boolean
  /** undefined: nothing is chosen; null: without an end. */
  readonly value: number | null | undefined
  readonly onChange: (months: number | null) => void
}

/** How long: the terms of the market's law as big radio buttons. */
export function TermFields({ legend, months, mayBeForever, value, onChange }: Props) {
  const t = useTranslations('exclusion')
  const id = useId()
  return (
    <fieldset className="term-fields">
      <legend>{legend}</legend>
      <div className="choice-ways">
        {months.map((term) => (
          <label key={term}>
            <input type="radio" name={id} checked={value === term} onChange={() => onChange(term)} />
            <span>{t('months', { months: term })}</span>
          </label>
        ))}
        {mayBeForever ? (
          <label>
            <input type="radio" name={id} checked={value === null} onChange={() => onChange(null)} />
            <span>
              {t('forever')}
              <small>{t('foreverNote', { months: months[0] ?? 0 })}</small>
            </span>
          </label>
        ) : null}
      </div>
    </fieldset>
  )
}
