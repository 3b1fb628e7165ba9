import { useState } from 'react'
import * as own from '#contract/play-v1/own-profile.ts'
import { api, ask } from '../../shell/api.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ProofForm } from './proof-form.tsx'

/** Codes for the day when the other factors are lost: shown once, each good once. */
export function RecoveryPart({ left, onChanged }: { readonly left: number; readonly onChanged: () => void }) {
  const { t } = useTexts()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <section className="sect">
      <h2>{t('profile.recoveryCodes')}</h2>
      <p className="s">{t('staff.left', { count: left })}</p>
      {codes ? (
        <>
          <p className="s">{t('profile.codesOnce')}</p>
          <pre className="code">{codes.join('\n')}</pre>
          <button type="button" className="btn" onClick={() => setCodes(undefined)}>
            {t('profile.codesKept')}
          </button>
        </>
      ) : (
        <details>
          <summary className="s">{t('profile.makeCodes')}</summary>
          <ProofForm
            button={t('profile.makeCodes')}
            onProve={async (password) => {
              setCodes((await ask(api(own.makeOwnRecoveryCodes, { body: { password } }))).codes)
              onChanged()
            }}
          />
        </details>
      )}
    </section>
  )
}
