import { createHmac } from 'node:crypto'

/**
 * Signs a body together with the instant of sending, against replays: HMAC-SHA256 of `<seconds>.<body>`, as
 * `t=<seconds>,v1=<hex>`.
 */
export function signBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
