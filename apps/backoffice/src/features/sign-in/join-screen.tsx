import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as links from '#contract/play-v1/staff-links.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import styles from '../../shell/lone-page.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { Mark } from '../../shell/top-bar.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ChallengeForm } from './challenge-form.tsx'
import type { Challenge } from './sign-in-screen.tsx'

/** The page of the one-time link of an invitation or a reset: a new password, then the second factor. */
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
    <div className={styles.page}>
      <main id="main">
        <div className={styles.body}>
          <div className={layout.row}>
            <div className={styles.mark}>
              <Mark />
            </div>
            <h1>{t(challenge?.secondFactor === 'enrol' ? 'signIn.enrol' : 'join.title')}</h1>
          </div>
          {link.isError ? (
            <>
              <p className={textStyles.small} role="alert">
                {t('join.dead')}
              </p>
              <Button variant="outlined" onClick={onLeave}>
                {t('join.toSignIn')}
              </Button>
            </>
          ) : null}
          {challenge ? <ChallengeForm challenge={challenge} onBack={onLeave} /> : null}
          {link.data && !challenge ? (
            <form
              className={layout.column}
              style={{ gap: 12 }}
              onSubmit={(event) => {
                event.preventDefault()
                if (password !== '' && password === again && !use.isPending) use.mutate()
              }}
            >
              <p className={textStyles.small}>
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
              <Button variant="primary" type="submit" aria-disabled={use.isPending || password === '' || differs}>
                {t(use.isPending ? 'confirm.working' : 'signIn.continue')}
              </Button>
            </form>
          ) : null}
        </div>
      </main>
    </div>
  )
}
