import { addPushDevice, confirmPushDevice } from '#contract/play-v1/push.ts'
import { api } from '../api.ts'
import { findSubscription, isFor, subscribe, unsubscribe } from './this-browser.ts'

/** The session for which this browser has confirmed its subscription; stored as long as the tab. */
const CONFIRMED = 'pushConfirmed'

/**
 * Called only with permission granted. Confirms the subscription of this browser once in a session, so that signing out ends its notifications. If the
 * server has no player for it, the browser unsubscribes; a subscription with an older key of ours is replaced.
 */
export async function confirmBrowser(session: string): Promise<void> {
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
