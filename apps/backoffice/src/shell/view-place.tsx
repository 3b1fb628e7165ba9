import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import layout from './layout.module.css'
import { ProblemNote } from './problem-note.tsx'
import textStyles from './text.module.css'
import { useTexts } from './use-texts.ts'
import { writeClock } from './write-time.ts'

type Props = {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch' | 'dataUpdatedAt'>
  /** How much there is to show; nothing of an answer that came is said in words. */
  readonly count: number
  readonly empty: string
  readonly children: ReactNode
}

/** The result of one query in its states: loading, failed, empty. Loaded data stay visible beside an error. */
export function ViewPlace({ query, count, empty, children }: Props) {
  const { t, language } = useTexts()
  return (
    <div className={layout.list}>
      {query.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
          {query.dataUpdatedAt > 0 ? (
            <p className={joinClasses(textStyles.small, textStyles.muted)}>
              {t('list.from', { at: writeClock(new Date(query.dataUpdatedAt).toISOString(), language) })}
            </p>
          ) : null}
        </div>
      ) : null}
      {query.isPending ? (
        <div className={layout.padded}>
          <Skeleton label={t('list.loading')} />
        </div>
      ) : null}
      {count === 0 && !query.isPending && !query.isError ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{empty}</p>
      ) : null}
      {count > 0 ? children : null}
    </div>
  )
}
