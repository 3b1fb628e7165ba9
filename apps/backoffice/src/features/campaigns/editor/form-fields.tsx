import { createContext, useContext, type ReactNode } from 'react'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../../shell/controls.module.css'
import layout from '../../../shell/layout.module.css'
import { StatusShape } from '../../../shell/status.tsx'
import { TextField } from '../../../shell/text-field.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import type { CampaignForm } from './campaign-form.ts'
import type { FormField } from './read-campaign-form.ts'

/** The current form, and the problem of a field. */
type Writing = {
  readonly form: CampaignForm
  readonly write: (some: Partial<CampaignForm>) => void
  readonly problemOf: (field: FormField) => string | undefined
}

export const WritingForm = createContext<Writing | undefined>(undefined)

export function useWriting(): Writing {
  const writing = useContext(WritingForm)
  if (!writing) throw new Error('A field of a campaign stands inside its form.')
  return writing
}

type Text = { [Field in FormField]: CampaignForm[Field] extends string ? Field : never }[FormField]
type Named = { readonly field: Text; readonly unit?: string | undefined; readonly hint?: string | undefined }

/** A number with its unit after the label. */
export function Figure({ field, unit, hint }: Named) {
  const { t } = useTexts()
  const { form, write, problemOf } = useWriting()
  return (
    <TextField
      label={`${t(`campaigns.field.${field as 'amount'}`)}${unit ? ` (${unit})` : ''}`}
      hint={hint}
      inputMode="decimal"
      maxLength={14}
      value={form[field]}
      problem={problemOf(field)}
      onWrite={(value) => write({ [field]: value })}
    />
  )
}

export function Moment({ field, hint }: Named) {
  const { t } = useTexts()
  const { form, write, problemOf } = useWriting()
  return (
    <TextField
      label={t(`campaigns.field.${field as 'from'}`)}
      hint={hint}
      type="datetime-local"
      step="1"
      value={form[field]}
      problem={problemOf(field)}
      onWrite={(value) => write({ [field]: value })}
    />
  )
}

export function Lines({ field, hint }: Named) {
  const { t } = useTexts()
  const { form, write, problemOf } = useWriting()
  const problem = form[field] === '' ? undefined : problemOf(field)
  return (
    <Field
      label={t(`campaigns.field.${field as 'shares'}`)}
      hint={hint}
      problem={problem}
      problemIcon={<StatusShape kind="stop" />}
    >
      {(control) => (
        <textarea
          {...control}
          rows={4}
          value={form[field]}
          onChange={({ target }) => write({ [field]: target.value })}
        />
      )}
    </Field>
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly field: FormField
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly disabled?: boolean
  readonly hint?: string | undefined
}

export function Choice<Value extends string>({ label, field, values, nameOf, disabled, hint }: ChoiceProps<Value>) {
  const { form, write, problemOf } = useWriting()
  return (
    <Select
      label={label}
      hint={hint}
      disabled={disabled}
      value={String(form[field])}
      problem={problemOf(field)}
      problemIcon={<StatusShape kind="stop" />}
      onChange={({ target }) => write({ [field]: target.value })}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
    />
  )
}

export function Tick({ field }: { readonly field: 'onlyFirstDeposit' | 'endsAtWithdrawal' | 'isCodePublic' }) {
  const { t } = useTexts()
  const { form, write, problemOf } = useWriting()
  const problem = problemOf(field)
  return (
    <>
      <label className={joinClasses(layout.row, textStyles.small)}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={form[field]}
          onChange={({ target }) => write({ [field]: target.checked })}
        />
        {t(`campaigns.field.${field}`)}
      </label>
      {problem ? <span className={textStyles.problem}>{problem}</span> : null}
    </>
  )
}

/** One section of the form with its heading. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={layout.section}>
      <legend className={textStyles.bold}>{name}</legend>
      <div className={joinClasses(layout.column, layout.airy)}>{children}</div>
    </fieldset>
  )
}
