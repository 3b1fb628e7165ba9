import { LAYOUTS, type Layout } from './mrz-layouts.ts'

/** Why something written is no MRZ; rows and columns from 1, blanks not counted. */
export type MrzFault =
  | { readonly fault: 'row-count'; readonly rows: number }
  | { readonly fault: 'row-length'; readonly row: number; readonly characters: number; readonly expected: number }
  | { readonly fault: 'character'; readonly row: number; readonly column: number }

export type MrzRows = { readonly rows: readonly string[]; readonly layout: Layout }

/** Parts what was written into rows, and tells which layout they have or the first fault that keeps them from any. */
export function readMrzRows(written: string): MrzRows | MrzFault {
  const rows = written
    .toUpperCase()
    .split(/\r?\n/)
    .map((row) => row.replaceAll(/\s/g, ''))
    .filter((row) => row !== '')
  const layout = nearestLayout(rows)
  if (!layout) return { fault: 'row-count', rows: rows.length }
  for (const [index, row] of rows.entries()) {
    const strange = [...row].findIndex((character) => !/[A-Z0-9<]/.test(character))
    if (strange !== -1) return { fault: 'character', row: index + 1, column: strange + 1 }
    if (row.length !== layout.width)
      return { fault: 'row-length', row: index + 1, characters: row.length, expected: layout.width }
  }
  return { rows, layout }
}

/** A row of the right length tells what the others should have; without one, the lengths that are nearest do. */
function nearestLayout(rows: readonly string[]): Layout | undefined {
  const missBy = ({ width }: Layout) => rows.map((row) => Math.abs(row.length - width))
  const wrongRows = (layout: Layout) => missBy(layout).filter((by) => by > 0).length
  const missing = (layout: Layout) => missBy(layout).reduce((sum, by) => sum + by, 0)
  return LAYOUTS.filter((layout) => layout.rows === rows.length).toSorted(
    (one, other) => wrongRows(one) - wrongRows(other) || missing(one) - missing(other),
  )[0]
}
