import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import * as links from '#contract/play-v1/staff-links.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { signedIn } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Challenge } from './sign-in-screen.tsx'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Signs in with a passkey, using the browser's own dialog. */
export function PasskeyButton({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useTexts()
  const { challengeToken, factors } = challenge
  const enter = useMutation({
    mutationFn: async () => {
      const answer = await startAuthentication({ optionsJSON: factors.passkey as unknown as Options })
      return ask(api(links.loginWithPasskey, { body: { challengeToken, answer: { ...answer } } }))
    },
    onSuccess: signedIn,
  })
  return (
    <>
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('signIn.passkeyHow')}</p>
      <Button variant="primary" aria-disabled={enter.isPending} onClick={() => enter.mutate()}>
        <Fingerprint aria-hidden="true" />
        {t('signIn.passkey')}
      </Button>
      {enter.isError ? <ProblemNote error={enter.error} /> : null}
    </>
  )
}

/** Signs in with a recovery code, after the loss of other factors. */
export function RecoveryForm({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const { challengeToken } = challenge
  const enter = useMutation({
    mutationFn: () => ask(api(links.loginWithRecoveryCode, { body: { challengeToken, code: code.trim() } })),
    onSuccess: signedIn,
  })
  return (
    <details className={textStyles.small}>
      <summary>{t('signIn.recovery')}</summary>
      <form
        className={layout.column}
        style={{ gap: 12 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim().length >= 8 && !enter.isPending) enter.mutate()
        }}
      >
        <Field label={t('signIn.recoveryCode')}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        {enter.isError ? <ProblemNote error={enter.error} /> : null}
        <Button variant="outlined" type="submit" aria-disabled={enter.isPending}>
          {t('signIn.enter')}
        </Button>
      </form>
    </details>
  )
}
