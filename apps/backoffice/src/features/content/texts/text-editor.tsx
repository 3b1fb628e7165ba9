import { useState } from 'react'
import type { TextFault } from '#contract/shapes/texts.ts'
import { countsOf, pluralForms } from '#config/texts/plural-forms.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { StatusShape } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { joinPlural, splitPlural, type SplitPlural } from './split-plural.ts'
import type { LanguageCode, TextRow } from './texts.ts'
import styles from './texts.module.css'

type Props = {
  readonly row: TextRow
  readonly language: LanguageCode
  readonly text: string
  readonly faults: readonly TextFault[]
  readonly onChange: (text: string) => void
}

/** Edits a text as a whole; a text with a plural has a field for each form. */
export function TextEditor({ row, language, text, faults, onChange }: Props) {
  const { t } = useTexts()
  const problem = useProblem(faults)
  // An incomplete form is not a valid text, and an empty one means the product's text: both are kept while typing.
  const [written, setWritten] = useState({ text, counted: splitPlural(text), isEmpty: false })
  const isCurrent = written.text === text || written.isEmpty
  const counted = isCurrent ? written.counted : splitPlural(text)
  const value = isCurrent && written.isEmpty ? '' : text
  const write = (next: string, forms = splitPlural(next)) => {
    setWritten({ text: next, counted: forms, isEmpty: next === '' })
    onChange(next)
  }
  const isOfProduct = text === row.words
  return (
    <div className={styles.editor}>
      {counted ? (
        <PluralFields counted={counted} language={language} onChange={(forms) => write(joinPlural(forms), forms)} />
      ) : null}
      <Field
        label={counted ? t('texts.whole') : t('texts.words')}
        hint={t('texts.length', { length: value.length, most: row.maxLength })}
        problem={problem}
        problemIcon={<StatusShape kind="stop" />}
        isNoteLive
      >
        {(control) => (
          <textarea
            {...control}
            rows={value.length > 80 ? 5 : 2}
            lang={language}
            value={value}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      {row.words !== null && !isOfProduct ? (
        <Button variant="outlined" onClick={() => write(row.words ?? '')}>
          {t('texts.asBefore')}
        </Button>
      ) : null}
    </div>
  )
}

type PluralProps = {
  readonly counted: SplitPlural
  readonly language: LanguageCode
  readonly onChange: (counted: SplitPlural) => void
}

/** The plural forms of the language, each with example numbers, and the forms of the source text beside them. */
function PluralFields({ counted, language, onChange }: PluralProps) {
  const { t, language: lang } = useTexts()
  const needed = pluralForms(language)
  const written = counted.forms.map(([form]) => form)
  const all = [
    ...new Set([...written.filter((form) => form.startsWith('=')), ...needed.map(({ form }) => form), ...written]),
  ]
  const textOf = (form: string) => counted.forms.find(([one]) => one === form)?.[1] ?? ''
  const write = (form: string, text: string) =>
    onChange({ ...counted, forms: all.map((one) => [one, one === form ? text : textOf(one)] as const) })
  return (
    <>
      {all.map((form) => {
        const counts = countsOf(language, form).map((count) => new Intl.NumberFormat(lang).format(count))
        return (
          <Field
            key={form}
            label={counts.length > 0 ? t('texts.form', { counts: counts.join(', ') }) : t('texts.formUnused', { form })}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                lang={language}
                value={textOf(form)}
                onChange={({ target }) => write(form, target.value)}
              />
            )}
          </Field>
        )
      })}
    </>
  )
}

function useProblem(faults: readonly TextFault[]): string | undefined {
  const { t } = useTexts()
  if (faults.length === 0) return undefined
  return faults.map(({ fault, about }) => t(`texts.fault.${fault}`, { about })).join(' ')
}
