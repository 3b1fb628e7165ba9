import { readMinor, type ListLine } from '#server/payments/partner-port.ts'

/** Code of a row, in its first cell. */
const ROW = { start: '00', transaction: '24', currency: '61', total: '85', end: '99' } as const

/** Cells of a row of a transaction, after its code. */
const CELL = { date: 2, amount: 5, fee: 6, net: 7, orderNumber: 9 } as const

type Row = { readonly code: string; readonly cells: readonly string[] }

/**
 * Parses the daily advice of GP webpay (format FLAT, `VDAT-….TXT`): rows of cells separated by `"`, in windows-1250.
 * One file can contain several days; only payments of the given one are returned. Public source: granam/gpwebpay-flat,
 * with its specimen. The file is consistent when each row is amount plus fee, the totals are those of its rows, and it
 * has its last row. A fee is negative, since it is deducted; that of a refund (negative amount) is what is paid back.
 */
export function readFlat(bytes: Uint8Array, day: string): ListLine[] | undefined {
  const rows = new TextDecoder('windows-1250')
    .decode(bytes)
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
    .map((line): Row => {
      const [code = '', ...cells] = line.split('"')
      return { code, cells }
    })
  const currency = rows.find(({ code }) => code === ROW.currency)?.cells[0]?.trim()
  const isWhole = rows[0]?.code === ROW.start && rows.at(-1)?.code === ROW.end
  if (!isWhole || currency === undefined || !/^(CZK|EUR)$/.test(currency)) return undefined
  const transactions = rows.filter(({ code }) => code === ROW.transaction)
  const lines = transactions.map((row) => readTransaction(row, currency))
  if (!lines.every((line) => line !== undefined)) return undefined
  const totals = rows.filter(({ code }) => code === ROW.total).map(({ cells }) => readMinor(cells[1] ?? ''))
  const sum = (amounts: readonly (number | undefined)[]) => amounts.reduce<number>((all, one) => all + (one ?? NaN), 0)
  if (totals.length > 0 && sum(totals) !== sum(lines.map(({ amountMinor }) => amountMinor))) return undefined
  return lines.filter((line) => line.day === day).map(({ day: _, ...line }) => line)
}

function readTransaction({ cells }: Row, currency: string): (ListLine & { readonly day: string }) | undefined {
  const [, dayOfMonth, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(cells[CELL.date] ?? '') ?? []
  const [amountMinor, fee, net] = [CELL.amount, CELL.fee, CELL.net].map((at) => readMinor(cells[at] ?? ''))
  // Our order number, padded with zeros.
  const providerRef = (cells[CELL.orderNumber] ?? '').replace(/^0+/, '')
  if (year === undefined || amountMinor === undefined || fee === undefined || !/^\d{1,15}$/.test(providerRef))
    return undefined
  if (amountMinor + fee !== net) return undefined
  return { providerRef, amountMinor, currency, feeMinor: fee === 0 ? 0 : -fee, day: `${year}-${month}-${dayOfMonth}` }
}
