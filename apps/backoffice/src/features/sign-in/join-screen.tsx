import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as links from '#contract/play-v1/staff-links.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { Mark } from '../../shell/top-bar.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ChallengeForm } from './challenge-form.tsx'
import type { Challenge } from './sign-in-screen.tsx'

/** The one-time link of an invitation or a reset: a password of one's own, then the second factor. */
export function JoinScreen({ token, onLeave }: { readonly token: string; readonly onLeave: () => void }) {
  const { t, language } = useTexts()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [challenge, setChallenge] = useState<Challenge>()
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: () => ask(api(links.readLink, { body: { token } })),
    retry: false,
  })
  const use = useMutation({
    mutationFn: () => ask(api(links.useLink, { body: { token, password } })),
    onSuccess: setChallenge,
  })
  const differs = again !== '' && again !== password
  return (
    <div className="sign-in">
      <main id="main">
        <div className="bd">
          <div className="row">
            <div className="mark" style={{ width: 'auto', paddingLeft: 0 }}>
              <Mark />
            </div>
            <h1>{t(challenge?.secondFactor === 'enrol' ? 'signIn.enrol' : 'join.title')}</h1>
          </div>
          {link.isError ? (
            <>
              <p className="s" role="alert">
                {t('join.dead')}
              </p>
              <button type="button" className="btn" onClick={onLeave}>
                {t('join.toSignIn')}
              </button>
            </>
          ) : null}
          {challenge ? <ChallengeForm challenge={challenge} onBack={onLeave} /> : null}
          {link.data && !challenge ? (
            <form
              className="col"
              style={{ gap: 12 }}
              onSubmit={(event) => {
                event.preventDefault()
                if (password !== '' && password === again && !use.isPending) use.mutate()
              }}
            >
              <p className="s">
                {t('join.who', { name: link.data.name, until: writeMoment(link.data.expiresAt, language) })}
              </p>
              <input type="hidden" autoComplete="username" value={link.data.email} readOnly />
              <TextField
                label={t('join.password')}
                type="password"
                autoComplete="new-password"
                maxLength={200}
                value={password}
                hint={t('join.passwordHint')}
                onWrite={setPassword}
              />
              <TextField
                label={t('join.again')}
                type="password"
                autoComplete="new-password"
                maxLength={200}
                value={again}
                hint={differs ? t('join.differs') : undefined}
                onWrite={setAgain}
              />
              {use.isError ? <ProblemNote error={use.error} /> : null}
              <button type="submit" className="btn pri" aria-disabled={use.isPending || password === '' || differs}>
                {t(use.isPending ? 'confirm.working' : 'signIn.continue')}
              </button>
            </form>
          ) : null}
        </div>
      </main>
    </div>
  )
}
