import type { ListLine } from './partner-item.ts'
import { readMinor, readTable } from './read-cells.ts'

const HEAD = 'reference,amount,currency'

/**
 * Reads the list that we ask of a partner whose own format nobody has published: `reference;amount;currency`, and `fee`
 * where it tells what it charges. A line that cannot be read makes the whole list unreadable.
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
