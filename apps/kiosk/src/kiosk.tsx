import { useEffect, useState } from 'react'
import { withVariants } from '#config/texts/form-of-address.ts'
import { logoutPlayer } from '#contract/capi-v1/player-logout.ts'
import { callsOf, reportPresence, type Session } from './calls.ts'
import { KioskContext, type KioskState, type Screen } from './kiosk-context.ts'
import { Frame } from './parts/frame.tsx'
import { IdleDialog } from './parts/idle-dialog.tsx'
import type { Place } from './place.ts'
import { explainProblem } from './problems/explain-problem.ts'
import { AccountScreen } from './screens/account-screen.tsx'
import { CardScreen } from './screens/card-screen.tsx'
import { CodeScreen } from './screens/code-screen.tsx'
import { HelpScreen } from './screens/help-screen.tsx'
import { PinScreen } from './screens/pin-screen.tsx'
import { RegisterScreen } from './screens/register-screen.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { StopScreen } from './screens/stop-screen.tsx'
import { VenuesScreen } from './screens/venues-screen.tsx'
import { VoucherScreen } from './screens/voucher-screen.tsx'
import { texts, type Language } from './texts/index.ts'
import { useIdle } from './use-idle.ts'
import { focusTop, nameTop } from './use-step.ts'
import { useLiveBrand } from './use-live-brand.ts'
import { addressAfterIdle, beforeSignIn, cameForOf, type CameFor } from './stop-after-idle.ts'

const SCREENS = {
  start: StartScreen,
  card: CardScreen,
  code: CodeScreen,
  pin: PinScreen,
  voucher: VoucherScreen,
  account: AccountScreen,
  stop: StopScreen,
  venues: VenuesScreen,
  register: RegisterScreen,
  help: HelpScreen,
} as const

/** The whole kiosk: one screen at a time, and an end that leaves no data. */
export function Kiosk({ place }: { readonly place: Place }) {
  const [language, setLanguage] = useState<Language>(place.firstLanguage)
  const [isLow, setLow] = useState(false)
  // A person who came to stop play gets there after the sign-in.
  const [cameFor, setCameFor] = useState<CameFor>(() => cameForOf(location.search))
  const [screen, setScreen] = useState<Screen>(beforeSignIn(cameFor))
  const [session, setSession] = useState<Session>()
  const [isWaiting, setWaiting] = useState(false)
  const isBusy = screen !== 'start' || session !== undefined || language !== place.firstLanguage || isLow
  const { left, stay } = useIdle(isBusy, isWaiting)
  useLiveBrand(place.shownKey, isBusy)
  const Shown = SCREENS[screen]

  const state: KioskState = {
    place,
    language,
    texts: withVariants(texts[language], place.variants[language] ?? {}),
    session,
    go: (next) => {
      if (next === 'start') setCameFor('account')
      if (next === 'stop') setCameFor('stop')
      setScreen(next)
    },
    signIn: (signedIn) => {
      setSession(signedIn)
      reportPresence(signedIn)
      setScreen(cameFor)
    },
    before: beforeSignIn(cameFor),
    setWaiting,
    end: () => void endSession(session, 'Player', '/'),
    explain: (code, at) =>
      explainProblem(
        { language, variants: place.problemVariants[language], general: place.errors[language] },
        code,
        at,
      ),
  }
  useEffect(() => {
    document.documentElement.lang = language
    nameTop()
  }, [language])
  // Moves the focus to the top of a new screen, for screen readers and keyboard.
  useEffect(() => {
    focusTop()
  }, [screen])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void endSession(session, 'IdleTime', addressAfterIdle(screen, cameFor))
  }, [isOver, session, screen, cameFor])
  return (
    <KioskContext value={state}>
      <Frame isLow={isLow} isCovered={left !== undefined} onLow={() => setLow(!isLow)} onLanguage={setLanguage}>
        <Shown />
      </Frame>
      {left === undefined ? null : <IdleDialog left={left} onStay={stay} onLeave={state.end} />}
    </KioskContext>
  )
}

/** Ends the session and reloads the page, even if the call fails: nothing of the person stays in its memory. */
async function endSession(
  session: Session | undefined,
  logoutReason: 'Player' | 'IdleTime',
  address: string,
): Promise<void> {
  if (session) await callsOf(session)(logoutPlayer, { body: { logoutReason } })
  location.replace(address)
}
