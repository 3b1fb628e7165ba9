import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { create } from '#contract/onling-v2/kyc-verification.ts'
import type { KycMethod } from '#contract/states/kyc-states.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { ErrorTexts } from './identity.ts'

/** The quick ways: a partner verifies the person at once, and the browser returns here. */
export function KycPanel({ methods, errors }: { readonly methods: readonly KycMethod[]; readonly errors: ErrorTexts }) {
  const t = useTranslations('identity')
  const { locale } = useSite()
  const [busy, setBusy] = useState<KycMethod>()
  const [failed, setFailed] = useState<Failed>()

  async function start(method: KycMethod) {
    setBusy(method)
    setFailed(undefined)
    const answer = await api(create, { body: { method, returnPath: paths.identity(locale) } })
    if (answer.ok) return location.assign(answer.data.redirectUrl)
    setBusy(undefined)
    setFailed(answer)
  }

  return (
    <section className="panel">
      <h2>{t('quick')}</h2>
      {methods.map((method) => (
        <div key={method} className="kyc-way">
          <Button
            size="large"
            className="button-full"
            variant={method === 'bankId' ? 'primary' : 'outlined'}
            isLoading={busy === method}
            disabled={busy !== undefined && busy !== method}
            onClick={() => void start(method)}
          >
            {t(`method.${method}`)}
          </Button>
          <small>{t(`methodHint.${method}`)}</small>
        </div>
      ))}
      <Failure failed={failed} texts={errors} />
    </section>
  )
}
