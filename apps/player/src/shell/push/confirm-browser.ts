import { addPushDevice, confirmPushDevice } from '#contract/play-v1/push.ts'
import { api } from '../api.ts'
import { findSubscription, isFor, subscribe, unsubscribe } from './this-browser.ts'

/** Of which session of the player this browser has said that it is still there; lives as long as the tab. */
const CONFIRMED = 'pushConfirmed'

/**
 * Says once in a session that this browser is still there, so that signing out of it ends its notifications. A browser that is
 * notified of nobody's things any more forgets its subscription; one that has an older key of ours takes the new one.
 */
export async function confirmBrowser(session: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  if (sessionStorage.getItem(CONFIRMED) === session) return
  const subscription = await findSubscription()
  if (!subscription) return
  const answer = await api(confirmPushDevice, { body: { endpoint: subscription.endpoint } })
  if (!answer.ok) return
  sessionStorage.setItem(CONFIRMED, session)
  const { deviceId, serverKey } = answer.data
  if (deviceId === null || serverKey === null) return unsubscribe()
  if (isFor(subscription, serverKey)) return
  const renewed = await subscribe(serverKey)
  if (renewed) await api(addPushDevice, { body: { ...renewed, serverKey } })
}
