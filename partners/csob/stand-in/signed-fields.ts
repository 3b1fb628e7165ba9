import { createSign, createVerify } from 'node:crypto'

/** Fields of a message in the order in which eAPI 1.9 signs them. A pair is a nested object or a list of them. */
export type FieldOrder = readonly (string | readonly [name: string, inside: FieldOrder])[]

const ADDRESS: FieldOrder = ['address1', 'address2', 'address3', 'city', 'zip', 'state', 'country']
const CUSTOMER: FieldOrder = [
  'name',
  'email',
  'homePhone',
  'workPhone',
  'mobilePhone',
  [
    'account',
    [
      'createdAt',
      'changedAt',
      'changedPwdAt',
      'orderHistory',
      'paymentsDay',
      'paymentsYear',
      'oneclickAdds',
      'suspicious',
    ],
  ],
  ['login', ['auth', 'authAt', 'authData']],
]
const ORDER: FieldOrder = [
  'type',
  'availability',
  'delivery',
  'deliveryMode',
  'deliveryEmail',
  'nameMatch',
  'addressMatch',
  ['billing', ADDRESS],
  ['shipping', ADDRESS],
  'shippingAddedAt',
  'reorder',
  ['giftcards', ['totalAmount', 'currency', 'quantity']],
]

export const INIT_REQUEST: FieldOrder = [
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
  ['cart', ['name', 'quantity', 'amount', 'description']],
  ['customer', CUSTOMER],
  ['order', ORDER],
  'merchantData',
  'customerId',
  'language',
  'ttlSec',
  'logoVersion',
  'colorSchemeVersion',
  'customExpiry',
]
export const PAYMENT_REQUEST: FieldOrder = ['merchantId', 'payId', 'dttm', 'totalAmount', 'amount']
export const ECHO_REQUEST: FieldOrder = ['merchantId', 'dttm']
export const INIT_RESPONSE: FieldOrder = [
  'payId',
  'dttm',
  'resultCode',
  'resultMessage',
  'paymentStatus',
  'authCode',
  'customerCode',
  'statusDetail',
]
/** Actions that the card's bank requires of its holder; they are in every response meanwhile. */
const ACTIONS: FieldOrder[number] = [
  'actions',
  [
    ['fingerprint', [['browserInit', ['url', 'method', ['vars', ['threeDSMethodData']]]]]],
    ['authenticate', [['browserChallenge', ['url', 'method', ['vars', ['creq']]]]]],
  ],
]
/** Of status, close, reverse, refund and oneclick/process. */
export const STATUS_RESPONSE: FieldOrder = [
  'payId',
  'dttm',
  'resultCode',
  'resultMessage',
  'paymentStatus',
  'authCode',
  'statusDetail',
  ACTIONS,
]
export const ONECLICK_ECHO_REQUEST: FieldOrder = ['merchantId', 'origPayId', 'dttm']
export const ONECLICK_ECHO_RESPONSE: FieldOrder = ['origPayId', 'dttm', 'resultCode', 'resultMessage']
export const ONECLICK_INIT_REQUEST: FieldOrder = [
  'merchantId',
  'origPayId',
  'orderNo',
  'dttm',
  'payMethod',
  'clientIp',
  'totalAmount',
  'currency',
  'closePayment',
  'returnUrl',
  'returnMethod',
  ['customer', CUSTOMER],
  ['order', ORDER],
  'clientInitiated',
  'sdkUsed',
  'merchantData',
  'ttlSec',
]
export const ONECLICK_PROCESS_REQUEST: FieldOrder = [
  'merchantId',
  'payId',
  'dttm',
  ['fingerprint', [['browser', ['userAgent', 'acceptHeader', 'language', 'javascriptEnabled']]]],
]
export const BUTTON_INIT_REQUEST: FieldOrder = [
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
]
export const BUTTON_INIT_RESPONSE: FieldOrder = [
  'payId',
  'dttm',
  'resultCode',
  'resultMessage',
  'paymentStatus',
  ['redirect', ['url', 'method', ['vars', ['client']]]],
]
export const MASK_EXTENSION: FieldOrder = ['extension', 'dttm', 'maskedCln', 'expiration', 'longMaskedCln']
export const ECHO_RESPONSE: FieldOrder = ['dttm', 'resultCode', 'resultMessage']
export const RETURN_FIELDS: FieldOrder = [
  'payId',
  'dttm',
  'resultCode',
  'resultMessage',
  'paymentStatus',
  'authCode',
  'merchantData',
  'statusDetail',
]

export type Fields = Readonly<Record<string, unknown>>

/** Values joined by `|`; an absent one is left out together with its separator. */
export function textToSign(order: FieldOrder, fields: Fields): string {
  return valuesOf(order, fields).join('|')
}

function valuesOf(order: FieldOrder, fields: Fields): string[] {
  return order.flatMap((field) => {
    if (typeof field === 'string') return plain(fields[field])
    const [name, inside] = field
    const nested = fields[name]
    const rows = Array.isArray(nested) ? nested : [nested]
    return rows.flatMap((row) => (typeof row === 'object' && row !== null ? valuesOf(inside, row as Fields) : []))
  })
}

function plain(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

/** RSA PKCS#1 v1.5 with SHA-256 over UTF-8, as Base64. */
export function sign(text: string, privatePem: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privatePem, 'base64')
}

export function isSignedBy(publicPem: string, text: string, signature: unknown): boolean {
  return (
    typeof signature === 'string' &&
    createVerify('RSA-SHA256').update(text, 'utf8').verify(publicPem, signature, 'base64')
  )
}

const pragueTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** `yyyyMMddHHmmss` in Prague. */
export function dttmOf(instant: Date): string {
  return pragueTime.format(instant).replaceAll(/\D/g, '')
}

/** eAPI's unsigned response when it fails. */
export const INTERNAL_ERROR: Fields = { resultCode: 900, resultMessage: 'Internal error' }
