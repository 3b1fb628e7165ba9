import { useQuery } from '@tanstack/react-query'
import type { ListDefinition } from '#contract/lists/list.ts'
import { getTotals } from '#contract/play-v1/lists.ts'
import { api, ask } from '../api.ts'
import { nameOf, type Totals } from './use-totals.ts'

const ASK_EVERY_MS = 30_000

/** The number of rows added since the list was loaded, polled while the page is visible. */
export function useNewRows(list: ListDefinition, question: string, { keptAs, totals }: Since): number {
  const name = list.columns.find(({ key }) => key === list.bornAt)?.filter?.from
  const since = totals?.at
  const asked = new URLSearchParams(question)
  const from = name === undefined ? null : asked.get(name)
  if (name !== undefined && since !== undefined && (from === null || from < since)) asked.set(name, since)
  return (
    useQuery({
      queryKey: [...keptAs, 'new', asked.toString()],
      queryFn: ({ signal }) =>
        ask(api(getTotals, { query: { list: nameOf(list), question: asked.toString() }, signal })),
      enabled: name !== undefined && since !== undefined,
      refetchInterval: ASK_EVERY_MS,
      gcTime: 0,
    }).data?.count ?? 0
  )
}

type Since = { readonly keptAs: readonly (string | number)[]; readonly totals: Totals | undefined }
