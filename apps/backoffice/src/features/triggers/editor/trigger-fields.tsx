import type { ReactNode } from 'react'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { StatusShape } from '../../../shell/status.tsx'
import { TextField } from '../../../shell/text-field.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import type { Definition } from '../triggers.ts'
import { ActionFields } from './action-fields.tsx'
import { ConditionBuilder } from './condition-builder.tsx'
import type { FormProblem } from './read-trigger-form.ts'
import type { TriggerForm } from './trigger-form.ts'

type Props = {
  readonly form: TriggerForm
  readonly definitions: readonly Definition[]
  readonly languages: readonly string[]
  readonly problems: readonly FormProblem[]
  readonly onWrite: (some: Partial<TriggerForm>) => void
}

/** The form in the order of decisions: when, if, then, how often. */
export function TriggerFields({ form, definitions, languages, problems, onWrite }: Props) {
  const { t } = useTexts()
  const definition = definitions.find(({ definitionId }) => definitionId === form.definitionId)
  const isWrong = (field: FormProblem) => problems.includes(field)
  /** An untouched field is missing, not invalid: it is reported when the form cannot be saved. */
  const problemOf = (field: FormProblem) => (isWrong(field) ? t(`triggers.wrong.${wrongOf(field)}`) : undefined)
  return (
    <>
      <Part name={t('triggers.part.event')}>
        <TextField
          label={t('triggers.name')}
          maxLength={80}
          value={form.name}
          problem={problemOf('name')}
          onWrite={(name) => onWrite({ name })}
        />
        <Select
          label={t('triggers.event')}
          hint={definition ? t(`triggers.reachHint.${definition.reach}`) : t('triggers.eventHint')}
          value={form.definitionId}
          problemIcon={<StatusShape kind="stop" />}
          options={[
            { value: '', label: '–' },
            ...definitions.map(({ definitionId, key, description }) => ({
              value: definitionId,
              label: `${key}: ${description}`,
            })),
          ]}
          onChange={({ target }) => onWrite({ definitionId: target.value })}
        />
      </Part>
      <Part name={t('triggers.part.condition')}>
        <ConditionBuilder
          fields={definition?.fields ?? []}
          form={form}
          isWrong={(id) => isWrong(`line.${id}`)}
          onWrite={onWrite}
        />
      </Part>
      <Part name={t('triggers.part.action')}>
        <ActionFields form={form} languages={languages} problemOf={problemOf} onWrite={onWrite} />
      </Part>
      <Part name={t('triggers.part.limits')}>
        {(['perDay', 'perPerson', 'coolDown', 'budget'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`triggers.limit.${field}`)}
            hint={field === 'budget' ? t('triggers.budgetHint') : t('triggers.emptyUnbounded')}
            inputMode="numeric"
            maxLength={9}
            value={form[field]}
            problem={problemOf(field)}
            onWrite={(value) => onWrite({ [field]: value })}
          />
        ))}
      </Part>
    </>
  )
}

/** The text for the problem of a field. */
function wrongOf(field: FormProblem) {
  const own = (['name', 'link', 'url', 'campaignId', 'definitionId'] as const).find((one) => one === field)
  if (own) return own
  return field.startsWith('heading') || field.startsWith('body') ? 'text' : 'whole'
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={layout.section}>
      <legend className={textStyles.bold}>{name}</legend>
      <div className={joinClasses(layout.column, layout.airy)}>{children}</div>
    </fieldset>
  )
}
