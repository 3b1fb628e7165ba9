import { createContext, use } from 'react'
import type { Session } from './calls.ts'
import type { Place } from './place.ts'
import type { ProblemPlace } from './problems/problem-texts.ts'
import type { Language, Texts } from './texts/index.ts'

export type Screen = 'start' | 'card' | 'code' | 'account' | 'pin' | 'voucher' | 'stop' | 'venues' | 'register' | 'help'

/** What every screen needs: texts, session, and navigation. */
export type KioskState = {
  readonly place: Place
  readonly language: Language
  readonly texts: Texts
  readonly session: Session | undefined
  readonly go: (screen: Screen) => void
  readonly signIn: (session: Session) => void
  /** Target of "back" on the sign-in. */
  readonly before: Screen
  /** Whether the person waits for a code: the idle time is longer then. */
  readonly setWaiting: (isWaiting: boolean) => void
  /** Ends the session and restarts without any data of it. */
  readonly end: () => void
  /** The text of a refusal, at a place that has its own. */
  readonly explain: (code: string, place?: ProblemPlace) => string
}

export const KioskContext = createContext<KioskState | undefined>(undefined)

export function useKiosk(): KioskState {
  const state = use(KioskContext)
  if (!state) throw new Error('This part is outside the kiosk.')
  return state
}
