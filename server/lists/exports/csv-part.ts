import { csvLine } from '#server/kernel/index.ts'
import { writeLocal } from './local-moments.ts'
import type { Cell } from './row-cells.ts'

/** What spreadsheet programs of the market open directly: a byte order mark, `;` between cells, `,` in numbers. */
const MARKS = { separator: ';', fraction: ',' } as const
const UTF_8_MARK = '\ufeff'

/** Lines of a CSV file; the first ones begin with the headings. */
export function csvRows(
  rows: readonly Cell[][],
  { head, offsetOf }: { readonly head: Cell[] | null; readonly offsetOf: (at: Date) => number },
): Buffer {
  const lineOf = (cells: readonly Cell[]) =>
    csvLine(
      cells.map((cell) => {
        if (cell === null) return null
        if (cell.is === 'moment') return writeLocal(cell.at, offsetOf)
        return cell.is === 'number' ? cell.number : cell.text
      }),
      MARKS,
    )
  return Buffer.from((head ? UTF_8_MARK + lineOf(head) : '') + rows.map(lineOf).join(''), 'utf8')
}
