import { SmsRejected, type SmsGateway } from './sms.ts'

/** Statuses of a gateway that are final: the number or the text is rejected. */
const FINAL_STATUSES = [400, 404, 422]
const REFERENCE = /^[\w.:-]{1,100}$/

/**
 * A gateway for text messages over HTTP (providers §10.1): POST `/sms/v1/messages` with a bearer key, answered with 202
 * and `{ id, parts }`. `ref` is our id, which makes a repeat idempotent.
 */
export function makeHttpSmsGateway(options: {
  readonly baseUrl: string
  readonly apiKey: string
  /** Sender name on the phone. */
  readonly sender: string
  readonly timeoutMs: number
}): SmsGateway {
  const { baseUrl, apiKey, sender, timeoutMs } = options
  return {
    send: async ({ to, text, ref, ttlSeconds, category }) => {
      const answer = await fetch(`${baseUrl}/sms/v1/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({ to, text, sender, ref, ttlSec: ttlSeconds, category }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (FINAL_STATUSES.includes(answer.status)) throw new SmsRejected(`rejected with ${answer.status}`)
      if (answer.status !== 202) throw new Error(`the SMS gateway answered ${answer.status}`)
      const said: unknown = await answer.json()
      const id: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'id') : undefined
      if (typeof id !== 'string' || !REFERENCE.test(id)) throw new Error('the SMS gateway gave no id')
      return { gatewayRef: id }
    },
  }
}
