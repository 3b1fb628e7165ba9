import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#client'
import type { CallDefinition } from '#contract/call.ts'

const PAGE = 10
type Rows<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null }

/** A list of the account, page after page. A refused page is an error of the list. */
export function usePagesOf<Row>(
  name: string,
  ask: (query: { cursor?: string; limit: number }) => Promise<Answer<CallDefinition> & { data?: unknown }>,
) {
  return useInfiniteQuery({
    queryKey: [name],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const answer = await ask({ limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data as Rows<Row>
    },
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}
