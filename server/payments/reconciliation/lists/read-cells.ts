/** A table of text: the names of its columns, and its rows by those names. */
export type Table = { readonly columns: readonly string[]; readonly rows: readonly Readonly<Record<string, string>>[] }

const SEPARATORS = [';', '\t', ',']

/**
 * Parses a table with a header row, separated by `;`, tab or `,`, with optional quotes. Undefined where a row does not
 * fit.
 */
export function readTable(text: string): Table | undefined {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const separator = SEPARATORS.find((one) => head.includes(one))
  if (separator === undefined) return undefined
  const columns = cellsOf(head, separator)
  const rows = lines.map((line) => cellsOf(line, separator))
  if (rows.some(({ length }) => length !== columns.length)) return undefined
  return { columns, rows: rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']))) }
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? ''
    if (char === '"' && isQuoted && line[at + 1] === '"') cell += line[(at += 1)]
    else if (char === '"') isQuoted = !isQuoted
    else if (char === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += char
  }
  return [...cells, cell.trim()]
}

/** An amount as partners write it, `-1 234,50`, in minor units; undefined when it is not valid. */
export function readMinor(written: string): number | undefined {
  const [, sign, whole = '', decimals = ''] =
    /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(written.replaceAll(/\s/g, '')) ?? []
  if (sign === undefined) return undefined
  const minor = Number(whole + decimals.padEnd(2, '0'))
  return sign === '-' && minor !== 0 ? -minor : minor
}
