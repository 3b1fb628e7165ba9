import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { excludeSelf } from '#contract/play-v1/exclusion.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import type { ErrorTexts } from './exclusion-page.tsx'
import { TermFields } from './term-fields.tsx'

type Props = { readonly months: readonly number[]; readonly errors: ErrorTexts; readonly onExcluded: () => void }

/** Excludes the player for a term of the market's law, or without an end. Nothing is preselected. */
export function ExcludeSelf({ months, errors, onExcluded }: Props) {
  const t = useTranslations('exclusion')
  const [term, setTerm] = useState<number | null>()
  const [understands, setUnderstands] = useState(false)
  const [isTold, setIsTold] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const isWhole = term !== undefined && understands

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTold(true)
    if (term === undefined || !understands) return
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(excludeSelf, { body: { months: term } })
    setIsBusy(false)
    if (!answer.ok) return setFailed(answer)
    setTerm(undefined)
    setUnderstands(false)
    setIsTold(false)
    onExcluded()
    scrollTo({ top: 0 })
  }

  return (
    <section className="panel" aria-labelledby="exclude-self">
      <h2 id="exclude-self">{t('selfTitle')}</h2>
      <p className="quiet-text">{t('selfText')}</p>
      <PageForm noValidate className="exclusion-form" onSubmit={(event) => void submit(event)}>
        <TermFields legend={t('selfLegend')} months={months} mayBeForever value={term} onChange={setTerm} />
        <div>
          <h3>{t('means')}</h3>
          <ul className="means-list">
            <li>{t('means1')}</li>
            <li>{t('means2')}</li>
            <li>{t('means3')}</li>
            <li>{t('means4')}</li>
          </ul>
        </div>
        <label className="agree-box">
          <input type="checkbox" checked={understands} onChange={(event) => setUnderstands(event.target.checked)} />
          <span>{t('understand')}</span>
        </label>
        {isTold && !isWhole ? (
          <p className="alert" role="alert">
            {t('selfNotChosen')}
          </p>
        ) : null}
        <Failure failed={failed} texts={errors} />
        <Button type="submit" variant="outlined" size="large" isLoading={isBusy}>
          {t('selfSubmit')}
        </Button>
      </PageForm>
    </section>
  )
}
