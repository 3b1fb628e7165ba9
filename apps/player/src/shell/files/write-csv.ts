/** Cells that a spreadsheet would interpret as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(?:,\d+)?$/

/** A CSV file for spreadsheets of our markets: with a byte order mark, semicolons, and without formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${rows.map((row) => row.map(writeCell).join(';')).join('\r\n')}\r\n`
}

function writeCell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An amount as spreadsheets of our markets read a number: `-1234,50`. */
export function csvAmount(amountMinor: number): string {
  const whole = Math.floor(Math.abs(amountMinor) / 100)
  const rest = String(Math.abs(amountMinor) % 100).padStart(2, '0')
  return `${amountMinor < 0 ? '-' : ''}${whole},${rest}`
}
