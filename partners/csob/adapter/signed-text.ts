/** A field of a message: its name, or a list of objects or an object, whose fields follow in place. */
type Field =
  | string
  | { readonly list: string; readonly of: readonly string[] }
  | { readonly object: string; readonly of: readonly Field[] }

/** A page of the card's bank; its variables follow in the order in which they came. */
const ACTION_PAGE = ['url', 'method', { object: 'vars', of: [] }] as const

/** Actions that the card's bank requires before it decides; they are in every response about such a payment (eAPI 1.9). */
const ACTIONS = {
  object: 'actions',
  of: [
    { object: 'fingerprint', of: [{ object: 'browserInit', of: ACTION_PAGE }] },
    { object: 'authenticate', of: [{ object: 'browserChallenge', of: ACTION_PAGE }] },
  ],
} as const

/**
 * Orders in which eAPI 1.9 signs the fields that we send and read (providers §1.3, §1.4). Only those that we use: a
 * field that is not listed must not be sent.
 */
export const SIGNED_FIELDS = {
  init: [
    'merchantId',
    'orderNo',
    'dttm',
    'payOperation',
    'payMethod',
    'totalAmount',
    'currency',
    'closePayment',
    'returnUrl',
    'returnMethod',
    { list: 'cart', of: ['name', 'quantity', 'amount', 'description'] },
    'merchantData',
    'language',
    'ttlSec',
  ],
  payment: ['merchantId', 'payId', 'dttm', 'totalAmount', 'amount'],
  oneclickEcho: ['merchantId', 'origPayId', 'dttm'],
  oneclickInit: [
    'merchantId',
    'origPayId',
    'orderNo',
    'dttm',
    'clientIp',
    'totalAmount',
    'currency',
    'closePayment',
    'returnUrl',
    'returnMethod',
    'clientInitiated',
    'merchantData',
    'ttlSec',
  ],
  oneclickProcess: [
    'merchantId',
    'payId',
    'dttm',
    {
      object: 'fingerprint',
      of: [{ object: 'browser', of: ['userAgent', 'acceptHeader', 'language', 'javascriptEnabled'] }],
    },
  ],
  oneclickEchoAnswer: ['origPayId', 'dttm', 'resultCode', 'resultMessage'],
  oneclickInitAnswer: ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'statusDetail', ACTIONS],
  /** An extension of a status has a signature of its own. */
  maskClnRP: ['extension', 'dttm', 'maskedCln', 'expiration', 'longMaskedCln'],
  buttonInit: [
    'merchantId',
    'orderNo',
    'dttm',
    'clientIp',
    'totalAmount',
    'currency',
    'returnUrl',
    'returnMethod',
    'brand',
    'merchantData',
    'language',
  ],
  buttonInitAnswer: [
    'payId',
    'dttm',
    'resultCode',
    'resultMessage',
    'paymentStatus',
    { object: 'redirect', of: ACTION_PAGE },
  ],
  echo: ['merchantId', 'dttm'],
  initAnswer: [
    'payId',
    'dttm',
    'resultCode',
    'resultMessage',
    'paymentStatus',
    'authCode',
    'customerCode',
    'statusDetail',
  ],
  /** Of status, close, reverse, refund and oneclick/process. */
  paymentAnswer: ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'authCode', 'statusDetail', ACTIONS],
  echoAnswer: ['dttm', 'resultCode', 'resultMessage'],
  browserReturn: [
    'payId',
    'dttm',
    'resultCode',
    'resultMessage',
    'paymentStatus',
    'authCode',
    'merchantData',
    'statusDetail',
  ],
  /** Public sources disagree about the position of merchantData, so the other order is accepted too. */
  browserReturnOtherOrder: [
    'payId',
    'dttm',
    'resultCode',
    'resultMessage',
    'paymentStatus',
    'authCode',
    'statusDetail',
    'merchantData',
  ],
} as const satisfies Record<string, readonly Field[]>

export type Message = Readonly<Record<string, unknown>>

/** The signed text: values in order, joined by `|`; an absent field leaves no separator. */
export function signedText(kind: keyof typeof SIGNED_FIELDS, message: Message): string {
  return valuesOf(SIGNED_FIELDS[kind], message)
    .filter((value) => value !== undefined && value !== null)
    .map(String)
    .join('|')
}

function valuesOf(fields: readonly Field[], message: Message): unknown[] {
  return fields.flatMap((field) => {
    if (typeof field === 'string') return [message[field]]
    if ('list' in field) return rowsOf(message[field.list], field.of)
    const inner = asMessage(message[field.object])
    // Without names of its own, an object is signed in its own order: the variables of a page.
    return field.of.length === 0 ? Object.values(inner) : valuesOf(field.of, inner)
  })
}

function rowsOf(list: unknown, fields: readonly string[]): unknown[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((row: Message) => fields.map((field) => row[field]))
}

function asMessage(value: unknown): Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Message) : {}
}
