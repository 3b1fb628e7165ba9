import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cellOf, type ListColumn } from '#contract/lists/list.ts'
import { isTyping } from '../keys.ts'
import { moveRowFocus } from '../move-row-focus.ts'
import { ListCell } from './list-cell.tsx'
import { markedThrough, turned } from './mark-rows.ts'
import { MarkCell, type Marking } from './marks.tsx'

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

/** What is pressed in a row itself, or on the link or button that opens it; another button in it has its own space bar. */
const isOfRow = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('a, button, input, select, textarea')?.matches(':not([data-opener])') !== true

const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 }

/** Marks rows one by one; with Shift all from the last one that was turned, and the next one by an arrow. */
function useMarks<Row>(keys: readonly string[], marking: Marking<Row> | undefined) {
  const last = useRef<string>(undefined)
  const mark = (key: string, isThrough: boolean) => {
    if (!marking) return
    marking.onMark(isThrough ? markedThrough(marking.marked, keys, last.current, key) : turned(marking.marked, key))
    last.current = key
  }
  const press = (event: KeyboardEvent, key: string) => {
    const step = event.shiftKey && !isTyping(event.target) ? STEPS[event.key] : undefined
    if (!marking) return
    if (event.key === ' ' && isOfRow(event.target)) mark(key, event.shiftKey)
    else if (step !== undefined) {
      last.current = key
      mark(keys[keys.indexOf(key) + step] ?? key, true)
      moveRowFocus(step)
    } else return
    event.preventDefault()
  }
  return { mark, press }
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
  const { mark, press } = useMarks(rows.map(keyOf), marking)
  return rows.map((row) => {
    const key = keyOf(row)
    const more = below?.(row)
    return (
      <Fragment key={key}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the space bar and arrows press marks of rows */}
        <tr
          data-row={key}
          tabIndex={-1}
          aria-selected={marking?.marked.has(key) ?? (openKey === undefined ? undefined : openKey === key)}
          onKeyDown={(event) => press(event, key)}
        >
          {marking ? (
            <MarkCell
              name={marking.labelOf(row)}
              isMarked={marking.marked.has(key)}
              onMark={(isThrough) => mark(key, isThrough)}
            />
          ) : null}
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
