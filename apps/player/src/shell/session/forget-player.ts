import { forgetValuesOfPlayer } from '../client-values.ts'
import { levels } from '../levels/levels-store.ts'

/** Removes all data of the player from the browser after a sign-out, except data of the device. */
export function forgetPlayer(): void {
  // The server ends the subscription with the session; here the browser removes it.
  if ('Notification' in globalThis && Notification.permission === 'granted')
    void import('../push/this-browser.ts').then(({ unsubscribe }) => unsubscribe())
  levels.signOut()
  forgetValuesOfPlayer()
}
