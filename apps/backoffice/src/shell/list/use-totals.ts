import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { LIST_NAMES } from '#contract/lists/all-lists.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { getTotals } from '#contract/play-v1/lists.ts'
import { api, ask } from '../api.ts'

export type Totals = ReplyOf<typeof getTotals>

/** The number of rows of the filter, and their sums. */
export function useTotals(
  list: ListDefinition,
  question: string,
  { keptAs, everyMs }: { readonly keptAs: readonly (string | number)[]; readonly everyMs: number | undefined },
): Totals | undefined {
  return useQuery({
    queryKey: [...keptAs, 'totals', question],
    queryFn: ({ signal }) => ask(api(getTotals, { query: { list: nameOf(list), question }, signal })),
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    placeholderData: (before) => before,
  }).data
}

/** The name as calls know it. */
export function nameOf({ name }: ListDefinition) {
  const known = LIST_NAMES.find((one) => one === name)
  if (!known) throw new Error(`The list "${name}" is not among all lists.`)
  return known
}
