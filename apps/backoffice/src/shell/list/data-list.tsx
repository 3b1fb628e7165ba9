import { Fragment, useState, type ReactNode } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { PagedList, usePages } from '../paged-list.tsx'
import { useRowKeys } from '../use-row-keys.ts'
import { useTexts } from '../use-texts.ts'
import { moveRowFocus } from '../move-row-focus.ts'
import controls from '../controls.module.css'
import { ColumnsSheet } from './columns-sheet.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ExportDock } from './export-dock.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ListBar } from './list-bar.tsx'
import { ListCell } from './list-cell.tsx'
import { ListHead } from './list-head.tsx'
import { sortedBy, writeQuestion } from './list-state.ts'
import { SavedViews } from './saved-views.tsx'
import { TotalsFoot } from './totals-foot.tsx'
import { useListState } from './use-list-state.ts'
import { useTotals } from './use-totals.ts'

export type Question = Readonly<Record<string, string | string[]>>

/** Rows that can be marked, and what can be done with those that are. */
export type Marking<Row> = {
  readonly marked: ReadonlySet<string>
  readonly onMark: (keys: ReadonlySet<string>) => void
  /** What its mark is called, for who does not see the row. */
  readonly labelOf: (row: Row) => string
}

type Props<Row> = {
  readonly list: ListDefinition
  readonly label: string
  /** Said when there is nothing although nobody has narrowed it. */
  readonly empty: string
  readonly read: (question: Question) => Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }>
  readonly keyOf: (row: Row) => string
  /** Under what its rows are kept, so that who changes one has them read again; the list's name otherwise. */
  readonly keptAs?: readonly string[]
  /** What is asked beside the address: a searched text, which stands in no address. */
  readonly asked?: Readonly<Record<string, string>>
  /** Cells that this screen writes in its own way. */
  readonly cells?: Readonly<Partial<Record<string, (row: Row) => ReactNode>>>
  readonly below?: (row: Row) => ReactNode
  readonly marking?: Marking<Row>
  /** The row that stands open beside the list. */
  readonly openKey?: string | null
  /** What stands before the rows and is only of this screen, such as a field to search in. */
  readonly onSlash?: () => void
  readonly everyMs?: number
}

/** The one list of the back office: views, filter, order, columns, sums, marks, files and keys, over a declared list. */
export function DataList<Row extends object>(props: Props<Row>) {
  const {
    list,
    label,
    empty,
    read,
    keyOf,
    keptAs = [props.list.name],
    asked = {},
    cells = {},
    below,
    marking,
    openKey,
    onSlash,
    everyMs,
  } = props
  const { t } = useTexts()
  const [state, change] = useListState(list)
  const [open, setOpen] = useState<'filter' | 'columns' | 'export'>()
  const search = writeQuestion(list, state)
  for (const [name, value] of Object.entries(asked)) search.set(name, value)
  const question = search.toString()
  const { query, rows } = usePages(
    [...keptAs, 'list', question],
    (cursor) => read({ ...asWords(search), ...(cursor ? { cursor } : {}) }),
    everyMs ? { everyMs } : {},
  )
  const totals = useTotals(list, question, { keptAs, everyMs })
  useRowKeys([
    { keys: 'ArrowDown', label: t('keys.next'), run: () => moveRowFocus(1) },
    { keys: 'ArrowUp', label: t('keys.previous'), run: () => moveRowFocus(-1) },
    { keys: '/', label: t(onSlash ? 'keys.search' : 'keys.filter'), run: onSlash ?? (() => setOpen('filter')) },
    { keys: 'f', label: t('keys.filter'), run: () => setOpen('filter') },
  ])
  const columns = state.columns.flatMap((key) => list.columns.filter((column) => column.key === key))
  const before = marking ? 1 : 0
  const close = () => setOpen(undefined)
  return (
    <>
      <SavedViews list={list} state={state} onChange={change} />
      <ListBar list={list} state={state} totals={totals} onChange={change} onOpen={setOpen} />
      <PagedList
        pages={query}
        count={rows.length}
        label={label}
        empty={state.filters.size > 0 || Object.keys(asked).length > 0 ? t('lists.noneNarrowed') : empty}
        head={
          <tr>
            {marking ? <MarkAll rows={rows} keyOf={keyOf} marking={marking} /> : null}
            {columns.map((column) => (
              <ListHead key={column.key} column={column} state={state} onSort={(key) => change(sortedBy(state, key))} />
            ))}
          </tr>
        }
        foot={
          totals && rows.length > 0 ? (
            <TotalsFoot list={list} columns={state.columns} totals={totals} before={before} />
          ) : undefined
        }
      >
        {rows.map((row) => {
          const key = keyOf(row)
          const more = below?.(row)
          return (
            <Fragment key={key}>
              <tr
                data-row={key}
                tabIndex={-1}
                aria-selected={marking?.marked.has(key) ?? (openKey === undefined ? undefined : openKey === key)}
              >
                {marking ? <MarkCell row={row} mark={key} marking={marking} /> : null}
                {columns.map((column) => (
                  <ListCell key={column.key} column={column} value={(row as Record<string, unknown>)[column.key]}>
                    {cells[column.key]?.(row)}
                  </ListCell>
                ))}
              </tr>
              {more ? (
                <tr>
                  <td colSpan={columns.length + before}>{more}</td>
                </tr>
              ) : null}
            </Fragment>
          )
        })}
      </PagedList>
      <ExportDock list={list} />
      {open === 'filter' ? <FilterSheet list={list} state={state} onApply={change} onClose={close} /> : null}
      {open === 'columns' ? <ColumnsSheet list={list} state={state} onChange={change} onClose={close} /> : null}
      {open === 'export' ? (
        <ExportDialog list={list} question={question} columns={state.columns} title={label} onClose={close} />
      ) : null}
    </>
  )
}

/** The parameters of an address as a call takes them: a name that repeats is a list. */
function asWords(search: URLSearchParams): Question {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

type MarkAllProps<Row> = {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly marking: Marking<Row>
}

function MarkAll<Row>({ rows, keyOf, marking: { marked, onMark } }: MarkAllProps<Row>) {
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

type MarkCellProps<Row> = { readonly row: Row; readonly mark: string; readonly marking: Marking<Row> }

function MarkCell<Row>({ row, mark, marking: { marked, onMark, labelOf } }: MarkCellProps<Row>) {
  return (
    <td>
      <input
        type="checkbox"
        className={controls.checkbox}
        aria-label={labelOf(row)}
        checked={marked.has(mark)}
        onChange={({ target }) => {
          const next = new Set(marked)
          if (target.checked) next.add(mark)
          else next.delete(mark)
          onMark(next)
        }}
      />
    </td>
  )
}
