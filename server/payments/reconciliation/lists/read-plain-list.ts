import type { ListLine } from './partner-item.ts'
import { readMinor, readTable } from './read-cells.ts'

const HEAD = 'reference,amount,currency'

/**
 * Parses our own list format, for partners without a published one: `reference;amount;currency`, and optionally `fee`.
 * A line that cannot be parsed makes the whole list invalid.
 */
export function readPlainList(text: string): ListLine[] | undefined {
  const table = readTable(text)
  const head = table?.columns.join()
  if (!table || (head !== HEAD && head !== `${HEAD},fee`)) return undefined
  const lines = table.rows.map(({ reference = '', amount = '', currency = '', fee }): ListLine | undefined => {
    const amountMinor = readMinor(amount)
    const feeMinor = fee === undefined || fee === '' ? null : readMinor(fee)
    if (reference === '' || amountMinor === undefined || feeMinor === undefined || !/^(CZK|EUR)$/.test(currency))
      return undefined
    return { providerRef: reference, amountMinor, currency, feeMinor }
  })
  return lines.every((line) => line !== undefined) ? lines : undefined
}
