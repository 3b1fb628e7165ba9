import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import type { LimitsShown } from '#contract/shapes/limits-shown.ts'
import type { LimitChoice, LimitKind } from '#contract/shapes/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { refusedKind } from './explain-refusal.ts'
import { groupLimits } from './group-limits.ts'
import type { ErrorTexts } from './limits-page.tsx'
import { EMPTY_DRAFT, readDraft, type Draft } from './read-draft.ts'
import { RefusalWords } from './refusal-words.tsx'

type Props = {
  readonly limits: LimitsShown
  readonly errors: ErrorTexts
  /** Everything is saved; gives the limits as they are now. */
  readonly onChosen: (limits: LimitsShown) => void
  /** Something was chosen elsewhere in the meantime. */
  readonly onStale: () => void
}

/** The first choice: each limit is set or expressly refused, none is chosen beforehand, all are saved in one call. */
export function ChooseLimits({ limits: { notChosen }, errors, onChosen, onStale }: Props) {
  const t = useTranslations('limits')
  const { locale, currency } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [drafts, setDrafts] = useState<Partial<Record<LimitKind, Draft>>>({})
  const [wasSent, setWasSent] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const draftOf = (kind: LimitKind) => drafts[kind] ?? EMPTY_DRAFT
  const choices = notChosen.flatMap((kind): LimitChoice[] => {
    const value = readDraft(kind, draftOf(kind), currency)
    return value === undefined ? [] : [{ kind, value }]
  })
  const isComplete = choices.length === notChosen.length

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    setFailed(undefined)
    if (!isComplete) return focusFirst(notChosen.find((kind) => !choices.some((choice) => choice.kind === kind)))
    setIsBusy(true)
    const answer = await api(setLimits, { body: { choices } })
    setIsBusy(false)
    if (answer.ok) return onChosen(answer.data)
    if (answer.status === 401) return location.assign(paths.login(locale, location.pathname + location.search))
    if (answer.code === 'ERR_STATE_CHANGED') return onStale()
    setFailed(answer)
    focusFirst(notChosen.find((kind) => kind === refusedKind(answer)))
  }

  function focusFirst(kind: LimitKind | undefined) {
    const fields = form.current?.querySelector(`[data-kind="${kind}"]`)
    const inputs = fields ? [...fields.querySelectorAll('input')] : []
    const first = inputs.find((input) => input.type === 'text') ?? inputs[0]
    first?.focus()
  }

  return (
    <PageForm ref={form} className="choose-limits" noValidate onSubmit={(event) => void submit(event)}>
      {groupLimits(notChosen.map((kind) => ({ kind }))).map(({ group, limits }) => (
        <section key={group} className="panel" aria-labelledby={`choose-${group}`}>
          <h2 id={`choose-${group}`}>{t(`groups.${group}`)}</h2>
          {limits.map(({ kind }) => (
            <ChoiceFields
              key={kind}
              kind={kind}
              title={t(`kinds.${kind}.name`)}
              help={t(`kinds.${kind}.help`)}
              draft={draftOf(kind)}
              isTold={wasSent}
              onChange={(draft) => setDrafts((all) => ({ ...all, [kind]: draft }))}
            >
              {failed && refusedKind(failed) === kind ? (
                <RefusalWords
                  failed={failed}
                  errors={errors}
                  choice={choices.find((one) => one.kind === kind)?.value}
                />
              ) : null}
            </ChoiceFields>
          ))}
        </section>
      ))}
      <div className="panel choose-limits-finish">
        <p aria-live="polite">
          <b>{t('chosen', { done: choices.length, all: notChosen.length })}</b>
        </p>
        {wasSent && !isComplete ? (
          <p className="alert" role="alert">
            {t('incomplete', { count: notChosen.length - choices.length })}
          </p>
        ) : null}
        {failed && refusedKind(failed) === undefined ? <RefusalWords failed={failed} errors={errors} /> : null}
        <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
          {t('chooseSubmit')}
        </Button>
        <p className="quiet-text">
          <Link className="text-link" to={paths.lobby(locale)}>
            {t('later')}
          </Link>
          {t('laterNote')}
        </p>
      </div>
    </PageForm>
  )
}
