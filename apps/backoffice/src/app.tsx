import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { JoinScreen } from './features/sign-in/join-screen.tsx'
import { SignInScreen } from './features/sign-in/sign-in-screen.tsx'
import { preloadScreen, ScreenRoutes } from './screen-routes.tsx'
import { Frame } from './shell/frame.tsx'
import { paths } from './shell/paths.ts'
import { ProblemNote } from './shell/problem-note.tsx'
import { sessionEnded, useMe } from './shell/session.ts'
import { useScreens } from './shell/use-screens.ts'
import { useIdleLock } from './shell/use-idle-lock.ts'
import { useHasPlace } from './shell/use-place.ts'
import { useTexts } from './shell/use-texts.ts'
import { useWatchedSession } from './shell/use-watched-session.ts'
import layout from './shell/layout.module.css'
import styles from './shell/lone-page.module.css'

/** The one-time link that this page was opened by: it stands where no server is sent it. */
function linkInAddress(): string | undefined {
  return location.pathname === paths.join && location.hash.length > 20 ? location.hash.slice(1) : undefined
}

/** Signed in: the screens. Otherwise: the sign-in, at the same address. */
export function App() {
  const { t } = useTexts()
  const me = useMe()
  const [joining, setJoining] = useState(linkInAddress)
  // Another link opened in the same tab changes nothing but what follows the #.
  useEffect(() => {
    const look = () => setJoining(linkInAddress())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  useIdleLock(me.data?.idleMinutes)
  useWatchedSession(Boolean(me.data))
  const hasEnded = sessionEnded.use()
  const hasPlace = useHasPlace()
  const open = useScreens()
  if (me.isPending) return <p className={styles.page}>{t('list.loading')}</p>
  if (me.isError && !me.data) {
    return (
      <div className={styles.page}>
        <main className={layout.padded}>
          <ProblemNote error={me.error} onRetry={() => void me.refetch()} />
        </main>
      </div>
    )
  }
  if (joining && !me.data) {
    const leave = () => {
      history.replaceState(null, '', '/')
      setJoining(undefined)
    }
    return <JoinScreen key={joining} token={joining} onLeave={leave} />
  }
  if (!me.data) return <SignInScreen hasEnded={hasEnded} />
  if (!hasPlace) return <p className={styles.page}>{t('list.loading')}</p>
  // A link opens once: whoever has come in by it and is out again signs in like everybody.
  if (joining) setJoining(undefined)
  // Approvals are where one goes when something waits, not where a day begins.
  const first = open.find(({ name }) => name !== 'approvals') ?? open[0]
  return (
    <BrowserRouter>
      <Frame onNear={preloadScreen}>
        <ScreenRoutes first={first?.path} />
      </Frame>
    </BrowserRouter>
  )
}
