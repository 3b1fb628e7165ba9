import { useState, type FormEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { addPlayerToRvo } from '#contract/capi-v1.1/player-exclusion.ts'
import { checkRvo } from '#contract/onling-v2/player-exclusion.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { useSite } from '../../shell/site.ts'
import type { ErrorTexts } from './exclusion-page.tsx'
import { TermFields } from './term-fields.tsx'
import type { Exclusions } from './use-exclusions.ts'

type Props = {
  readonly register: Exclusions['register']
  readonly errors: ErrorTexts
  readonly onChanged: () => void
}

/** The last result of the state's register, the market's guide to it, and the application where we may submit one. */
export function RegisterPanel({ register, errors, onChanged }: Props) {
  const t = useTranslations('exclusion')
  const { market } = useSite()
  const [isAsking, setIsAsking] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function ask() {
    setIsAsking(true)
    setFailed(undefined)
    const answer = await api(checkRvo, { body: {} })
    setIsAsking(false)
    if (!answer.ok) return setFailed(answer)
    onChanged()
  }

  return (
    <section className="panel" aria-labelledby="register">
      <h2 id="register">{t('registerTitle')}</h2>
      <LastAnswer answer={register.lastAnswer} />
      <Button variant="ghost" isLoading={isAsking} onClick={() => void ask()}>
        {t('registerCheck')}
      </Button>
      <Failure failed={failed} texts={errors} />
      <h3>{t('guideTitle')}</h3>
      <ol className="means-list">
        {GUIDE[market].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <ApplicationState application={register.application} />
      {register.canApply && register.application?.state !== 'waiting' ? (
        <Apply months={register.months} errors={errors} onApplied={onChanged} />
      ) : null}
    </section>
  )
}

/** How to request and end an entry in the register of the market, step by step. */
const GUIDE = {
  CZE: ['guideCZE1', 'guideCZE2', 'guideCZE3'],
  SVK: ['guideSVK1', 'guideSVK2', 'guideSVK3', 'guideSVK4'],
} as const

function LastAnswer({ answer }: { answer: Exclusions['register']['lastAnswer'] }) {
  const t = useTranslations('exclusion')
  const format = useFormatter()
  if (!answer) return <p className="quiet-text">{t('registerNever')}</p>
  const moment = format.dateTime(new Date(answer.checkedAt), { dateStyle: 'medium', timeStyle: 'short' })
  const key = { clear: 'registerClear', excluded: 'registerExcluded', unknown: 'registerUnknown' } as const
  return <p className={answer.answer === 'clear' ? 'quiet-text' : 'alert'}>{t(key[answer.answer], { moment })}</p>
}

function ApplicationState({ application }: { application: Exclusions['register']['application'] }) {
  const t = useTranslations('exclusion')
  const format = useFormatter()
  if (!application) return null
  const { state, effectiveFrom, acceptedId } = application
  if (state !== 'accepted') return <p className="note">{t(`application.${state}`)}</p>
  const moment = format.dateTime(new Date(effectiveFrom ?? application.askedAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return <p className="note">{t('application.accepted', { moment, number: acceptedId?.slice(0, 8) ?? '' })}</p>
}

type ApplyProps = { readonly months: readonly number[]; readonly errors: ErrorTexts; readonly onApplied: () => void }

function Apply({ months, errors, onApplied }: ApplyProps) {
  const t = useTranslations('exclusion')
  const [term, setTerm] = useState<number | null>()
  const [understands, setUnderstands] = useState(false)
  const [isTold, setIsTold] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTold(true)
    if (typeof term !== 'number' || !understands) return
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(addPlayerToRvo, { body: { months: term } })
    setIsBusy(false)
    if (!answer.ok) return setFailed(answer)
    onApplied()
    scrollTo({ top: 0 })
  }

  return (
    <PageForm noValidate className="exclusion-form" onSubmit={(event) => void submit(event)}>
      <h3>{t('applyTitle')}</h3>
      <p className="quiet-text">{t('applyText')}</p>
      <TermFields legend={t('selfLegend')} months={months} mayBeForever={false} value={term} onChange={setTerm} />
      <label className="agree-box">
        <input type="checkbox" checked={understands} onChange={(event) => setUnderstands(event.target.checked)} />
        <span>{t('understand')}</span>
      </label>
      {isTold && (term === undefined || !understands) ? (
        <p className="alert" role="alert">
          {t('selfNotChosen')}
        </p>
      ) : null}
      <Failure failed={failed} texts={errors} />
      <Button type="submit" variant="outlined" size="large" isLoading={isBusy}>
        {t('applySubmit')}
      </Button>
    </PageForm>
  )
}
