import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as own from '#contract/play-v1/own-profile.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ProofForm } from './proof-form.tsx'

type Passkey = ReplyOf<typeof own.getOwnProfile>['passkeys'][number]
type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type Props = { readonly passkeys: readonly Passkey[]; readonly onChanged: () => void }

/** One card for each passkey, and a way to add one: by face, finger or the lock of the screen. */
export function PasskeyPart({ passkeys, onChanged }: Props) {
  const { t, language } = useTexts()
  const [name, setName] = useState('')
  const add = async (password: string) => {
    const { options } = await ask(api(own.beginPasskey, { body: { password } }))
    const answer = await startRegistration({ optionsJSON: options as unknown as Options })
    await ask(api(own.addPasskey, { body: { name: name.trim(), answer: { ...answer } } }))
    setName('')
    announce(t('profile.passkeyAdded'))
    onChanged()
  }
  return (
    <section className={layout.section}>
      <h2>{t('profile.passkeys')}</h2>
      <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('profile.passkeyWhat')}</p>
      <ul className={joinClasses(layout.column, textStyles.small)}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId}>
            <b>{passkey.name}</b>{' '}
            <span className={textStyles.secondary}>
              {t('profile.made', { at: writeMoment(passkey.madeAt, language) })},{' '}
              {passkey.lastUsedAt
                ? t('profile.lastUsed', { at: writeMoment(passkey.lastUsedAt, language) })
                : t('profile.neverUsed')}
            </span>
            <details>
              <summary>{t('profile.remove')}</summary>
              <ProofForm
                button={t('profile.remove')}
                onProve={async (password) => {
                  await ask(api(own.removeOwnPasskey, { body: { passkeyId: passkey.passkeyId, password } }))
                  announce(t('profile.passkeyRemoved'))
                  onChanged()
                }}
              />
            </details>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <details>
          <summary className={textStyles.small}>{t('profile.addPasskey')}</summary>
          <ProofForm button={t('profile.addPasskey')} isReady={name.trim() !== ''} onProve={add}>
            <TextField
              label={t('profile.passkeyName')}
              value={name}
              maxLength={60}
              hint={t('profile.passkeyNameHint')}
              onWrite={setName}
            />
          </ProofForm>
        </details>
      ) : (
        <p className={textStyles.small}>{t('profile.noPasskeys')}</p>
      )}
    </section>
  )
}
