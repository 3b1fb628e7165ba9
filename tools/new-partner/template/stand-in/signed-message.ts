import { createHash, createHmac, randomUUID } from 'node:crypto'

export type Access = { readonly merchantId: string; readonly secret: string }
type Message = { readonly method: string; readonly path: string; readonly body: string }
type Headers = Readonly<Record<string, string | string[] | undefined>>

const SKEW_SECONDS = 300

export function signatureOf({ method, path, body }: Message, timestamp: string, nonce: string, secret: string): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret).update([method, path, timestamp, nonce, digest].join('\n')).digest('hex')
}

export function sign(message: Message, { merchantId, secret }: Access, skewSeconds = 0): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) + skewSeconds)
  const nonce = randomUUID()
  return {
    'content-type': 'application/json',
    'x-merchant-id': merchantId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signatureOf(message, timestamp, nonce, secret),
  }
}

/** Why a message is rejected; undefined when it is accepted. */
export function findFlaw(message: Message, headers: Headers, access: Access, seen: Set<string>): string | undefined {
  const [timestamp, nonce, signature] = ['x-timestamp', 'x-nonce', 'x-signature'].map((name) => String(headers[name]))
  if (!timestamp || !nonce || headers['x-merchant-id'] !== access.merchantId) return 'unknown merchant'
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= SKEW_SECONDS)) return 'clock skew'
  if (signatureOf(message, timestamp, nonce, access.secret) !== signature) return 'signature'
  if (seen.has(nonce)) return 'nonce was used'
  seen.add(nonce)
  return undefined
}
