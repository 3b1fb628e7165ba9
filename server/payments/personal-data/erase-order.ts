import { localPartsOf } from '#server/formats/index.ts'
import { plainText } from '../withdrawals/payment-orders.ts'

type Order = { readonly reference: number; readonly iban: string | null; readonly holder: string }

const HOLDER_LENGTHS = [70, 35] as const

/**
 * Erases the person of one order in a file for the bank: the account and the holder's name become crosses of the same
 * length. The other orders do not change.
 */
export function eraseOrder(content: string, { reference, iban, holder }: Order): string {
  const number = String(reference)
  const texts = [iban, localAccountOf(iban), ...HOLDER_LENGTHS.map((max) => plainText(holder, max))]
  return content
    .split(/(?<=\n)|(?=<CdtTrfTxInf>)/)
    .map((order) => (order.includes(number) ? texts.reduce(crossOut, order) : order))
    .join('')
}

function crossOut(order: string, text: string | undefined | null): string {
  return text ? order.replaceAll(text, 'x'.repeat(text.length)) : order
}

function localAccountOf(iban: string | null): string | undefined {
  const parts = iban === null ? undefined : localPartsOf(iban)
  if (!parts) return undefined
  return parts.prefix === '' ? parts.number : `${parts.prefix}-${parts.number}`
}
