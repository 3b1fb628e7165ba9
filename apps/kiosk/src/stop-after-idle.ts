import type { Screen } from './kiosk-context.ts'

/** What somebody came for: who they are has to be known first. */
export type CameFor = 'account' | 'stop'

const STOP = '?stop'

/**
 * Where the kiosk begins after nobody has touched it. Whoever came to stop and was still signing in begins at stopping again; from
 * there it goes to the start. It says nothing of who it was.
 */
export const addressAfterIdle = (screen: Screen, cameFor: CameFor): string =>
  cameFor === 'stop' && (screen === 'code' || screen === 'card') ? `/${STOP}` : '/'

/** What the address says that somebody came for. */
export const cameForOf = (search: string): CameFor => (search === STOP ? 'stop' : 'account')

/** Where a way back from the sign-in leads. */
export const beforeSignIn = (cameFor: CameFor): Screen => (cameFor === 'stop' ? 'stop' : 'start')
