import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { acceptTerms } from '#contract/play-v1/terms.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths, safeReturn } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { TermsToAccept } from './use-terms-to-accept.ts'

type Props = { readonly terms: TermsToAccept; readonly errors: Readonly<Record<string, string>> | undefined }

/** Below the text, so that nobody accepts terms without scrolling past them. Withdrawals are possible without it. */
export function AcceptTerms({ terms: { name, version }, errors }: Props) {
  const t = useTranslations('pages.newTerms')
  const { locale } = useSite()
  const [params] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function accept() {
    setBusy(true)
    const answer = await api(acceptTerms, { body: { name } })
    // Reload, so that every part of the page knows that play is allowed.
    if (answer.ok) return location.assign(safeReturn(params.get('return'), paths.lobby(locale)))
    setBusy(false)
    setFailed(answer)
  }

  return (
    <section className="page-part terms-accept" aria-labelledby="accept-terms">
      <h2 id="accept-terms">{t('acceptTitle', { version })}</h2>
      <p>{t('without')}</p>
      <Failure failed={failed} texts={errors} />
      <div className="button-row">
        <Button size="large" isLoading={isBusy} onClick={() => void accept()}>
          {t('accept', { version })}
        </Button>
        <Link className={buttonClass('outlined', 'large')} to={paths.lobby(locale)}>
          {t('later')}
        </Link>
        <Link className={buttonClass('outlined', 'large')} to={paths.withdraw(locale)}>
          {t('withdraw')}
        </Link>
      </div>
    </section>
  )
}
