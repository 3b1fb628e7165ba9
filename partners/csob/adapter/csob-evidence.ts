import { Fault } from '#server/kernel/index.ts'
import { asObject, isSignedByBank, type Evidence, type RsaKeys } from '#server/payments/partner-port.ts'
import { canonicalStatus } from './csob-status.ts'
import { signedText, type Message } from './signed-text.ts'

/** The masked card; undefined when the response has none that the bank signed. */
export function cardOf(answer: Message, keys: RsaKeys): Evidence['card'] {
  const { extensions } = answer
  const mask = Array.isArray(extensions)
    ? extensions.map(asObject).find((one) => one?.['extension'] === 'maskClnRP')
    : undefined
  if (!mask || !isSignedByBank(signedText('maskClnRP', mask), mask['signature'], keys)) return undefined
  const lastDigits = /(\d{4})$/.exec(String(mask['maskedCln']))?.[1]
  const expires = /^\d{2}\/\d{2}$/.exec(String(mask['expiration']))?.[0]
  return lastDigits && expires ? { lastDigits, expires } : undefined
}

/** Result codes of responses that still contain the state of the payment. */
const TELLING_CODES = [0, 130]

export function readEvidence(answer: Message, operation: string): Evidence {
  const evidence = evidenceOf(answer)
  if (evidence && TELLING_CODES.includes(Number(answer['resultCode']))) return evidence
  throw new Fault('csob', `${operation}: result code ${String(answer['resultCode'])}`, { retryable: false })
}

export function evidenceOf(fields: Message): Evidence | undefined {
  const { payId, resultCode, paymentStatus, merchantData } = fields
  if (typeof payId !== 'string' || payId === '') return undefined
  return {
    providerRef: payId,
    providerStatus: `${String(resultCode)}/${String(paymentStatus)}`,
    canonicalStatus: canonicalStatus(Number(resultCode), Number(paymentStatus)),
    amount: null,
    paymentId: typeof merchantData === 'string' ? Buffer.from(merchantData, 'base64').toString('utf8') : null,
  }
}
