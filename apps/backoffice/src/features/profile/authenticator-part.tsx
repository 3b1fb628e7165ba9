import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as own from '#contract/play-v1/own-profile.ts'
import { Button } from '#ui/button/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import secretStyles from '../../shell/secret.module.css'
import { Status } from '../../shell/status.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ProofForm } from './proof-form.tsx'

type Props = { readonly isSet: boolean; readonly onChanged: () => void }
const CODE_DIGITS = 6

/** The authenticator app and its replacement: the old one is valid until the first code of the new one. */
export function AuthenticatorPart({ isSet, onChanged }: Props) {
  const { t } = useTexts()
  const [fresh, setFresh] = useState<{ readonly secret: string; readonly uri: string }>()
  const [code, setCode] = useState('')
  const set = useMutation({
    mutationFn: () => ask(api(own.setAuthenticator, { body: { code } })),
    onSuccess: () => {
      setFresh(undefined)
      setCode('')
      announce(t('profile.authenticatorSet'))
      onChanged()
    },
  })
  return (
    <section className={layout.section}>
      <h2>{t('profile.authenticator')}</h2>
      <p className={textStyles.small}>
        <Status kind={isSet ? 'ok' : 'info'}>{t(isSet ? 'staff.set' : 'staff.notSet')}</Status>
      </p>
      {fresh ? (
        <form
          className={layout.column}
          style={{ gap: 10, maxWidth: 420 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (code.length === CODE_DIGITS && !set.isPending) set.mutate()
          }}
        >
          <p className={textStyles.small}>{t('signIn.enrolHow')}</p>
          <QrCode text={fresh.uri} label={t('signIn.qr')} className={secretStyles.picture} />
          <code className={secretStyles.secret}>{fresh.secret}</code>
          <TextField
            label={t('signIn.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS}
            value={code}
            onWrite={(value) => setCode(value.replaceAll(/\D/g, ''))}
          />
          {set.isError ? <ProblemNote error={set.error} /> : null}
          <div>
            <Button variant="primary" type="submit" aria-disabled={code.length < CODE_DIGITS || set.isPending}>
              {t('profile.use')}
            </Button>
          </div>
        </form>
      ) : (
        <details>
          <summary className={textStyles.small}>{t('profile.newAuthenticator')}</summary>
          <ProofForm
            button={t('profile.newAuthenticator')}
            onProve={async (password) => setFresh(await ask(api(own.beginAuthenticator, { body: { password } })))}
          />
        </details>
      )}
    </section>
  )
}
