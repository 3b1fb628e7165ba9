import { useState } from 'react'
import { isDay } from '#contract/shapes/calendar.ts'
import { Field } from '#ui/field/field.tsx'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly label: string
  /** As the browser writes it: a day, or a day and a time. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'date' | 'datetime-local'
  readonly isInBar?: boolean
}

/** A day of a filter. One that does not exist stays as it was written, with a note, and changes no filter. */
export function DayField({ label, value, onChange, type = 'date', isInBar = false }: Props) {
  const { t } = useTexts()
  // A browser gives an empty value for a day that does not exist, and keeps what was written.
  const [wrong, setWrong] = useState<string>()
  const write = ({ value: written, validity }: HTMLInputElement) => {
    const isWrong = validity.badInput || (written !== '' && !isDay(written.slice(0, 10)))
    setWrong(isWrong ? written : undefined)
    if (!isWrong) onChange(written)
  }
  return (
    <Field label={label} isInBar={isInBar} problem={wrong === undefined ? undefined : t('lists.noSuchDay')} isNoteLive>
      {(control) => (
        <input
          {...control}
          type={type}
          value={wrong ?? value}
          data-wrong={wrong === undefined ? undefined : ''}
          onChange={({ target }) => write(target)}
          // Between a day that does not exist and none at all, a browser tells no change.
          onBlur={({ target }) => {
            if (target.validity.badInput || wrong !== undefined) write(target)
          }}
        />
      )}
    </Field>
  )
}
