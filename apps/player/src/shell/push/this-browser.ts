/**
 * What this browser supports: notifications, notifications after installation on the home screen (iOS), or neither; or
 * permission was denied.
 */
export type PushSupport = 'possible' | 'needs-install' | 'denied' | 'impossible'

export type BrowserSubscription = {
  readonly endpoint: string
  readonly browserKey: string
  readonly browserSecret: string
}

const APPLE_PHONE = /iPhone|iPad|iPod/
/** An iPad identifies itself as a Mac; a Mac has no multi-touch screen. */
const isApplePhone = () =>
  APPLE_PHONE.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function readSupport(): PushSupport {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!hasAll) return isApplePhone() ? 'needs-install' : 'impossible'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

const worker = async (): Promise<ServiceWorkerRegistration> =>
  (await navigator.serviceWorker.getRegistration('/')) ?? navigator.serviceWorker.register('/sw.js')

/** The current subscription of this browser. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (readSupport() === 'impossible' || readSupport() === 'needs-install') return undefined
  return (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? undefined
}

/**
 * Requests permission, and subscribes with our key; undefined if the player or the browser refused. A subscription with
 * an older key of ours is replaced.
 */
export async function subscribe(serverKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  try {
    const { pushManager } = await worker()
    await navigator.serviceWorker.ready
    const present = await pushManager.getSubscription()
    if (present && !isFor(present, serverKey)) await present.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
    return read(made)
  } catch {
    // The push service of the browser cannot be reached, or the browser has none.
    return undefined
  }
}

function read(subscription: PushSubscription): BrowserSubscription | undefined {
  const { p256dh, auth } = subscription.toJSON().keys ?? {}
  return p256dh && auth ? { endpoint: subscription.endpoint, browserKey: p256dh, browserSecret: auth } : undefined
}

/** Whether a subscription was made with a key. True if the browser does not report the key. */
export function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const key = options?.applicationServerKey
  if (!key) return true
  const text = btoa(String.fromCodePoint(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === serverKey
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe().catch(() => {})
}
