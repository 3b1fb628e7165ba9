import { useState, type ReactNode } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { RowsTable } from './rows-table.tsx'
import textStyles from '../text.module.css'
import { useTexts } from '../use-texts.ts'
import { ColumnsSheet } from './columns-sheet.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ExportDock } from './export-dock.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListRows } from './list-rows.tsx'
import { conditionsOf, withoutConditions } from './column-conditions.ts'
import { sortedBy, writeQuestion, type ListState } from './list-state.ts'
import { MarkAll, type Marking } from './marks.tsx'
import { NewRows } from './new-rows.tsx'
import { NoneFound } from './none-found.tsx'
import { SavedViews } from './saved-views.tsx'
import { TotalsFoot } from './totals-foot.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useListState } from './use-list-state.ts'
import { useListRows, type Question } from './use-list-rows.ts'

export type { Marking } from './marks.tsx'

type Props<Row> = {
  readonly list: ListDefinition
  readonly label: string
  /** Text of an empty list without filters. */
  readonly empty: string
  readonly read: (question: Question) => Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }>
  readonly keyOf: (row: Row) => string
  /** Query key of its rows, so that a change can invalidate them; by default the list's name. */
  readonly keptAs?: readonly (string | number)[]
  /** Query parameters that are not in the URL, such as a search text. */
  readonly asked?: Readonly<Record<string, string | readonly string[]>>
  /** Parameters of the call that say what or whom the list belongs to. */
  readonly of?: Readonly<Record<string, string>>
  /** Arranges rows for display, such as merging equal ones. */
  readonly arrange?: (rows: readonly Row[]) => readonly Row[]
  /** Cells that this screen writes in its own way. */
  readonly cells?: Readonly<Partial<Record<string, (row: Row) => ReactNode>>>
  readonly below?: (row: Row) => ReactNode
  /** What can be done with a row, in a cell of its own at the end. */
  readonly actions?: (row: Row) => ReactNode
  readonly marking?: Marking<Row>
  /** The row that stands open beside the list. */
  readonly openKey?: string | null
  /** Keys of the columns that are shown beside the open row, where all would not have room; absent: all. */
  readonly columnsBesidePane?: readonly string[]
  /** Handler of the `/` key, such as focusing the search field of this screen. */
  readonly onSlash?: () => void
  readonly everyMs?: number
  /** A second list of the screen: the keys to filter and search are those of the first. */
  readonly isSecond?: boolean
}

/** The one list of the back office: views, filter, order, columns, sums, marks, files and keys, over a declared list. */
export function DataList<Row extends object>(props: Props<Row>) {
  const {
    label,
    empty,
    read,
    keyOf,
    keptAs = [props.list.name],
    asked = {},
    of = {},
    arrange = (one) => one,
    cells = {},
    below,
    actions,
    marking,
    openKey,
    columnsBesidePane,
    onSlash,
    everyMs,
    isSecond = false,
  } = props
  const { t } = useTexts()
  const list = withoutConditions(props.list, Object.keys(of))
  const [state, change] = useListState(list)
  const [open, setOpen] = useState<Dialog>()
  const searchOf = (one: ListState) => {
    const search = writeQuestion(list, one)
    for (const [name, value] of Object.entries({ ...asked, ...of })) {
      search.delete(name)
      for (const each of [value].flat()) search.append(name, each)
    }
    return search
  }
  const search = searchOf(state)
  const question = search.toString()
  const { query, shown, totals, waiting, takeNew } = useListRows(list, { search, read, keyOf, keptAs, everyMs })
  const rows = arrange(shown)
  useListKeys({
    marks: marking !== undefined,
    onUnmark: marking && marking.marked.size > 0 ? () => marking.onMark(new Set()) : undefined,
    onFilter: conditionsOf(list).length > 0 && !isSecond ? () => setOpen('filter') : undefined,
    onSlash,
  })
  const isOpen = openKey !== undefined && openKey !== null
  const keys = state.columns.filter((key) => !isOpen || !columnsBesidePane || columnsBesidePane.includes(key))
  const columns = keys.flatMap((key) => list.columns.filter((column) => column.key === key))
  const before = marking ? 1 : 0
  return (
    <>
      <SavedViews list={list} state={state} onChange={change} />
      <ListBar
        list={list}
        state={state}
        totals={totals}
        does={marking?.does}
        hasKeys={!isSecond}
        onChange={change}
        onOpen={setOpen}
      />
      <NewRows count={waiting} onTake={() => void takeNew()} />
      <RowsTable
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
            {actions ? (
              <th scope="col">
                <span className={textStyles.aloud}>{t('lists.actions')}</span>
              </th>
            ) : null}
          </tr>
        }
        foot={
          totals && rows.length > 0 ? (
            <TotalsFoot list={list} columns={keys} totals={totals} before={before} />
          ) : undefined
        }
      >
        <ListRows {...{ rows, columns, keyOf, cells, below, actions, marking, openKey }} />
      </RowsTable>
      {query.isSuccess && rows.length === 0 && state.filters.size > 0 ? (
        <NoneFound list={list} state={state} ask={(one) => searchOf(one).toString()} onChange={change} />
      ) : null}
      <ExportDock list={list} />
      <ListDialogs
        {...{ list, state, open, label, question }}
        questionOf={(one) => searchOf(one).toString()}
        onChange={change}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}

type Dialog = 'filter' | 'columns' | 'export'

type DialogProps = {
  readonly list: ListDefinition
  readonly state: ListState
  readonly open: Dialog | undefined
  readonly label: string
  readonly question: string
  readonly questionOf: (state: ListState) => string
  readonly onChange: (next: ListState) => void
  readonly onClose: () => void
}

/** The filter, the columns or the file of a list, whichever is open. */
function ListDialogs({ list, state, open, label, question, questionOf, onChange, onClose }: DialogProps) {
  if (open === 'filter')
    return <FilterSheet list={list} state={state} ask={questionOf} onApply={onChange} onClose={onClose} />
  if (open === 'columns') return <ColumnsSheet list={list} state={state} onChange={onChange} onClose={onClose} />
  if (open === 'export')
    return <ExportDialog list={list} question={question} columns={state.columns} title={label} onClose={onClose} />
  return null
}
