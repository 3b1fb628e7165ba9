import { FolderPlus, Plus, Trash2 } from 'lucide-react'
import type { EventField } from '#contract/event-uses.ts'
import { OPERATORS_OF } from '#contract/shapes/triggers.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { ComparisonRow } from './comparison-row.tsx'
import styles from './condition-builder.module.css'
import { isGroup, newLine, nextId, type Join, type Line, type Part, type TriggerForm } from './trigger-form.ts'

const JOINS: readonly Join[] = ['all', 'any', 'none']
const PARTS_MAX = 20

type Props = {
  readonly fields: readonly EventField[]
  readonly form: Pick<TriggerForm, 'join' | 'parts'>
  readonly isWrong: (id: number) => boolean
  readonly onWrite: (some: Pick<TriggerForm, 'join' | 'parts'>) => void
}

/** Builds a condition of two levels: comparisons, and groups of them, each joined by all, any or none. */
export function ConditionBuilder({ fields, form: { join, parts }, isWrong, onWrite }: Props) {
  const { t } = useTexts()
  const write = (next: readonly Part[]) => onWrite({ join, parts: next })
  const replace = (part: Part) => write(parts.map((one) => (one.id === part.id ? part : one)))
  const remove = (id: number) => write(parts.filter((one) => one.id !== id))
  const line = () => fieldLine(fields)
  const isFull = parts.length >= PARTS_MAX
  return (
    <div className={joinClasses(layout.column, layout.airy)}>
      <JoinField join={join} isDisabled={parts.length === 0} onChoose={(next) => onWrite({ join: next, parts })} />
      {parts.length === 0 ? <p>{t('triggers.always')}</p> : null}
      <ul className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part.id}>
            {isGroup(part) ? (
              <fieldset className={styles.group}>
                <legend>{t('triggers.group', { number: index + 1 })}</legend>
                <JoinField join={part.join} onChoose={(next) => replace({ ...part, join: next })} />
                <Lines
                  lines={part.of}
                  fields={fields}
                  isWrong={isWrong}
                  onWrite={(of) => (of.length === 0 ? remove(part.id) : replace({ ...part, of }))}
                />
                <span className={joinClasses(layout.row, layout.wrap)}>
                  <AddButton
                    label={t('triggers.addLine')}
                    isDisabled={part.of.length >= PARTS_MAX || fields.length === 0}
                    onAdd={() => replace({ ...part, of: [...part.of, line()] })}
                  />
                  <Button variant="outlined" size="small" onClick={() => remove(part.id)}>
                    <Trash2 aria-hidden="true" />
                    {t('triggers.removeGroup', { number: index + 1 })}
                  </Button>
                </span>
              </fieldset>
            ) : (
              <ComparisonRow
                line={part}
                fields={fields}
                isWrong={isWrong(part.id)}
                onWrite={replace}
                onRemove={() => remove(part.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <span className={joinClasses(layout.row, layout.wrap)}>
        <AddButton
          label={t('triggers.addLine')}
          isDisabled={isFull || fields.length === 0}
          onAdd={() => write([...parts, line()])}
        />
        <Button
          variant="outlined"
          size="small"
          disabled={isFull || fields.length === 0}
          onClick={() => write([...parts, { id: nextId(), join: 'any', of: [line()] }])}
        >
          <FolderPlus aria-hidden="true" />
          {t('triggers.addGroup')}
        </Button>
      </span>
    </div>
  )
}

function fieldLine(fields: readonly EventField[]): Line {
  const [first] = fields
  return newLine(first?.name ?? '', OPERATORS_OF[first?.type ?? 'text'][0] ?? 'is')
}

type LinesProps = {
  readonly lines: readonly Line[]
  readonly fields: readonly EventField[]
  readonly isWrong: (id: number) => boolean
  readonly onWrite: (lines: readonly Line[]) => void
}

function Lines({ lines, fields, isWrong, onWrite }: LinesProps) {
  return lines.map((line) => (
    <ComparisonRow
      key={line.id}
      line={line}
      fields={fields}
      isWrong={isWrong(line.id)}
      onWrite={(next) => onWrite(lines.map((one) => (one.id === next.id ? next : one)))}
      onRemove={() => onWrite(lines.filter((one) => one.id !== line.id))}
    />
  ))
}

type JoinProps = { readonly join: Join; readonly isDisabled?: boolean; readonly onChoose: (join: Join) => void }

function JoinField({ join, isDisabled = false, onChoose }: JoinProps) {
  const { t } = useTexts()
  return (
    <Select
      label={t('triggers.join')}
      value={join}
      disabled={isDisabled}
      options={JOINS.map((one) => ({ value: one, label: t(`triggers.join.${one}`) }))}
      onChange={({ target }) => onChoose(JOINS.find((one) => one === target.value) ?? 'all')}
    />
  )
}

type AddProps = { readonly label: string; readonly isDisabled: boolean; readonly onAdd: () => void }

function AddButton({ label, isDisabled, onAdd }: AddProps) {
  return (
    <Button variant="outlined" size="small" disabled={isDisabled} onClick={onAdd}>
      <Plus aria-hidden="true" />
      {label}
    </Button>
  )
}
