import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { closeAccount } from '#contract/play-v1/privacy.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { forgetPlayer } from '../../shell/session/forget-player.ts'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ErasurePlan } from './erasure-plan.tsx'
import type { ErrorTexts, Privacy } from './privacy-page.tsx'

type Props = {
  readonly privacy: Privacy
  readonly errors: ErrorTexts
  readonly onClosed: (plan: Privacy['erasure'] | null) => void
}

/** Closes the account permanently. Obstacles are shown before the password is requested. */
export function CloseAccount({ privacy, errors, onClosed }: Props) {
  const t = useTranslations('privacy')
  const { locale } = useSite()
  const [erases, setErases] = useState(true)
  const [understands, setUnderstands] = useState(false)
  const [isTold, setIsTold] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setIsTold(true)
    setFailed(undefined)
    if (!understands || password === '') return
    setIsBusy(true)
    const answer = await api(closeAccount, { body: { password, erasesData: erases, lang: locale } })
    setIsBusy(false)
    if (!answer.ok) return setFailed(answer)
    forgetPlayer()
    onClosed(answer.data.erasure)
    scrollTo({ top: 0 })
  }

  return (
    <section className="panel" aria-labelledby="close-title">
      <h2 id="close-title">{t('closeTitle')}</h2>
      <p className="quiet-text">{t('closeText')}</p>
      {privacy.obstacles.length > 0 ? (
        <Obstacles obstacles={privacy.obstacles} />
      ) : (
        <PageForm noValidate className="exclusion-form" onSubmit={(event) => void submit(event)}>
          <label className="agree-box">
            <input type="checkbox" checked={erases} onChange={(event) => setErases(event.target.checked)} />
            <span>{t('alsoErase')}</span>
          </label>
          {erases ? <ErasurePlan plan={privacy.erasure} /> : <p className="note">{t('keptText')}</p>}
          <Field
            label={t('password')}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={200}
            hint={t('passwordHint')}
          />
          <label className="agree-box">
            <input type="checkbox" checked={understands} onChange={(event) => setUnderstands(event.target.checked)} />
            <span>{t('understand')}</span>
          </label>
          {isTold && !understands ? (
            <p className="alert" role="alert">
              {t('notUnderstood')}
            </p>
          ) : null}
          <Failure failed={failed} texts={errors} />
          <Button type="submit" variant="outlined" size="large" isLoading={isBusy}>
            {t(erases ? 'closeAndErase' : 'close')}
          </Button>
        </PageForm>
      )}
    </section>
  )
}

function Obstacles({ obstacles }: { readonly obstacles: Privacy['obstacles'] }) {
  const t = useTranslations('privacy')
  const { locale } = useSite()
  return (
    <div className="note" role="note">
      <p>{t('notYet')}</p>
      <ul className="means-list">
        {obstacles.map(({ kind, amount, count }) => (
          <li key={kind}>
            {t(`obstacle.${kind}`, { amount: amount ? formatMoney(amount, locale) : '', count: count ?? 0 })}
          </li>
        ))}
      </ul>
      <Link className="text-link" to={paths.withdraw(locale)}>
        {t('toWithdraw')}
      </Link>
    </div>
  )
}
