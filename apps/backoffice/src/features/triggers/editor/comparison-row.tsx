import { Trash2 } from 'lucide-react'
import type { EventField } from '#contract/event-uses.ts'
import { OPERATORS, OPERATORS_OF } from '#contract/shapes/triggers.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { localOf } from '../../../shell/local-time.ts'
import { StatusShape } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import styles from './condition-builder.module.css'
import { isInstant, type Line } from './trigger-form.ts'

type Props = {
  readonly line: Line
  readonly fields: readonly EventField[]
  readonly isWrong: boolean
  readonly onWrite: (line: Line) => void
  readonly onRemove: () => void
}

/** One comparison: a field of the event or of the player, an operator, and a value. */
export function ComparisonRow({ line, fields, isWrong, onWrite, onRemove }: Props) {
  const { t, or } = useTexts()
  const known = fields.find(({ name }) => name === line.field)
  const operators = OPERATORS_OF[known?.type ?? 'text']
  const nameOf = (name: string) => or(`triggers.field.${name}`, name)
  return (
    <div className={styles.line} role="group" aria-label={nameOf(line.field)}>
      <Select
        label={t('triggers.line.field')}
        value={line.field}
        options={[
          ...(known ? [] : [{ value: line.field, label: line.field }]),
          ...fields.map(({ name, play }) => ({
            value: name,
            label: play.length > 0 ? `${nameOf(name)} (${t('triggers.ofPlay')})` : nameOf(name),
          })),
        ]}
        onChange={({ target }) => {
          const type = fields.find(({ name }) => name === target.value)?.type ?? 'text'
          const operator = OPERATORS_OF[type].includes(line.operator) ? line.operator : OPERATORS_OF[type][0]
          onWrite({ ...line, field: target.value, operator: operator ?? 'is', value: type === 'flag' ? 'true' : '' })
        }}
      />
      <Select
        label={t('triggers.line.operator')}
        value={line.operator}
        options={operators.map((one) => ({ value: one, label: t(`triggers.operator.${one}`) }))}
        onChange={({ target }) =>
          onWrite({ ...line, operator: OPERATORS.find((one) => one === target.value) ?? line.operator })
        }
      />
      <ValueField line={line} type={known?.type ?? 'text'} isWrong={isWrong} onWrite={onWrite} />
      <Button
        variant="outlined"
        size="small"
        onClick={onRemove}
        aria-label={t('triggers.removeLine', { field: nameOf(line.field) })}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  )
}

type ValueProps = Pick<Props, 'line' | 'isWrong' | 'onWrite'> & { readonly type: EventField['type'] }

function ValueField({ line, type, isWrong, onWrite }: ValueProps) {
  const { t } = useTexts()
  const label = t('triggers.line.value')
  if (type === 'flag')
    return (
      <Select
        label={label}
        value={line.value === 'false' ? 'false' : 'true'}
        options={[
          { value: 'true', label: t('triggers.yes') },
          { value: 'false', label: t('triggers.no') },
        ]}
        onChange={({ target }) => onWrite({ ...line, value: target.value })}
      />
    )
  const isList = line.operator === 'one-of' || line.operator === 'none-of'
  const hint = isList ? t('triggers.listHint') : line.field.endsWith('Minor') ? t('triggers.minorHint') : undefined
  return (
    <Field
      label={label}
      hint={hint}
      problem={isWrong ? t(`triggers.wrong.value.${type}`) : undefined}
      problemIcon={<StatusShape kind="stop" />}
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          maxLength={isList ? 1000 : 200}
          type={type === 'moment' ? 'datetime-local' : 'text'}
          inputMode={type === 'number' ? 'numeric' : undefined}
          value={type === 'moment' && isInstant(line.value) ? localOf(line.value) : line.value}
          onChange={({ target }) => onWrite({ ...line, value: target.value })}
        />
      )}
    </Field>
  )
}
