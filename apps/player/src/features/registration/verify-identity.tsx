import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { create } from '#contract/onling-v2/kyc-verification.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

type Props = {
  /** What the bank verifies at once; undefined if the brand does not use it. */
  readonly byBank: 'identity' | 'identity-and-account' | undefined
  readonly errors: Readonly<Record<string, string>> | undefined
}

/** The bank first: a minute instead of documents that staff must check. The other ways are one press away. */
export function VerifyIdentity({ byBank, errors }: Props) {
  const t = useTranslations('requirements')
  const { locale } = useSite()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function start() {
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(create, { body: { method: 'bankId', returnPath: paths.identity(locale) } })
    if (answer.ok) return location.assign(answer.data.redirectUrl)
    setIsBusy(false)
    setFailed(answer)
  }

  if (!byBank)
    return (
      <Link className={buttonClass('outlined')} to={paths.identity(locale)}>
        {t('toIdentity')}
      </Link>
    )
  return (
    <div className="kyc-way">
      <Button size="large" className="button-full" isLoading={isBusy} onClick={() => void start()}>
        {t('byBank')}
      </Button>
      <small>{t(byBank === 'identity' ? 'byBankNote' : 'byBankAccountNote')}</small>
      <Failure failed={failed} texts={errors} />
      <Link className="text-link" to={paths.identity(locale)}>
        {t('otherWays')}
      </Link>
    </div>
  )
}
