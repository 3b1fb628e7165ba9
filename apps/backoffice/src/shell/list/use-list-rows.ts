import type { ListDefinition } from '#contract/lists/list.ts'
import { usePages } from './use-pages.ts'
import { queryClient } from '../session.ts'
import { useHeldRows } from './use-held-rows.ts'
import { useNewRows } from './use-new-rows.ts'
import { useTotals } from './use-totals.ts'

export type Question = Readonly<Record<string, string | string[]>>

type Reading<Row> = {
  readonly search: URLSearchParams
  readonly read: (question: Question) => Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }>
  readonly keyOf: (row: Row) => string
  readonly keptAs: readonly (string | number)[]
  readonly everyMs: number | undefined
}

/** The rows of a list, its totals, and the number of new rows held back. */
export function useListRows<Row>(list: ListDefinition, { search, read, keyOf, keptAs, everyMs }: Reading<Row>) {
  const question = search.toString()
  const { query, rows: found } = usePages(
    [...keptAs, 'list', question],
    (cursor) => read({ ...asWords(search), ...(cursor ? { cursor } : {}) }),
    everyMs ? { everyMs } : {},
  )
  const totals = useTotals(list, question, { keptAs, everyMs })
  const pages = query.data?.pages.length ?? 0
  const of = `${question} ${pages}`
  const { shown, waiting, take } = useHeldRows(found, { keyOf, of, at: query.dataUpdatedAt })
  const born = useNewRows(list, question, { keptAs, totals })
  const takeNew = async () => {
    await Promise.all([query.refetch(), queryClient.invalidateQueries({ queryKey: [...keptAs, 'totals', question] })])
    take()
  }
  return { query, shown, totals, waiting: waiting + born, takeNew }
}

/** Query parameters in the form of a call: a repeated name becomes an array. */
function asWords(search: URLSearchParams): Question {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
