import { lazy, Suspense } from 'react'
import { AnalyticsConsent } from './analytics/analytics-consent.tsx'
import { PageSetup } from './page-setup.tsx'
import { useSite } from './site.ts'

const PlayerSetup = lazy(() => import('./session/player-setup.tsx'))

export default function Background() {
  const { signedIn } = useSite()
  return (
    <>
      <AnalyticsConsent />
      <PageSetup />
      {signedIn ? (
        <Suspense>
          <PlayerSetup />
        </Suspense>
      ) : null}
    </>
  )
}
