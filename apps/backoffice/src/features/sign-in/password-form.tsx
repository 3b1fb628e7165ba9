import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as authentication from '#contract/api-v1/authentication.ts'
import { api, ask } from '../../shell/api.ts'
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
      className="col"
      style={{ gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!login.isPending) login.mutate()
      }}
    >
      <label className="f">
        {t('signIn.email')}
        <input
          className="in"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <label className="f">
        {t('signIn.password')}
        <input
          className="in"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {login.isError ? <ProblemNote error={login.error} /> : null}
      <button type="submit" className="btn pri" aria-disabled={login.isPending}>
        {t(login.isPending ? 'confirm.working' : 'signIn.continue')}
      </button>
    </form>
  )
}
