import { NOTE_KINDS, type NoteKind } from '#contract/play-v1/staff-notes.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { StatusShape } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

export const LENGTH_MIN = 2

/** A note being written; `until` as text of the input. */
export type Written = { readonly kind: NoteKind; readonly words: string; readonly until: string }

type Props = {
  /** The kind can be chosen only for a new note. */
  readonly isNew: boolean
  readonly written: Written
  readonly max: number
  readonly isWrong: boolean
  readonly wasTried: boolean
  readonly onChange: (change: Partial<Written>) => void
}

/** Kind, text and expiry of a note, and who will be able to read it. */
export function NoteFields({ isNew, written, max, isWrong, wasTried, onChange }: Props) {
  const { t } = useTexts()
  const { kind, words, until } = written
  return (
    <>
      {isNew ? (
        <Select
          label={t('notes.kind')}
          value={kind}
          onChange={(event) => onChange({ kind: NOTE_KINDS.find((one) => one === event.target.value) ?? kind })}
        >
          {NOTE_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`noteKind.${one}`)}
            </option>
          ))}
        </Select>
      ) : null}
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>
        {t(kind === 'risk' ? 'notes.riskCopy' : 'notes.copy')}
      </p>
      <Field
        label={t('notes.words')}
        problem={wasTried && isWrong ? t('notes.length', { min: LENGTH_MIN, max }) : undefined}
        problemIcon={<StatusShape kind="stop" />}
      >
        {(control) => (
          <textarea
            {...control}
            rows={kind === 'tag' ? 1 : 4}
            maxLength={max}
            value={words}
            data-wrong={isWrong ? '' : undefined}
            onChange={(event) => onChange({ words: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('notes.untilField')} hint={t('notes.untilHint')}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={until}
            onChange={(event) => onChange({ until: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
