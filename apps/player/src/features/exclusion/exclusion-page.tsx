import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { paths } from '../../shell/paths.ts'
import { Reading } from '../../shell/reading.tsx'
import { useSite } from '../../shell/site.ts'
import { ExcludeSelf } from './exclude-self.tsx'
import { History } from './history.tsx'
import { InForce } from './in-force.tsx'
import { PlayTime } from './play-time.tsx'
import { RegisterPanel } from './register-panel.tsx'
import { StopPanel } from './stop-panel.tsx'
import { useExclusions } from './use-exclusions.ts'

export type ErrorTexts = Readonly<Record<string, string>> | undefined

/** Receipts of what is in force first; then the actions, and the history. */
export function ExclusionPage({ errors }: { errors: ErrorTexts }) {
  const t = useTranslations('exclusion')
  const { locale, pages } = useSite()
  const { exclusions, status, again } = useExclusions()
  const mayStop = exclusions?.panic && !exclusions.inForce.some(({ kind }) => kind === 'panic')
  const mayExclude = exclusions && !exclusions.inForce.some(({ kind, until }) => kind === 'self' && until === null)
  return (
    <main className="page-width" id="content">
      <div className="stack limits-page" aria-busy={status === 'pending'}>
        <AccountHead title={t('title')}>
          <p>{t('intro')}</p>
        </AccountHead>
        {exclusions ? null : (
          <Reading
            status={status}
            words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
            onAgain={again}
          />
        )}
        {exclusions ? (
          <>
            <InForce exclusions={exclusions} onOver={again} />
            <div className="exclusion-page">
              <div>
                {mayStop ? <StopPanel hours={exclusions.panic?.hours ?? 0} onStopped={again} errors={errors} /> : null}
                {mayExclude ? (
                  <ExcludeSelf months={exclusions.selfExclusion.months} errors={errors} onExcluded={again} />
                ) : null}
                {pages.includes('responsibleGaming') ? (
                  <section className="panel">
                    <h2>{t('helpTitle')}</h2>
                    <p className="quiet-text">{t('helpText')}</p>
                    <Link className="text-link" to={paths.page(locale, 'responsibleGaming')}>
                      {t('helpLink')}
                    </Link>
                  </section>
                ) : null}
              </div>
              <div>
                <PlayTime play={exclusions.play} />
                <RegisterPanel register={exclusions.register} errors={errors} onChanged={again} />
                <History rows={exclusions.history} />
              </div>
            </div>
          </>
        ) : null}
      </div>
    </main>
  )
}
