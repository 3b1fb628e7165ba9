import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { sendSmsCode, verifySmsCode } from '#contract/onling-v2/sms-payment.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { CodeField } from './code-field.tsx'
import type { SmsBegun } from './sms-begin.tsx'
import type { SmsOrder } from './sms-to-send.tsx'

type Props = {
  readonly begun: SmsBegun
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onProved: (order: SmsOrder) => void
}

/** The code that proves the phone. */
export function SmsCode({ begun, errors, onProved }: Props) {
  const t = useTranslations('deposit')
  const { paymentId } = begun.payment
  const [code, setCode] = useState('')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(verifySmsCode, { body: { paymentId, code: code.trim() } })
    setIsBusy(false)
    setCode('')
    if (answer.ok) onProved(answer.data)
    else setFailed(answer)
  }

  async function sendAgain() {
    const answer = await api(sendSmsCode, { body: { paymentId } })
    setFailed(answer.ok ? undefined : answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <output className="note">{t('sms.codeSent', { phone: begun.sentTo })}</output>
      <CodeField label={t('sms.code')} code={code} failed={failed} onChange={setCode} />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('sms.confirm')}
      </Button>
      <button type="button" className="text-link" onClick={() => void sendAgain()}>
        {t('sms.again')}
      </button>
    </PageForm>
  )
}
