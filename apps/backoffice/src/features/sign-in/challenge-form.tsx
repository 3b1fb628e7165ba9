import layout from '../../shell/layout.module.css'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton, RecoveryForm } from './other-factors.tsx'
import type { Challenge } from './sign-in-screen.tsx'

type Props = { readonly challenge: Challenge; readonly onBack: () => void }

/** The second factor by each method that the person has set up, the strongest first. */
export function ChallengeForm({ challenge, onBack }: Props) {
  const { code, passkey, recoveryCode } = challenge.factors
  return (
    <div className={layout.column} style={{ gap: 16 }}>
      {passkey ? <PasskeyButton challenge={challenge} /> : null}
      {code ? <CodeForm challenge={challenge} onBack={onBack} /> : null}
      {recoveryCode ? <RecoveryForm challenge={challenge} /> : null}
    </div>
  )
}
