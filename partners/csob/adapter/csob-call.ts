import {
  callPartner,
  isSignedByBank,
  parseObject,
  type PartnerLine,
  type RsaKeys,
} from '#server/payments/partner-port.ts'
import { signedText, type Message, type SIGNED_FIELDS } from './signed-text.ts'

export type CsobCall = {
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  /** The message, also for the record; sent as JSON unless the method is GET. */
  readonly message: Message
  readonly answerKind: keyof typeof SIGNED_FIELDS
  readonly paymentId: string | null
  readonly timeoutMs: number
  /** False where a repeat could take money twice. */
  readonly canRepeat?: boolean
}

export type CsobLine = PartnerLine & { readonly keys: RsaKeys }

/** Makes one call of eAPI and returns its verified response. Everything else is a Fault. */
export async function callCsob(line: CsobLine, call: CsobCall): Promise<Message> {
  const { operation, method, url, message, answerKind, paymentId, timeoutMs } = call
  const { response } = await callPartner(line, {
    gateway: 'Csob',
    operation,
    paymentId,
    method,
    url,
    headers: { accept: 'application/json', ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(message) }),
    said: message,
    timeoutMs,
    // A status only reads, and a payment that no customer was sent to expires by itself; PUT moves money.
    canRepeat: call.canRepeat ?? method !== 'PUT',
    read: (text) => {
      const answer = parseObject(text)
      if (!answer) return { response: null, verdict: 'unreadable' }
      const isSigned = isSignedByBank(signedText(answerKind, answer), answer['signature'], line.keys)
      return { response: answer, verdict: isSigned ? 'verified' : 'bad-signature' }
    },
  })
  return response as Message
}
