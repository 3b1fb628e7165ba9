import { readMinor, readTable, type ListLine } from '#server/payments/partner-port.ts'

/**
 * Names of the columns in PayU's report as CSV (developers.payu.com, Reports): they stand in any order, and a report may
 * have others beside. `Order ID` is our own number of the order. What the column of its commission is called was not seen.
 */
const COLUMNS = ['Date', 'Amount', 'Currency', 'Type of operation', 'Order ID'] as const
const COMMISSION = 'Commission'

/** Kinds of operations that are payments of players: bought, and sent back. The rest is between PayU and us. */
const PURCHASE = 't'
const REFUND = 'c'

/** Reads the payments of one day; lines of other days and of other operations are passed over. */
export function readReport(bytes: Uint8Array, day: string): ListLine[] | undefined {
  const table = readTable(new TextDecoder().decode(bytes))
  if (!table || !COLUMNS.every((name) => table.columns.includes(name))) return undefined
  const lines = table.rows
    .filter((row) => row['Date'] === day && [PURCHASE, REFUND].includes(row['Type of operation'] ?? ''))
    .map((row): ListLine | undefined => {
      const written = readMinor(row['Amount'] ?? '')
      const commission = row[COMMISSION]
      const feeMinor = commission === undefined || commission === '' ? null : readMinor(commission)
      const { Currency: currency = '', 'Order ID': providerRef = '' } = row
      if (written === undefined || feeMinor === undefined || providerRef === '' || !/^(CZK|EUR)$/.test(currency))
        return undefined
      // The kind says which way the money went, whatever the sign.
      const amountMinor = row['Type of operation'] === REFUND ? -Math.abs(written) : Math.abs(written)
      return {
        providerRef,
        amountMinor,
        currency,
        feeMinor: feeMinor === null ? null : Math.abs(feeMinor),
        isOurs: true,
      }
    })
  return lines.every((line) => line !== undefined) ? lines : undefined
}
