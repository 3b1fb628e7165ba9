import { useState, type FormEvent } from 'react'
import type { Static } from 'typebox'
import { useTranslations } from 'use-intl/react'
import { updateLimits } from '#contract/capi-v1.1/player-limits.ts'
import type { LimitShown, LimitsShown } from '#contract/shapes/limits-shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ChoiceFields } from './choice-fields.tsx'
import type { ErrorTexts } from './limits-page.tsx'
import { PreviewWords } from './preview-words.tsx'
import { EMPTY_DRAFT, readDraft, type Draft } from './read-draft.ts'
import { RefusalWords } from './refusal-words.tsx'
import { usePreview } from './use-preview.ts'
import { typeValue, writeValue } from './write-value.ts'

type Shown = Static<typeof LimitShown>

type Props = {
  readonly limit: Shown
  readonly errors: ErrorTexts
  readonly onClose: () => void
  readonly onSaved: (limits: LimitsShown) => void
}

function draftOf({ isChosen, value }: Shown): Draft {
  if (!isChosen) return EMPTY_DRAFT
  return value === null ? { wants: 'none', typed: '' } : { wants: 'value', typed: typeValue(value) }
}

/** Changes one limit. The effect of a request is loaded from the platform and shown before it can be saved. */
export function ChangeDialog({ limit, errors, onClose, onSaved }: Props) {
  const t = useTranslations('limits')
  const { locale, currency } = useSite()
  const [draft, setDraft] = useState(() => draftOf(limit))
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const { kind, isChosen, value, pending, ruleId } = limit
  const choice = readDraft(kind, draft, currency)
  const preview = usePreview(kind, choice)
  const told = preview?.ok ? preview.data : undefined
  const changesNothing = told?.direction === 'same' && isChosen && pending === null
  const maySave = told?.isAllowed === true && !changesNothing

  async function save(event: FormEvent) {
    event.preventDefault()
    if (choice === undefined || !maySave) return
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(updateLimits, { body: { changes: [{ kind, value: choice }] } })
    setIsBusy(false)
    if (answer.ok) return onSaved(answer.data)
    if (answer.status === 401) return location.assign(paths.login(locale, location.pathname + location.search))
    setFailed(answer)
  }

  const refused = failed ?? (preview && !preview.ok ? preview : undefined)
  return (
    <Dialog labelledBy="limit-dialog-title" onClose={onClose}>
      <div className="question change-dialog">
        <h2 id="limit-dialog-title">{t('dialogTitle')}</h2>
        <PageForm className="" noValidate onSubmit={(event) => void save(event)}>
          {isChosen ? <p>{t('now', { value: value === null ? t('noLimit') : writeValue(value, locale) })}</p> : null}
          <ChoiceFields
            kind={kind}
            title={t(`kinds.${kind}.name`)}
            help={t(`kinds.${kind}.help`)}
            draft={draft}
            showsProblems={false}
            onChange={(next) => {
              setFailed(undefined)
              setDraft(next)
            }}
          />
          <div
            className="change-dialog-told"
            aria-live="polite"
            aria-busy={choice !== undefined && preview === undefined}
          >
            {choice !== undefined && preview === undefined ? <p className="note">{t('previewing')}</p> : null}
            {told && choice !== undefined ? (
              <PreviewWords
                kind={kind}
                preview={told}
                choice={choice}
                isFirst={!isChosen}
                hasPending={pending !== null}
                ruleId={ruleId}
              />
            ) : null}
          </div>
          {refused ? <RefusalWords failed={refused} errors={errors} choice={choice} /> : null}
          <div className="button-row">
            <Button variant="ghost" size="large" onClick={onClose}>
              {t('close')}
            </Button>
            <Button type="submit" size="large" isLoading={isBusy} disabled={!maySave}>
              {told?.direction === 'looser' && isChosen ? t('saveLater') : t('save')}
            </Button>
          </div>
        </PageForm>
      </div>
    </Dialog>
  )
}
