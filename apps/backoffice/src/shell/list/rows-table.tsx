import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { ProblemNote } from '../problem-note.tsx'
import { useTexts } from '../use-texts.ts'
import { writeClock } from '../write-time.ts'
import layout from '../layout.module.css'
import textStyles from '../text.module.css'
import type { usePages } from './use-pages.ts'

type Props = {
  readonly pages: ReturnType<typeof usePages<unknown>>['query']
  readonly count: number
  readonly empty: string
  readonly label: string
  readonly head: ReactNode
  /** Rows under all others, such as sums. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * The table of a paged list or report, with its loading, empty and error states. Old rows stay visible beside an error.
 */
export function RowsTable({ pages, count, empty, label, head, foot, children }: Props) {
  const { t, language } = useTexts()
  if (pages.isPending && pages.fetchStatus !== 'idle') {
    return (
      <div className={layout.padded}>
        <Skeleton label={t('list.loading')} />
      </div>
    )
  }
  return (
    <div className={layout.list}>
      {pages.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={pages.error} onRetry={() => void pages.refetch()} />
          {pages.dataUpdatedAt > 0 ? (
            <p className={joinClasses(textStyles.small, textStyles.muted)}>
              {t('list.from', { at: writeClock(new Date(pages.dataUpdatedAt).toISOString(), language) })}
            </p>
          ) : null}
        </div>
      ) : null}
      {count === 0 && !pages.isError ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{empty}</p>
      ) : null}
      {count > 0 ? (
        <div className={layout.tablePlace}>
          <Table scrolls="around" label={label} head={head} foot={foot}>
            {children}
          </Table>
        </div>
      ) : null}
      {count > 0 ? (
        <div className={joinClasses(layout.more, textStyles.small, textStyles.muted)}>
          <span aria-live="polite">{t(pages.hasNextPage ? 'list.shownMore' : 'list.shownAll', { count })}</span>
          {pages.hasNextPage ? (
            <Button
              variant="outlined"
              aria-disabled={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {t('list.more')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
