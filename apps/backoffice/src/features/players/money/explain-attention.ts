import type { StatusKind } from '../../../shell/status.tsx'
import type { TextKey } from '../../../texts/text-key.ts'

export type Advice = { readonly kind: StatusKind; readonly what: TextKey; readonly todo: TextKey }

const EXACT: Readonly<Record<string, Advice>> = {
  'mismatch: another-amount': advise('risk', 'amount'),
  'mismatch: another-currency': advise('risk', 'currency'),
  'mismatch: another-order': advise('risk', 'order'),
  'mismatch: another-provider-number': advise('risk', 'providerNumber'),
  'mismatch: another-phone': advise('risk', 'phone'),
  'mismatch: second-message': advise('hold', 'secondMessage'),
  'mismatch: late-return': advise('hold', 'lateReturn'),
  'late-success': advise('hold', 'lateSuccess'),
  'authorised-only': advise('hold', 'authorisedOnly'),
  'reversed-at-the-bank': advise('risk', 'backAtBank'),
  'refunded-at-the-bank': advise('risk', 'backAtBank'),
  'refund-unknown': advise('risk', 'refundUnknown'),
  'unknown-status': advise('hold', 'unknownStatus'),
}

function advise(kind: StatusKind, name: AdviceName): Advice {
  return { kind, what: `attention.${name}`, todo: `attention.${name}.todo` }
}

type AdviceName =
  | 'amount'
  | 'currency'
  | 'order'
  | 'providerNumber'
  | 'phone'
  | 'secondMessage'
  | 'lateReturn'
  | 'lateSuccess'
  | 'authorisedOnly'
  | 'backAtBank'
  | 'unknownStatus'
  | 'refundUnknown'
  | 'settledAfter'
  | 'endedAfterCredit'
  | 'other'

/**
 * What the partner's response means for the money, and what staff should do. A reason unknown here is shown as it is.
 */
export function explainAttention(attention: string): Advice {
  const exact = EXACT[attention]
  if (exact) return exact
  if (attention.startsWith('settled-after-')) return advise('risk', 'settledAfter')
  if (/^(declined|cancelled|expired)-after-/.test(attention)) return advise('risk', 'endedAfterCredit')
  return advise('hold', 'other')
}
