import { randomBytes } from 'node:crypto'
import { Fault } from '#server/kernel/index.ts'
import {
  callPartner,
  isSignedByBank,
  patienceOf,
  signText,
  type KnownPayment,
  type PartnerLine,
  type Patience,
  type RecordExchange,
  type RsaKeys,
} from '#server/payments/partner-port.ts'
import { readSoap, writeSoap, type SoapField } from './soap.ts'

export type GpWebPaySettings = Patience & {
  readonly merchantNumber: string
  /** Four digits of the acquirer, such as 0100. */
  readonly provider: string
  readonly merchantPrivatePem: string
  /** The gateway's certificate or public key. */
  readonly gatewayPublicPem: string
  /** By the contract with the acquirer; SHA-1 is still the usual one. */
  readonly hash?: RsaKeys['hash']
  /** `https://3dsecure.gpwebpay.com/pgw/order.do` */
  readonly orderUrl: string
  /** `https://3dsecure.gpwebpay.com/pay-ws/v1/PaymentService` */
  readonly serviceUrl: string
}

export const GP_WEB_PAY = 'GPWebPay'

export type GpAnswer = ReadonlyMap<string, string>

export type GpWebPayLine = ReturnType<typeof openGpWebPayLine>

/** Signed requests to the web services, and their signed responses. */
export function openGpWebPayLine(settings: GpWebPaySettings, keys: RsaKeys, record: RecordExchange) {
  const { merchantNumber, provider, serviceUrl } = settings
  // The browser carries the order, so a player waits for every request of ours.
  const { statusTimeoutMs: timeoutMs, retryAfterMs } = patienceOf(settings)
  const line: PartnerLine = { retryAfterMs, record }

  /** Returns the fields of a signed response, or of a signed fault. */
  const askService = async (
    service: Service,
    paymentId: string | null,
    own: readonly SoapField[],
  ): Promise<GpAnswer> => {
    const fields: SoapField[] = [
      // Always unique: the gateway refuses a message id that it has seen.
      ['messageId', randomBytes(16).toString('hex')],
      ['provider', provider],
      ['merchantNumber', merchantNumber],
      ...own,
    ]
    const signature = signText(fields.map(([, text]) => text).join('|'), keys)
    const { response } = await callPartner(line, {
      gateway: GP_WEB_PAY,
      operation: service.operation,
      paymentId,
      method: 'POST',
      url: serviceUrl,
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: writeSoap(service.operation, service.element, [...fields, ['signature', signature]]),
      said: Object.fromEntries(fields),
      timeoutMs,
      canRepeat: service.isReading,
      read: (text) => readAnswer(text, keys),
    })
    const answer = new Map(Object.entries(response as Readonly<Record<string, string>>))
    // A valid response to another request is not accepted.
    if (answer.get('messageId') === fields[0]?.[1]) return answer
    throw new Fault(GP_WEB_PAY, `${service.operation}: the answer is about another message`, { retryable: true })
  }

  return {
    /** A request that is about no payment. */
    askService,
    ask: (service: Service, { paymentId, orderNumber }: OfPayment, more: readonly SoapField[] = []) =>
      askService(service, paymentId, [['paymentNumber', orderNumber], ...more]),
  }
}

type OfPayment = Pick<KnownPayment, 'orderNumber'> & { readonly paymentId: string | null }

export type Service = { readonly operation: string; readonly element: string; readonly isReading: boolean }

export const SERVICES = {
  detail: { operation: 'getPaymentDetail', element: 'paymentDetailRequest', isReading: true },
  capture: { operation: 'processCapture', element: 'captureRequest', isReading: false },
  reverse: {
    operation: 'processAuthorizationReverse',
    element: 'authorizationReverseRequest',
    isReading: false,
  },
  refund: { operation: 'processRefund', element: 'refundRequest', isReading: false },
  tokenStatus: { operation: 'getTokenStatus', element: 'tokenStatusRequest', isReading: true },
  tokenRevoke: { operation: 'processTokenRevoke', element: 'tokenRevokeRequest', isReading: false },
  cardOnFile: { operation: 'processCardOnFilePayment', element: 'cardOnFilePaymentRequest', isReading: false },
} as const satisfies Record<string, Service>

const ANSWER = /\w+Response/
const FAULT = /serviceException|paymentServiceException|cardOnFilePaymentServiceException/

/** Failures are SOAP faults, with HTTP 500 and a signature of their own. */
function readAnswer(text: string, keys: RsaKeys) {
  const fields = readSoap(text, FAULT) ?? readSoap(text, ANSWER)
  if (!fields) return { response: null, verdict: 'unreadable' } as const
  const signature = fields.find(([name]) => name === 'signature')?.[1]
  const covered = fields.filter(([name]) => name !== 'signature').map(([, value]) => value)
  // A separator inside a value could shift signed text from one field to another.
  const isSigned = covered.every((value) => !value.includes('|')) && isSignedByBank(covered.join('|'), signature, keys)
  return { response: Object.fromEntries(fields), verdict: isSigned ? 'verified' : 'bad-signature' } as const
}

export function faultOf({ operation }: Service, answer: GpAnswer): Fault {
  const codes = `${answer.get('primaryReturnCode')}/${answer.get('secondaryReturnCode') ?? '0'}`
  return new Fault(GP_WEB_PAY, `${operation}: return code ${codes}`, { retryable: false })
}
