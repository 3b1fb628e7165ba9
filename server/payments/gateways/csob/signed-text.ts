/** A field of a message: its name, or a list of objects whose fields follow in place. */
type Field = string | { readonly list: string; readonly of: readonly string[] }

/**
 * Orders in which eAPI 1.9 signs the fields that we send and read (providers §1.3, §1.4). Only what we use is here:
 * a field that is not listed must not be sent.
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
  oneclickEchoAnswer: ['origPayId', 'dttm', 'resultCode', 'resultMessage'],
  oneclickInitAnswer: ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'statusDetail'],
  /** An extension of a status has a signature of its own. */
  maskClnRP: ['extension', 'dttm', 'maskedCln', 'expiration', 'longMaskedCln'],
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
  paymentAnswer: ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'authCode', 'statusDetail'],
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
  /** Public sources do not agree on where merchantData stands, so the other order is accepted too. */
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

/** The text that a signature covers: values in their order joined by `|`; an absent field leaves no separator. */
export function signedText(kind: keyof typeof SIGNED_FIELDS, message: Message): string {
  const fields: readonly Field[] = SIGNED_FIELDS[kind]
  return fields
    .flatMap((field) => (typeof field === 'string' ? [message[field]] : rowsOf(message[field.list], field.of)))
    .filter((value) => value !== undefined && value !== null)
    .map(String)
    .join('|')
}

function rowsOf(list: unknown, fields: readonly string[]): unknown[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((row: Message) => fields.map((field) => row[field]))
}
