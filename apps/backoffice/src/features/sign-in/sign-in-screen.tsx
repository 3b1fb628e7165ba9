import { useState } from 'react'
import type * as authentication from '#contract/api-v1/authentication.ts'
import type { ReplyOf } from '#contract/call.ts'
import layout from '../../shell/layout.module.css'
import styles from '../../shell/lone-page.module.css'
import { Note } from '../../shell/note.tsx'
import { Mark } from '../../shell/top-bar.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { ChallengeForm } from './challenge-form.tsx'
import { PasswordForm } from './password-form.tsx'

export type Challenge = ReplyOf<typeof authentication.login>

/** Password first, then the second factor; the first time the authenticator is set up in between. */
export function SignInScreen({ hasEnded }: { readonly hasEnded: boolean }) {
  const { t } = useTexts()
  const [challenge, setChallenge] = useState<Challenge>()
  return (
    <div className={styles.page}>
      <main id="main">
        <div className={styles.body}>
          <div className={layout.row}>
            <div className={styles.mark}>
              <Mark />
            </div>
            <h1>{t(challenge?.secondFactor === 'enrol' ? 'signIn.enrol' : 'signIn.title')}</h1>
          </div>
          {hasEnded ? (
            <Note kind="wait" role="status">
              <span>{t('signIn.ended')}</span>
            </Note>
          ) : null}
          {challenge ? (
            <ChallengeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
          ) : (
            <PasswordForm onDone={setChallenge} />
          )}
        </div>
      </main>
    </div>
  )
}
