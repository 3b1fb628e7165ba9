import { useState, type FormEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/player-contacts.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'

type Props = {
  readonly channel: 'email' | 'phone'
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onDone: () => void
}

/** Another e-mail or phone: a code is sent to the new one, and the password is the proof. */
export function ChangeContact({ channel, errors, onDone }: Props) {
  const t = useTranslations('requirements')
  const format = useFormatter()
  const [wanted, setWanted] = useState('')
  const [sent, setSent] = useState<ReplyOf<typeof calls.sendCodeBySms>>()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const isEmail = channel === 'email'

  const send = () =>
    isEmail
      ? api(calls.sendCodeByEmail, { body: { email: wanted.trim() } })
      : api(calls.sendCodeBySms, { body: { phone: wanted } })
  const change = (code: string, password: string) =>
    isEmail
      ? api(calls.changeEmail, { body: { email: wanted.trim(), code, password } })
      : api(calls.changePhone, { body: { phone: wanted, code, password } })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setFailed(undefined)
    if (sent) {
      const answer = await change(String(form.get('code')).trim(), String(form.get('password')))
      setIsBusy(false)
      return answer.ok ? onDone() : setFailed(answer)
    }
    const answer = await send()
    setIsBusy(false)
    return answer.ok ? setSent(answer.data) : setFailed(answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <Field
        label={t(isEmail ? 'newEmail' : 'newPhone')}
        name={channel}
        type={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel'}
        required
        maxLength={isEmail ? 254 : 30}
        readOnly={sent !== undefined}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {sent ? (
        <>
          <output className="note">
            {t('codeSent', {
              to: sent.sentTo,
              time: format.dateTime(new Date(sent.expiresAt), { timeStyle: 'short' }),
            })}
          </output>
          <Field
            label={t('code')}
            hint={t('codeHint')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*[0-9]{6}\s*"
            required
            maxLength={8}
          />
          <Field label={t('password')} name="password" type="password" autoComplete="current-password" required />
        </>
      ) : null}
      <Failure failed={failed} texts={errors} />
      <Button type="submit" isLoading={isBusy}>
        {t(sent ? 'change' : 'sendCode')}
      </Button>
    </PageForm>
  )
}
