import type { UseQueryResult } from '@tanstack/react-query'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './documents.module.css'

/** In place of what is to be opened: it is being read, where `place` is its look until then, or could not be. */
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
