import { dayOf } from '#contract/states/calendar.ts'
import { localPartsOf } from '#server/formats/index.ts'
import { assert } from '#server/kernel/index.ts'
import { plainText, type PaymentOrders } from './payment-orders.ts'

const ORDERS = '1501'

/** Whether an account can be written in a Czech order: it must be Czech. */
export function canBeWrittenInAbo(iban: string): boolean {
  return iban.startsWith('CZ') && localPartsOf(iban) !== undefined
}

/**
 * Writes a Czech file of payment orders (ABO, ending KPC), as Czech banks accept it: header of the client, one file,
 * one group with our account and day, one line per order. The order's number is its variable symbol.
 */
export function writeAbo({ createdAt, payer, timeZone, orders }: PaymentOrders): string {
  const ours = partsOf(payer.iban)
  const [year = '', month = '', day = ''] = dayOf(timeZone, createdAt).split('-')
  const date = day + month + year.slice(2)
  const total = orders.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const lines = [
    `UHL1${date}${plainText(payer.name, 20).padEnd(20)}${ours.number.padStart(10, '0')}001999`,
    `1 ${ORDERS} 001000 ${ours.bank}`,
    `2 ${accountOf(payer.iban)} ${String(total).padStart(14, '0')} ${date}`,
    ...orders.map(({ iban, amountMinor, reference, holder }) => {
      const { bank } = partsOf(iban)
      const amount = String(amountMinor).padStart(12, '0')
      return `${accountOf(iban)} ${amount} ${reference.padStart(10, '0')} ${bank}0000 0000000000 AV:${plainText(holder, 35)}`
    }),
    '3 +',
    '5 +',
  ]
  return `${lines.join('\r\n')}\r\n`
}

function accountOf(iban: string): string {
  const { prefix, number } = partsOf(iban)
  return prefix === '' ? number : `${prefix}-${number}`
}

function partsOf(iban: string) {
  const parts = localPartsOf(iban)
  assert(parts, 'A Czech order goes between Czech accounts.')
  return parts
}
