import { useKeys } from '../../shell/keys.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** Why it is rejected, and what the player reads: a template in the player's language that can be put in other words. */
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
    <section className="sect" aria-labelledby="reject-title">
      <div className="row between wrap">
        <h2 id="reject-title">{t('documents.rejectWith')}</h2>
        <span className="s mut">{t('documents.inLanguage', { language: or(`language.${language}`, language) })}</span>
      </div>
      <div role="radiogroup" aria-labelledby="reject-title">
        {templates.map((template, index) => (
          <label key={template.reason} className={`rr ${reason === template.reason ? 'on' : ''}`}>
            <input
              type="radio"
              name="reject-reason"
              className="ck"
              checked={reason === template.reason}
              onChange={() => onReason(template.reason)}
            />
            <span className="grow">{nameOf(template.reason)}</span>
            <kbd>{index + 1}</kbd>
          </label>
        ))}
      </div>
      <label className="f">
        {t('documents.message')}
        <textarea
          className="in"
          rows={3}
          minLength={10}
          maxLength={1000}
          lang={language}
          value={message}
          onChange={(event) => onMessage(event.target.value)}
        />
      </label>
    </section>
  )
}
