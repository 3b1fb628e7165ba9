import type { Screen } from './kiosk-context.ts'

/** The purpose of a visit that needs a sign-in first. */
export type CameFor = 'account' | 'stop'

const STOP = '?stop'

/**
 * URL of the kiosk after the idle time. A person who came to stop play and was still signing in gets back to the stop
 * screen; from there it goes to the start. It contains no personal data.
 */
export const addressAfterIdle = (screen: Screen, cameFor: CameFor): string =>
  cameFor === 'stop' && (screen === 'code' || screen === 'card') ? `/${STOP}` : '/'

/** The purpose in the URL. */
export const cameForOf = (search: string): CameFor => (search === STOP ? 'stop' : 'account')

/** Target of "back" on the sign-in. */
export const beforeSignIn = (cameFor: CameFor): Screen => (cameFor === 'stop' ? 'stop' : 'start')
