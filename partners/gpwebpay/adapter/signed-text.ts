/** Fields of an order in the order in which GP webpay signs them (providers §2.2). Other fields are not sent. */
export const ORDER_FIELDS = [
  'MERCHANTNUMBER',
  'OPERATION',
  'ORDERNUMBER',
  'AMOUNT',
  'CURRENCY',
  'DEPOSITFLAG',
  'MERORDERNUM',
  'URL',
  'DESCRIPTION',
  'MD',
  'USERPARAM1',
  'PAYMETHOD',
] as const

/** Fields of a return in the order in which GP webpay signs them (providers §2.3). */
export const RETURN_FIELDS = [
  'OPERATION',
  'ORDERNUMBER',
  'MERORDERNUM',
  'MD',
  'PRCODE',
  'SRCODE',
  'RESULTTEXT',
  'USERPARAM1',
  'ADDINFO',
  'TOKEN',
  'EXPIRY',
  'ACSRES',
  'ACCODE',
  'PANPATTERN',
  'DAYTOCAPTURE',
  'TOKENREGSTATUS',
  'ACRC',
  'RRN',
  'PAR',
  'TRACEID',
] as const

/** The signed text: values in order, joined by `|`; an absent field leaves no separator. */
export function signedText(order: readonly string[], fields: Readonly<Record<string, string>>): string {
  return order.flatMap((name) => fields[name] ?? []).join('|')
}
