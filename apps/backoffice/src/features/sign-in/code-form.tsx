import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as authentication from '#contract/api-v1/authentication.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import secretStyles from '../../shell/secret.module.css'
import { signedIn } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
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
      className={layout.column}
      style={{ gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === CODE_DIGITS && !enter.isPending) enter.mutate()
        else field.current?.focus()
      }}
    >
      {enrolment ? (
        <>
          <p className={textStyles.small}>{t('signIn.enrolHow')}</p>
          <QrCode text={enrolment.uri} label={t('signIn.qr')} className={secretStyles.picture} />
          <div>
            <div className={joinClasses(textStyles.small, textStyles.secondary)}>{t('signIn.secret')}</div>
            <code className={secretStyles.secret}>{enrolment.secret}</code>
          </div>
          <details className={textStyles.small}>
            <summary>{t('signIn.uri')}</summary>
            <div className={textStyles.code}>{enrolment.uri}</div>
          </details>
        </>
      ) : (
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('signIn.codeHow')}</p>
      )}
      <Field label={t('signIn.code')}>
        {(control) => (
          <input
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            maxLength={CODE_DIGITS}
            required
            value={code}
            onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
          />
        )}
      </Field>
      {enter.isError ? <ProblemNote error={enter.error} /> : null}
      <div className={layout.row}>
        <Button variant="primary" className={layout.grow} type="submit" aria-disabled={enter.isPending}>
          {t(enter.isPending ? 'confirm.working' : 'signIn.enter')}
        </Button>
        <Button variant="outlined" onClick={onBack}>
          {t(enter.isError && codeOf(enter.error) === 'ERR_TOKEN_INVALID' ? 'signIn.again' : 'signIn.back')}
        </Button>
      </div>
    </form>
  )
}
