import { useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { AddSecretDialog } from './add-secret-dialog.tsx'
import type { Client } from './clients.ts'
import { EndSecretDialog } from './end-secret-dialog.tsx'

type Secret = Client['secretsGood'][number]

/** The valid secrets, each with its expiry and use: an old one may be ended once it is unused. */
export function SecretList({ client }: { readonly client: Client }) {
  const { t, language } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Secret>()
  const { secretsGood } = client
  const calls = secretsGood.reduce((sum, secret) => sum + secret.calls, 0)
  return (
    <div className={layout.section}>
      <div className={joinClasses(layout.row, layout.between)}>
        <h2>{t('clients.secrets')}</h2>
        <ActionButton permission="clients.manage" label={t('clients.addSecret')} onClick={() => setAdding(true)} />
      </div>
      {secretsGood.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('clients.noSecrets')}</p>
      ) : null}
      <ul className={joinClasses(textStyles.small, layout.column)} aria-label={t('clients.secrets')}>
        {secretsGood.map((secret) => (
          <li key={secret.secretId} className={joinClasses(layout.row, layout.between)}>
            <span>
              <Status kind={secret.expiresAt ? 'wait' : 'ok'}>…{secret.hint}</Status>{' '}
              {t('clients.madeBy', { name: secret.madeBy, at: writeMoment(secret.madeAt, language) })};{' '}
              {secret.expiresAt
                ? t('clients.endsAt', { at: writeMoment(secret.expiresAt, language) })
                : t('clients.noEnd')}
              ; {t('clients.callsBy', { count: secret.calls, share: shareOf(secret.calls, calls) })}
            </span>
            <ActionButton
              permission="clients.manage"
              label={t('clients.endSecret')}
              onClick={() => setEnding(secret)}
            />
          </li>
        ))}
      </ul>
      {isAdding ? <AddSecretDialog client={client} onClose={() => setAdding(false)} /> : null}
      {ending ? <EndSecretDialog client={client} secret={ending} onClose={() => setEnding(undefined)} /> : null}
    </div>
  )
}

function shareOf(calls: number, all: number): number {
  return all === 0 ? 0 : Math.round((calls * 100) / all)
}
