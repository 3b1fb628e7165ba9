import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { connectCancel } from '#contract/onling-v2/wallet-payment.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import type { WalletState } from './wallet.route.tsx'

type Props = {
  readonly wallet: WalletState
  readonly onCode: (connectId: string, code: string) => Promise<void>
  readonly onCancelled: (wallet: WalletState) => void
  readonly onFailed: (failed: Failed) => void
}

/** A pending connection: continue at the partner's page, enter its code, or cancel. */
export function PendingWallet({ wallet, onCode, onCancelled, onFailed }: Props) {
  const t = useTranslations('wallet')
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const { connecting } = wallet
  if (!connecting) return <p className="note">{t('pending')}</p>
  const { connectId, redirectUrl } = connecting

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    await onCode(connectId, code.trim())
    setIsBusy(false)
    setCode('')
  }

  async function cancel() {
    const answer = await api(connectCancel, { body: { connectId } })
    if (answer.ok) onCancelled(answer.data)
    else onFailed(answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <p className="note">{t('pending')}</p>
      <a className={buttonClass('primary', 'large')} href={redirectUrl}>
        {t('goOn')}
      </a>
      <Field
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*[0-9]{6}\s*"
        maxLength={8}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="ghost" size="large" className="button-full" isLoading={isBusy}>
        {t('finish')}
      </Button>
      <button type="button" className="text-link" onClick={() => void cancel()}>
        {t('cancel')}
      </button>
    </PageForm>
  )
}
