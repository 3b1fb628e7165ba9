import { createContext, use } from 'react'
import type { Session } from './calls.ts'
import type { Place } from './place.ts'
import type { Language, Texts } from './texts/index.ts'

export type Screen = 'start' | 'card' | 'code' | 'account' | 'pin' | 'voucher' | 'stop' | 'venues' | 'register' | 'help'

/** What every screen needs: words, who is here, and where one can go. */
export type KioskState = {
  readonly place: Place
  readonly language: Language
  readonly texts: Texts
  readonly session: Session | undefined
  readonly go: (screen: Screen) => void
  readonly signIn: (session: Session) => void
  /** Where a way back from the sign-in leads. */
  readonly before: Screen
  /** Whether somebody waits for a code: it is quiet for longer then. */
  readonly setWaiting: (isWaiting: boolean) => void
  /** Ends the session and begins anew, with nothing left. */
  readonly end: () => void
  readonly explain: (code: string) => string
}

export const KioskContext = createContext<KioskState | undefined>(undefined)

export function useKiosk(): KioskState {
  const state = use(KioskContext)
  if (!state) throw new Error('This part is outside the kiosk.')
  return state
}
