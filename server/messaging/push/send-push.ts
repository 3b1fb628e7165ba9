import type { Clock } from '#server/kernel/index.ts'
import { encryptMessage } from './encrypt-message.ts'
import { writeAuthorization, type ServerKey } from './server-keys.ts'

/** The browser has unsubscribed or is gone: its address is invalid. */
export class DeviceGone extends Error {}

/** The service rejects this message permanently. */
export class PushRejected extends Error {}

/** The service requests a later retry. */
export class PushDelayed extends Error {
  readonly retryAfterSeconds: number | undefined
  constructor(message: string, retryAfterSeconds: number | undefined) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type PushMessage = {
  readonly endpoint: string
  readonly browserKey: string
  readonly browserSecret: string
  readonly message: string
  /** How long the service stores it for an offline browser. */
  readonly ttlSeconds: number
  /** A newer one of the same topic replaces an undelivered one. */
  readonly topic: string
}

const GONE = [404, 410]
const RETRY_MAX_SECONDS = 6 * 3600

/** Sends one encrypted message to the push service of a browser (RFC 8030 §5). */
export async function sendPush(
  {
    key,
    contact,
    clock,
    timeoutMs,
  }: { readonly key: ServerKey; readonly contact: string; readonly clock: Clock; readonly timeoutMs: number },
  { endpoint, browserKey, browserSecret, message, ttlSeconds, topic }: PushMessage,
): Promise<void> {
  const browser = { key: Buffer.from(browserKey, 'base64url'), secret: Buffer.from(browserSecret, 'base64url') }
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: writeAuthorization(key, { endpoint, contact, now: clock.now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency: 'normal',
      topic,
    },
    body: new Uint8Array(encryptMessage(Buffer.from(message), browser)),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  await answer.body?.cancel()
  const { status } = answer
  if (answer.ok) return
  if (GONE.includes(status)) throw new DeviceGone(`the push service answered ${status}`)
  if (status === 429 || status >= 500)
    throw new PushDelayed(
      `the push service answered ${status}`,
      readRetryAfter(answer.headers.get('retry-after'), clock),
    )
  throw new PushRejected(`the push service rejected it with ${status}`)
}

/** Seconds, or a date (RFC 9110 §10.2.3); never longer than six hours. */
function readRetryAfter(text: string | null, clock: Clock): number | undefined {
  if (text === null) return undefined
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - clock.now().getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(RETRY_MAX_SECONDS, Math.max(1, Math.ceil(seconds))) : undefined
}
