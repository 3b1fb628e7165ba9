import { writeClientValue } from '../client-values.ts'
import { levels } from '../levels/levels-store.ts'

/** After a sign-out nothing of the player stays in the browser but what belongs to the device. */
export function forgetPlayer(): void {
  // The server ends it too, with the session; the browser forgets it here.
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
    'identityGame',
    'lastDepositWay',
  ] as const)
    writeClientValue(name, undefined)
  // Other tabs of this browser see the change and read themselves anew.
  writeClientValue('sessionHashes', [])
}
