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

type MarkCellProps = {
  readonly name: string
  readonly isMarked: boolean
  /** @param isThrough with Shift: all rows from the last one that was turned on or off */
  readonly onMark: (isThrough: boolean) => void
}

export function MarkCell({ name, isMarked, onMark }: MarkCellProps) {
  return (
    <td>
      <input
        type="checkbox"
        className={controls.checkbox}
        aria-label={name}
        checked={isMarked}
        onChange={({ nativeEvent }) => onMark('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </td>
  )
}
