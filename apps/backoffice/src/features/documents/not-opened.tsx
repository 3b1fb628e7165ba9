import type { UseQueryResult } from '@tanstack/react-query'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './documents.module.css'

/** Placeholder for an item that is loading, with the layout of `place`, or could not be loaded. */
export function NotOpened({ query, place }: { readonly query: UseQueryResult; readonly place: 'page' | 'viewer' }) {
  const { t } = useTexts()
  return query.isError ? (
    <div className={joinClasses(layout.padded, styles.overTwo)}>
      <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
    </div>
  ) : (
    <div
      className={joinClasses(styles.overTwo, place === 'viewer' ? styles.viewer : layout.padded)}
      aria-busy="true"
      aria-label={t('list.loading')}
    />
  )
}
