import { useState } from 'react'
import * as own from '#contract/play-v1/own-profile.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ProofForm } from './proof-form.tsx'

/** A new password; every other session ends. */
export function PasswordPart({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useTexts()
  const [newPassword, setNew] = useState('')
  return (
    <section className={layout.section}>
      <h2>{t('profile.password')}</h2>
      <details>
        <summary className={textStyles.small}>{t('profile.changePassword')}</summary>
        <ProofForm
          button={t('profile.changePassword')}
          isReady={newPassword !== ''}
          onProve={async (password) => {
            await ask(api(own.changeOwnPassword, { body: { password, newPassword } }))
            setNew('')
            announce(t('profile.passwordChanged'))
            onChanged()
          }}
        >
          <TextField
            label={t('join.password')}
            type="password"
            autoComplete="new-password"
            maxLength={200}
            value={newPassword}
            hint={t('join.passwordHint')}
            onWrite={setNew}
          />
        </ProofForm>
      </details>
    </section>
  )
}
