import { Fragment, type ReactNode } from 'react'
import { cellOf, type ListColumn } from '#contract/lists/list.ts'
import { ListCell } from './list-cell.tsx'
import { MarkCell, turned, type Marking } from './marks.tsx'

type Props<Row> = {
  readonly rows: readonly Row[]
  readonly columns: readonly ListColumn[]
  readonly keyOf: (row: Row) => string
  readonly cells: Readonly<Partial<Record<string, (row: Row) => ReactNode>>>
  readonly below: ((row: Row) => ReactNode) | undefined
  readonly marking: Marking<Row> | undefined
  readonly actions: ((row: Row) => ReactNode) | undefined
  readonly openKey: string | null | undefined
}

/** The rows of a list, each with what stands under it. */
export function ListRows<Row extends object>({
  rows,
  columns,
  keyOf,
  cells,
  below,
  marking,
  actions,
  openKey,
}: Props<Row>) {
  return rows.map((row) => {
    const key = keyOf(row)
    const more = below?.(row)
    return (
      <Fragment key={key}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the space bar presses the mark in the row */}
        <tr
          data-row={key}
          tabIndex={-1}
          aria-selected={marking?.marked.has(key) ?? (openKey === undefined ? undefined : openKey === key)}
          onKeyDown={(event) => {
            if (!marking || event.key !== ' ' || event.target instanceof HTMLInputElement) return
            event.preventDefault()
            marking.onMark(turned(marking.marked, key))
          }}
        >
          {marking ? <MarkCell row={row} mark={key} marking={marking} /> : null}
          {columns.map((column) => (
            <ListCell key={column.key} column={column} value={cellOf(row, column)}>
              {cells[column.key]?.(row)}
            </ListCell>
          ))}
          {actions ? <td>{actions(row)}</td> : null}
        </tr>
        {more ? (
          <tr>
            <td colSpan={columns.length + Number(marking !== undefined) + Number(actions !== undefined)}>{more}</td>
          </tr>
        ) : null}
      </Fragment>
    )
  })
}
