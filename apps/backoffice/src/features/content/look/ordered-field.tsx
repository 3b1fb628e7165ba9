import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import layout from '../../../shell/layout.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { moved } from './look.ts'
import styles from './studio.module.css'

type Props<Value> = {
  readonly name: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly values: readonly Value[]
  readonly min: number
  readonly max: number
  readonly onChange: (values: Value[]) => void
}

/** An ordered selection: entries can be moved up and down, removed, and appended. */
export function OrderedField<Value extends string>({ name, choices, values, min, max, onChange }: Props<Value>) {
  const { t } = useTexts()
  const nameOf = (value: Value) => choices.find((one) => one.value === value)?.label ?? value
  const left = choices.filter(({ value }) => !values.includes(value))
  const add = (chosen: string) => {
    const choice = left.find(({ value }) => value === chosen)
    if (choice) onChange([...values, choice.value])
  }
  return (
    <fieldset className={layout.section}>
      <legend>{name}</legend>
      <ol className={styles.ordered}>
        {values.map((value, place) => (
          <li key={value} className={layout.row}>
            <span className={layout.grow}>{nameOf(value)}</span>
            <Step of={nameOf(value)} to="up" isOff={place === 0} onPress={() => onChange(moved(values, place, -1))} />
            <Step
              of={nameOf(value)}
              to="down"
              isOff={place === values.length - 1}
              onPress={() => onChange(moved(values, place, 1))}
            />
            <Step
              of={nameOf(value)}
              to="out"
              isOff={values.length <= min}
              onPress={() => onChange(values.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      {values.length < max && left.length > 0 ? (
        <Select label={t('studio.add')} value="" onChange={({ target }) => add(target.value)}>
          <option value="">{t('studio.choose')}</option>
          {left.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : null}
    </fieldset>
  )
}

const ICONS = { up: ArrowUp, down: ArrowDown, out: X } as const

type StepProps = {
  readonly of: string
  readonly to: keyof typeof ICONS
  readonly isOff: boolean
  readonly onPress: () => void
}

function Step({ of, to, isOff, onPress }: StepProps) {
  const { t } = useTexts()
  const Icon = ICONS[to]
  return (
    <Button variant="ghost" aria-disabled={isOff} onClick={() => isOff || onPress()}>
      <Icon size={16} aria-hidden="true" />
      <span className={textStyles.aloud}>{t(`studio.step.${to}`, { what: of })}</span>
    </Button>
  )
}
