import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { resendVerifyToken, verify } from '#contract/capi-v1.1/withdrawals.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { useSite } from '../../shell/site.ts'
import type { Withdrawal } from './withdrawal.ts'
import { OnceButton } from '../../shell/once-button.tsx'

type Props = {
  readonly withdrawal: Withdrawal
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onDone: (withdrawal: Withdrawal) => void
  /** Called when the state of the withdrawal has changed. */
  readonly onChanged: () => void
}

/** Form for the code sent by e-mail or text message. */
export function CodeForm({ withdrawal, errors, onDone, onChanged }: Props) {
  const t = useTranslations('withdraw')
  const format = useFormatter()
  const { locale } = useSite()
  const [code, setCode] = useState('')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const [expiresAt, setExpiresAt] = useState(withdrawal.codeExpiresAt)
  const [told, setTold] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const id = withdrawal.withdrawalId
  const left = failed?.details?.['attemptsLeft']

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(verify, { body: { id, code: code.trim() } })
    setIsBusy(false)
    if (answer.ok) return onDone(answer.data)
    setFailed(answer)
    setCode('')
    if (answer.code === 'ERR_STATE_CHANGED') onChanged()
    field.current?.focus()
  }

  async function sendAgain() {
    setFailed(undefined)
    const answer = await api(resendVerifyToken, { body: { id } })
    if (answer.ok) {
      setExpiresAt(answer.data.codeExpiresAt)
      setTold(t('codeAgain'))
    } else setFailed(answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <p className="note">
        {formatMoney(withdrawal.amount, locale)} · {withdrawal.accountHint}
      </p>
      <Field
        ref={field}
        label={t(withdrawal.codeChannel === 'Sms' ? 'codeSms' : 'code')}
        hint={[
          expiresAt ? t('codeSent', { time: format.dateTime(new Date(expiresAt), { timeStyle: 'short' }) }) : '',
          typeof left === 'number' ? t('attemptsLeft', { count: left }) : '',
        ]
          .join(' ')
          .trim()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*[0-9]{6}\s*"
        maxLength={8}
        required
        value={code}
        aria-invalid={failed?.code === 'ERR_INVALID_SECURITY_CODE' ? true : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <output className={told ? 'note' : 'visually-hidden'}>{told}</output>
      <Failure failed={failed} texts={errors} />
      <Button
        type="submit"
        size="large"
        className="button-full"
        isLoading={isBusy}
        disabled={!/^\s*\d{6}\s*$/.test(code)}
      >
        {t('confirm')}
      </Button>
      <OnceButton variant="ghost" onClick={() => void sendAgain()}>
        {t('again')}
      </OnceButton>
    </PageForm>
  )
}
