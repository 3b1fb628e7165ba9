import { writeClientValue } from '../client-values.ts'
import { levels } from '../levels/levels-store.ts'

/** Removes all data of the player from the browser after a sign-out, except data of the device. */
export function forgetPlayer(): void {
  // The server ends the subscription with the session; here the browser removes it.
  if ('Notification' in globalThis && Notification.permission === 'granted')
    void import('../push/this-browser.ts').then(({ unsubscribe }) => unsubscribe())
  levels.signOut()
  for (const name of [
    'accessToken',
    'userData',
    'loginTimestamp',
    'avatarUrl',
    'pendingPayment',
    'depositGame',
    'depositDraft',
    'identityGame',
    'lastDepositWay',
  ] as const)
    writeClientValue(name, undefined)
  // Other tabs of this browser notice the change and reload.
  writeClientValue('sessionHashes', [])
}
