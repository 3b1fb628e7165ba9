import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as authentication from '#contract/api-v1/authentication.ts'
import { api, ask, codeOf } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { signedIn } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { QrCode } from '#ui/qr-code.tsx'
import type { Challenge } from './sign-in-screen.tsx'

const CODE_DIGITS = 6

export function CodeForm({ challenge, onBack }: { readonly challenge: Challenge; readonly onBack: () => void }) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const enter = useMutation({
    mutationFn: () =>
      ask(api(authentication.loginWithOtp, { body: { challengeToken: challenge.challengeToken, code } })),
    onSuccess: signedIn,
    onError: () => field.current?.select(),
  })
  const { enrolment } = challenge
  return (
    <form
      className="col"
      style={{ gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === CODE_DIGITS && !enter.isPending) enter.mutate()
        else field.current?.focus()
      }}
    >
      {enrolment ? (
        <>
          <p className="s">{t('signIn.enrolHow')}</p>
          <QrCode text={enrolment.uri} label={t('signIn.qr')} />
          <div>
            <div className="s sec">{t('signIn.secret')}</div>
            <div className="secret">{enrolment.secret}</div>
          </div>
          <details className="s">
            <summary>{t('signIn.uri')}</summary>
            <div className="code">{enrolment.uri}</div>
          </details>
        </>
      ) : (
        <p className="s sec">{t('signIn.codeHow')}</p>
      )}
      <label className="f">
        {t('signIn.code')}
        <input
          ref={field}
          className="in"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={CODE_DIGITS}
          required
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      {enter.isError ? <ProblemNote error={enter.error} /> : null}
      <div className="row">
        <button type="submit" className="btn pri grow" aria-disabled={enter.isPending}>
          {t(enter.isPending ? 'confirm.working' : 'signIn.enter')}
        </button>
        <button type="button" className="btn" onClick={onBack}>
          {t(enter.isError && codeOf(enter.error) === 'ERR_TOKEN_INVALID' ? 'signIn.again' : 'signIn.back')}
        </button>
      </div>
    </form>
  )
}
