import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './documents.module.css'

/** The reason of a rejection and the text for the player: a template in the player's language that can be edited. */
export function RejectForm<Reason extends string>({
  templates,
  nameOf,
  language,
  reason,
  message,
  onReason,
  onMessage,
}: {
  readonly templates: readonly { readonly reason: Reason; readonly text: string }[]
  readonly nameOf: (reason: Reason) => string
  readonly language: string
  readonly reason: Reason | undefined
  readonly message: string
  readonly onReason: (reason: Reason) => void
  readonly onMessage: (message: string) => void
}) {
  const { t, or } = useTexts()
  useKeys(
    templates.map((template, index) => ({
      keys: String(index + 1),
      label: nameOf(template.reason),
      run: () => onReason(template.reason),
    })),
  )
  return (
    <section className={layout.section} aria-labelledby="reject-title">
      <div className={joinClasses(layout.row, layout.between, layout.wrap)}>
        <h2 id="reject-title">{t('documents.rejectWith')}</h2>
        <span className={joinClasses(textStyles.small, textStyles.muted)}>
          {t('documents.inLanguage', { language: or(`language.${language}`, language) })}
        </span>
      </div>
      <div role="radiogroup" aria-labelledby="reject-title">
        {templates.map((template, index) => (
          <label
            key={template.reason}
            className={joinClasses(styles.choice, reason === template.reason && styles.chosen)}
          >
            <input
              type="radio"
              name="reject-reason"
              className={controls.checkbox}
              checked={reason === template.reason}
              onChange={() => onReason(template.reason)}
            />
            <span className={layout.grow}>{nameOf(template.reason)}</span>
            <kbd>{index + 1}</kbd>
          </label>
        ))}
      </div>
      <Field label={t('documents.message')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            minLength={10}
            maxLength={1000}
            lang={language}
            value={message}
            onChange={(event) => onMessage(event.target.value)}
          />
        )}
      </Field>
    </section>
  )
}
