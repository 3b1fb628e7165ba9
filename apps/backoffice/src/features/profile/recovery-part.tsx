import { useState } from 'react'
import * as own from '#contract/play-v1/own-profile.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ProofForm } from './proof-form.tsx'

/** Recovery codes for lost factors: shown once, each valid once. */
export function RecoveryPart({ left, onChanged }: { readonly left: number; readonly onChanged: () => void }) {
  const { t } = useTexts()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <section className={layout.section}>
      <h2>{t('profile.recoveryCodes')}</h2>
      <p className={textStyles.small}>{t('staff.left', { count: left })}</p>
      {codes ? (
        <>
          <p className={textStyles.small}>{t('profile.codesOnce')}</p>
          <pre className={textStyles.code}>{codes.join('\n')}</pre>
          <Button variant="outlined" onClick={() => setCodes(undefined)}>
            {t('profile.codesKept')}
          </Button>
        </>
      ) : (
        <details>
          <summary className={textStyles.small}>{t('profile.makeCodes')}</summary>
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
