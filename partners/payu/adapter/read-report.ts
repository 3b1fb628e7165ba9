import { readMinor, readTable, type ListLine } from '#server/payments/partner-port.ts'

/**
 * Columns of PayU's report as CSV (developers.payu.com, Reports): in any order, possibly among others. `Order ID` is
 * our own number of the order. The name of the column of its commission was not found.
 */
const COLUMNS = ['Date', 'Amount', 'Currency', 'Type of operation', 'Order ID'] as const
const COMMISSION = 'Commission'

/** Types of operations that are payments of players: purchase, and refund. Others are between PayU and us. */
const PURCHASE = 't'
const REFUND = 'c'

/** Parses the payments of one day; lines of other days and of other operations are ignored. */
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
      // The type gives the direction, whatever the sign.
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
