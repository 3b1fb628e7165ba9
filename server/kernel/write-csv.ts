/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Between cells, and before the fraction of a number: spreadsheets of the market want `;` and `,`. */
export type CsvMarks = { readonly separator: string; readonly fraction: string }
const PLAIN: CsvMarks = { separator: ',', fraction: '.' }

/**
 * One CSV line: every cell quoted, and a text that begins like a formula prefixed with an apostrophe, so that a
 * spreadsheet shows it and never runs it.
 */
export function csvLine(cells: readonly (string | number | null)[], marks: CsvMarks = PLAIN): string {
  return `${cells.map((value) => cell(value, marks)).join(marks.separator)}\r\n`
}

function cell(value: string | number | null, { fraction }: CsvMarks): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', fraction)
  const text = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
