import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemNote } from './problem-note.tsx'
import { useTexts } from './use-texts.ts'
import { writeClock } from './write-time.ts'

type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null }

/** Reads a list by cursor pages; what was read stays while it is read again. */
export function usePages<Row>(
  key: readonly unknown[],
  read: (cursor?: string) => Promise<Page<Row>>,
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

type Props = {
  readonly pages: ReturnType<typeof usePages<unknown>>['query']
  readonly count: number
  readonly empty: string
  readonly label: string
  readonly head: ReactNode
  readonly children: ReactNode
}

/** A table with its own loading, empty and error places. Old rows stay visible beside an error. */
export function PagedList({ pages, count, empty, label, head, children }: Props) {
  const { t, language } = useTexts()
  if (pages.isPending && pages.fetchStatus !== 'idle') {
    return (
      <div className="box-pad col" aria-busy="true" aria-label={t('list.loading')}>
        {['60%', '42%', '70%', '50%'].map((width) => (
          <span key={width} className="sk" style={{ width, margin: '8px 0' }} />
        ))}
      </div>
    )
  }
  return (
    <div className="list-scroll">
      {pages.isError ? (
        <div className="box-pad">
          <ProblemNote error={pages.error} onRetry={() => void pages.refetch()} />
          {pages.dataUpdatedAt > 0 ? (
            <p className="s mut">
              {t('list.from', { at: writeClock(new Date(pages.dataUpdatedAt).toISOString(), language) })}
            </p>
          ) : null}
        </div>
      ) : null}
      {count === 0 && !pages.isError ? <p className="box-pad sec">{empty}</p> : null}
      {count > 0 ? (
        <div className="tablewrap">
          <table aria-label={label}>
            <thead>{head}</thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      ) : null}
      {count > 0 ? (
        <div className="more s mut">
          <span aria-live="polite">{t(pages.hasNextPage ? 'list.shownMore' : 'list.shownAll', { count })}</span>
          {pages.hasNextPage ? (
            <button
              type="button"
              className="btn"
              aria-disabled={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {t('list.more')}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
