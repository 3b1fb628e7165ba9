import { sign, verify } from 'node:crypto'

/** Order of the fields that a shop signs (providers §2.2). */
export const REQUEST_ORDER = (
  'MERCHANTNUMBER OPERATION ORDERNUMBER AMOUNT CURRENCY DEPOSITFLAG MERORDERNUM URL DESCRIPTION MD USERPARAM1 FASTPAYID ' +
  'PAYMETHOD DISABLEPAYMETHOD PAYMETHODS EMAIL REFERENCENUMBER ADDINFO'
).split(' ')

/** Order of the fields of a return (providers §2.3). */
export const RETURN_ORDER = (
  'OPERATION ORDERNUMBER MERORDERNUM MD PRCODE SRCODE RESULTTEXT USERPARAM1 ADDINFO TOKEN EXPIRY ACSRES ACCODE ' +
  'PANPATTERN DAYTOCAPTURE TOKENREGSTATUS'
).split(' ')

export type Fields = Readonly<Record<string, string>>

/** Values in order, joined by `|`; an absent field is left out with its separator. */
export function textOf(order: readonly string[], fields: Fields): string {
  return order
    .filter((name) => fields[name] !== undefined)
    .map((name) => fields[name])
    .join('|')
}

/** RSA with SHA-1, which this gateway still uses. */
export function signWith(privatePem: string, text: string): string {
  return sign('sha1', Buffer.from(text), privatePem).toString('base64')
}

export function isSignedWith(publicPem: string, text: string, signature: string | undefined): boolean {
  if (!signature) return false
  try {
    return verify('sha1', Buffer.from(text), publicPem, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
