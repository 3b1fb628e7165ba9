import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type * as authentication from '#contract/api-v1/authentication.ts'
import { StatusShape } from '../../shell/status.tsx'
import { Mark } from '../../shell/top-bar.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { ChallengeForm } from './challenge-form.tsx'
import { PasswordForm } from './password-form.tsx'

export type Challenge = ReplyOf<typeof authentication.login>

/** Password first, then the code of the authenticator; the first time the authenticator is set up in between. */
export function SignInScreen({ hasEnded }: { readonly hasEnded: boolean }) {
  const { t } = useTexts()
  const [challenge, setChallenge] = useState<Challenge>()
  return (
    <div className="sign-in">
      <main id="main">
        <div className="bd">
          <div className="row">
            <div className="mark" style={{ width: 'auto', paddingLeft: 0 }}>
              <Mark />
            </div>
            <h1>{t(challenge?.secondFactor === 'enrol' ? 'signIn.enrol' : 'signIn.title')}</h1>
          </div>
          {hasEnded ? (
            <div className="note wait" role="status">
              <StatusShape kind="wait" />
              <span>{t('signIn.ended')}</span>
            </div>
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
