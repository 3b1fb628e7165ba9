import { useState } from 'react'
import { Select } from '#ui/field/select.tsx'
import controls from '../controls.module.css'
import { AmountField } from '../amount-field.tsx'
import { DayField } from '../day-field.tsx'
import { instantOf, localOf } from '../local-time.ts'
import { NumberField } from '../number-field.tsx'
import { readSignedAmount } from '../read-signed-amount.ts'
import { TextField } from '../text-field.tsx'
import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import type { Condition } from './column-conditions.ts'
import { nameCondition } from './write-condition.ts'

type Props = {
  readonly condition: Condition
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** One condition as a field: ticks for a closed choice, a moment, an amount, a word. */
export function ConditionField({ condition, values, onChange }: Props) {
  const texts = useTexts()
  const { column, is } = condition
  const label = nameCondition(condition, texts)
  const set = (value: string) => onChange(value === '' ? [] : [value])
  if (column.choices && is === 'anyOf') return <Ticks {...{ condition, values, onChange }} label={label} />
  if (column.choices)
    return (
      <Select label={label} value={values[0] ?? ''} onChange={({ target }) => set(target.value)}>
        <option value="">{texts.t('lists.any')}</option>
        {column.choices.map((one) => (
          <option key={one} value={one}>
            {texts.or(`${column.choiceText}.${one}`, one)}
          </option>
        ))}
      </Select>
    )
  if (column.kind === 'moment')
    return (
      <DayField
        label={label}
        type="datetime-local"
        value={localOf(values[0])}
        onChange={(moment) => set(instantOf(moment) ?? '')}
      />
    )
  if (column.kind === 'day') return <DayField label={label} value={values[0] ?? ''} onChange={set} />
  if (column.kind === 'money') return <Amount label={label} value={values[0]} onChange={set} />
  if (column.kind === 'player' && is === 'is')
    return <NumberField label={label} value={values[0] ?? ''} onWrite={set} />
  if (column.kind === 'number')
    return (
      <TextField
        label={label}
        value={values[0] ?? ''}
        inputMode="numeric"
        maxLength={12}
        problem={values[0] === undefined || /^-?\d+$/.test(values[0]) ? undefined : texts.t('field.number')}
        onWrite={(text) => set(text.trim())}
      />
    )
  return <Words label={label} isSeveral={is === 'anyOf'} values={values} onChange={onChange} />
}

function Ticks({ condition: { column }, label, values, onChange }: Props & { readonly label: string }) {
  const { or } = useTexts()
  return (
    <fieldset className={controls.set}>
      <legend className={textStyles.small}>{label}</legend>
      <div className={controls.ticks}>
        {column.choices?.map((one) => (
          <label key={one} className={controls.check}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={values.includes(one)}
              onChange={({ target }) =>
                onChange(target.checked ? [...values, one] : values.filter((other) => other !== one))
              }
            />
            {or(`${column.choiceText}.${one}`, one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type AmountProps = {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

function Amount({ label, value, onChange }: AmountProps) {
  const [written, setWritten] = useState(value === undefined ? '' : String(Number(value) / 100).replace('.', ','))
  const isRight = written.trim() === '' || readSignedAmount(written, false) !== undefined
  return (
    <AmountField
      label={label}
      value={written}
      isRight={isRight}
      onWrite={(text) => {
        setWritten(text)
        const minor = readSignedAmount(text, false)
        onChange(minor === undefined ? '' : String(minor))
      }}
    />
  )
}

type WordsProps = {
  readonly label: string
  readonly isSeveral: boolean
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

function Words({ label, isSeveral, values, onChange }: WordsProps) {
  const { t } = useTexts()
  const [written, setWritten] = useState(values.join(', '))
  return (
    <TextField
      label={label}
      value={written}
      hint={isSeveral ? t('lists.several') : undefined}
      maxLength={200}
      onWrite={(text) => {
        setWritten(text)
        const words = isSeveral ? text.split(',') : [text]
        onChange(words.map((word) => word.trim()).filter((word) => word !== ''))
      }}
    />
  )
}
