import { AISG_FORMAT, type FileFormat } from './format.ts'

/** A record by the names of its columns; what is not known is an empty text. */
export type AisgRecord = Readonly<Record<string, string>>

/** Files of a package as text, by their names. */
export type AisgFiles = ReadonlyMap<string, string>

const KEY_SEPARATOR = '|'

/** What names a record in its file. */
export function keyOf({ key }: Pick<FileFormat, 'key'>, record: AisgRecord): string {
  return key.map((name) => record[name] ?? '').join(KEY_SEPARATOR)
}

/** Values of a record that may never be others. */
export function fixedOf({ columns }: Pick<FileFormat, 'columns'>, record: AisgRecord): AisgRecord {
  return Object.fromEntries(
    columns.flatMap(({ name, isUnchanging }) => (isUnchanging ? [[name, record[name] ?? '']] : [])),
  )
}

/** Writes a file: a line of headings, then a line for each record, by their keys, so that equal records are equal files. */
export function writeFile(file: FileFormat, records: readonly AisgRecord[]): string {
  const { separator, lineEnd } = AISG_FORMAT.csv
  const names = file.columns.map(({ name }) => name)
  const line = (cells: readonly string[]) => cells.map(quoted).join(separator) + lineEnd
  const sorted = records.toSorted((a, b) => compare(keyOf(file, a), keyOf(file, b)))
  return [line(names), ...sorted.map((record) => line(names.map((name) => record[name] ?? '')))].join('')
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Lines of a file as cells. Undefined where a quote is not closed. */
export function readCells(text: string): string[][] | undefined {
  const lines: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === AISG_FORMAT.csv.separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      lines.push([...cells, cell.endsWith('\r') ? cell.slice(0, -1) : cell])
      cells = []
      cell = ''
    } else cell += sign
  }
  if (isQuoted) return undefined
  if (cell !== '' || cells.length > 0) lines.push([...cells, cell])
  return lines
}

/** Records of a file whose lines fit its headings. */
export function readRecords(text: string): AisgRecord[] {
  const [names = [], ...lines] = readCells(text) ?? []
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

/** Minor units as text with two decimals. */
export function amountText(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
