import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { connectRequest, register } from '#contract/onling-v2/wallet-payment.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

/** Connects an existing wallet, or opens one: both continue at the partner's page. */
export function ConnectWallet({ onFailed }: { readonly onFailed: (failed: Failed) => void }) {
  const t = useTranslations('wallet')
  const { locale } = useSite()
  const [phone, setPhone] = useState('')
  const [busy, setBusy] = useState<'connect' | 'register'>()

  async function begin(way: 'connect' | 'register') {
    setBusy(way)
    const typed = phone.trim()
    const body = { returnPath: paths.wallet(locale), ...(typed === '' ? {} : { phone: typed }) }
    const answer = await api(way === 'connect' ? connectRequest : register, { body })
    if (answer.ok) return location.assign(answer.data.redirectUrl)
    setBusy(undefined)
    return onFailed(answer)
  }

  return (
    <PageForm
      onSubmit={(event) => {
        event.preventDefault()
        void begin('connect')
      }}
    >
      <p className="note">{t('text')}</p>
      <Field
        label={t('phone')}
        hint={t('phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button
        type="submit"
        size="large"
        className="button-full"
        isLoading={busy === 'connect'}
        disabled={busy !== undefined}
      >
        {t('connect')}
      </Button>
      <Button
        variant="ghost"
        size="large"
        className="button-full"
        isLoading={busy === 'register'}
        disabled={busy !== undefined}
        onClick={() => void begin('register')}
      >
        {t('register')}
      </Button>
    </PageForm>
  )
}
