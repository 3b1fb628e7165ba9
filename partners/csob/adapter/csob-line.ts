import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  patienceOf,
  readKeys,
  signText,
  type Evidence,
  type Patience,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { callCsob, type CsobCall, type CsobLine } from './csob-call.ts'
import { cardOf, readEvidence } from './csob-evidence.ts'
import { pragueDttm } from './prague-time.ts'
import { signedText, type Message, type SIGNED_FIELDS } from './signed-text.ts'

export type CsobSettings = Patience & {
  readonly merchantId: string
  readonly merchantPrivatePem: string
  readonly bankPublicPem: string
  /** With the base path: `https://api.platebnibrana.csob.cz/api/v1.9`. */
  readonly baseUrl: string
}

export type Csob = ReturnType<typeof openCsob>

/** Calls to the bank with our signature, and evidence from its responses. */
export function openCsob(settings: CsobSettings, { clock, record }: { clock: Clock; record: RecordExchange }) {
  const { merchantId, baseUrl } = settings
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(settings)
  const keys = readKeys(settings.merchantPrivatePem, settings.bankPublicPem)
  const line: CsobLine = { keys, retryAfterMs, record }

  const signed = (kind: keyof typeof SIGNED_FIELDS, fields: Message): Message => {
    const message = { merchantId, dttm: pragueDttm(clock.now()), ...fields }
    return { ...message, signature: signText(signedText(kind, message), keys) }
  }
  const pathOf = (message: Message, names: readonly string[]): string =>
    names.map((name) => encodeURIComponent(String(message[name]))).join('/')

  const ask = async (call: CsobCall): Promise<Evidence> => {
    const answer = await callCsob(line, call)
    const card = cardOf(answer, keys)
    const evidence = { ...readEvidence(answer, call.operation), ...(card ? { card } : {}) }
    // A valid response about another payment is not accepted.
    const { payId } = call.message
    if (payId === undefined || payId === evidence.providerRef) return evidence
    throw new Fault('csob', `${call.operation}: the answer is about another payment`, { retryable: true })
  }

  return {
    /** One call, and its response as the bank signed it. */
    call: (call: CsobCall): Promise<Message> => callCsob(line, call),
    ask,
    signed,
    pathOf,
    keys,
    baseUrl,
    timeoutMs,
    statusTimeoutMs,
  }
}
