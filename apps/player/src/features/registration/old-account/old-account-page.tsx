import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Language } from '#config/shapes.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import { Failure } from '../../../shell/failure.tsx'
import type { FormRules } from '../steps.ts'
import { FindOldAccount, type FindWay } from './find-old-account.tsx'
import { useOldAccount } from './use-old-account.ts'

// What follows the search: a first visit does not load it.
const FinishMigration = lazy(() => import('./finish-migration.tsx'))
const MigrationState = lazy(() => import('./migration-state.tsx'))

export type OldAccountParts = {
  readonly locale: Language
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly rules: FormRules
  readonly ways: readonly FindWay[]
  readonly documentKinds: readonly DocumentKind[]
}

/** The migration of an earlier account, from the search to the decision. */
export function OldAccountPage(parts: OldAccountParts) {
  const t = useTranslations('oldAccount')
  const { view, failed, keep, show, forget } = useOldAccount()
  return (
    <main className="page-width" id="content">
      <div className="narrow panel old-account" aria-busy={view.kind === 'loading'}>
        <h1>{t('title')}</h1>
        {view.kind === 'loading' ? <p role="status">{view.isFromBank ? t('bankBack') : t('loading')}</p> : null}
        {view.kind === 'seeking' ? (
          <>
            <p className="note">{t('intro')}</p>
            <Failure failed={failed} texts={parts.errors} />
            <FindOldAccount {...parts} onFound={(found) => void keep(found)} />
          </>
        ) : null}
        {view.kind === 'found' ? (
          <Suspense fallback={<p>{t('loading')}</p>}>
            {view.migration.state === 'started' ? (
              <FinishMigration {...parts} found={view} onFinished={show} onForget={forget} />
            ) : (
              <MigrationState migration={view.migration} onAnew={forget} />
            )}
          </Suspense>
        ) : null}
      </div>
    </main>
  )
}
