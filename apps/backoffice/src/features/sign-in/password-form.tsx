import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as authentication from '#contract/api-v1/authentication.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Challenge } from './sign-in-screen.tsx'

export function PasswordForm({ onDone }: { readonly onDone: (challenge: Challenge) => void }) {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const login = useMutation({
    mutationFn: () => ask(api(authentication.login, { body: { email: email.trim(), password } })),
    onSuccess: onDone,
  })
  return (
    <form
      className={layout.column}
      style={{ gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!login.isPending) login.mutate()
      }}
    >
      <Field label={t('signIn.email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('signIn.password')}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {login.isError ? <ProblemNote error={login.error} /> : null}
      <Button variant="primary" type="submit" aria-disabled={login.isPending}>
        {t(login.isPending ? 'confirm.working' : 'signIn.continue')}
      </Button>
    </form>
  )
}
