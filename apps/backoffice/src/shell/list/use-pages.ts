import { useInfiniteQuery } from '@tanstack/react-query'

type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null }

/** Loads a list by cursor pages; loaded rows stay visible during a refetch. */
export function usePages<Row, Read extends Page<Row> = Page<Row>>(
  key: readonly unknown[],
  read: (cursor?: string) => Promise<Read & Page<Row>>,
  { everyMs }: { readonly everyMs?: number } = {},
) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
  })
  return { query, rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}
