import { useState, type FormEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/player-contacts.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { useSite } from '../../shell/site.ts'

type Props = { readonly errors: Readonly<Record<string, string>> | undefined; readonly onDone: () => void }
type Sent = ReplyOf<typeof calls.sendCodeBySms>

/** The player's own e-mail: send a code, type it. */
export function ProveEmail({ errors, onDone }: Props) {
  return (
    <ProveByCode
      errors={errors}
      onDone={onDone}
      send={() => api(calls.sendCodeByEmail, { body: {} })}
      prove={(code) => api(calls.verifyEmail, { body: { code } })}
    />
  )
}

/** The first phone: type it, then the code sent to it. An existing phone only needs the code. */
export function ProvePhone({ errors, onDone }: Props) {
  const { signedIn } = useSite()
  const [phone, setPhone] = useState(signedIn?.profile.phone ?? '')
  const t = useTranslations('requirements')
  return (
    <ProveByCode
      errors={errors}
      onDone={onDone}
      send={() => api(calls.sendCodeBySms, { body: { phone } })}
      prove={(code) => api(calls.setVerifiedPhone, { body: { phone, code } })}
    >
      <Field
        label={t('phoneNumber')}
        hint={t('phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={30}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
    </ProveByCode>
  )
}

type Answer<T> = Promise<{ readonly ok: true; readonly data: T } | ({ readonly ok: false } & Failed)>

function ProveByCode({
  errors,
  onDone,
  send,
  prove,
  children,
}: Props & {
  readonly send: () => Answer<Sent>
  readonly prove: (code: string) => Answer<unknown>
  readonly children?: React.ReactNode
}) {
  const t = useTranslations('requirements')
  const format = useFormatter()
  const [sent, setSent] = useState<Sent>()
  const [code, setCode] = useState('')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function work<T>(call: () => Answer<T>, then: (data: T) => void) {
    setIsBusy(true)
    setFailed(undefined)
    const answer = await call()
    setIsBusy(false)
    if (answer.ok) then(answer.data)
    else setFailed(answer)
  }
  const sendCode = () => void work(send, setSent)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (sent) void work(() => prove(code.trim()), onDone)
    else sendCode()
  }

  return (
    <PageForm onSubmit={submit}>
      {children}
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
            name="code"
            hint={t('codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*[0-9]{6}\s*"
            required
            maxLength={8}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      ) : null}
      <Failure failed={failed} texts={errors} />
      <div className="step-buttons">
        <Button type="submit" isLoading={isBusy}>
          {t(sent ? 'confirm' : 'sendCode')}
        </Button>
        {sent ? (
          <Button variant="ghost" onClick={sendCode}>
            {t('sendAgain')}
          </Button>
        ) : null}
      </div>
    </PageForm>
  )
}
