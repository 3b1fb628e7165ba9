import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import { useTexts } from '../use-texts.ts'

/** Rows that can be marked, and what can be done with those that are. */
export type Marking<Row> = {
  readonly marked: ReadonlySet<string>
  readonly onMark: (keys: ReadonlySet<string>) => void
  /** Accessible name of its checkbox. */
  readonly labelOf: (row: Row) => string
  /** What can be done with those that are marked; it stands in the bar of the list, so that no row moves. */
  readonly does?: ReactNode
}

type MarkAllProps<Row> = {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly marking: Marking<Row>
}

export function MarkAll<Row>({ rows, keyOf, marking: { marked, onMark } }: MarkAllProps<Row>) {
  const { t } = useTexts()
  const keys = rows.map(keyOf)
  const areAll = keys.length > 0 && keys.every((key) => marked.has(key))
  return (
    <th scope="col">
      <input
        type="checkbox"
        className={controls.checkbox}
        aria-label={t('lists.markAll')}
        checked={areAll}
        onChange={() => onMark(new Set(areAll ? [] : keys))}
      />
    </th>
  )
}

/** The marks with one more, or one less. */
export function turned(marked: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(marked)
  if (!next.delete(key)) next.add(key)
  return next
}

type MarkCellProps<Row> = { readonly row: Row; readonly mark: string; readonly marking: Marking<Row> }

export function MarkCell<Row>({ row, mark, marking: { marked, onMark, labelOf } }: MarkCellProps<Row>) {
  return (
    <td>
      <input
        type="checkbox"
        className={controls.checkbox}
        aria-label={labelOf(row)}
        checked={marked.has(mark)}
        onChange={() => onMark(turned(marked, mark))}
      />
    </td>
  )
}
