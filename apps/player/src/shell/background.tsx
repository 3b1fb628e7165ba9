import { lazy, Suspense } from 'react'
import { useAdultAnswer } from './adult-answer.ts'
import { MoveFocus } from './move-focus.ts'
import { PageSetup } from './page-setup.tsx'
import { useSite } from './site.ts'

// Asked once the question about age is answered, which lies over everything until then.
const AnalyticsConsent = lazy(() => import('./analytics/analytics-consent.tsx'))
const PlayerSetup = lazy(() => import('./session/player-setup.tsx'))

export default function Background() {
  const { signedIn, analytics } = useSite()
  const isAdult = useAdultAnswer()
  return (
    <>
      {analytics.isOn && isAdult ? (
        <Suspense>
          <AnalyticsConsent />
        </Suspense>
      ) : null}
      <PageSetup />
      <MoveFocus />
      {signedIn ? (
        <Suspense>
          <PlayerSetup />
        </Suspense>
      ) : null}
    </>
  )
}
