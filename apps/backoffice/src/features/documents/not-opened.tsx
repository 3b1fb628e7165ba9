import type { UseQueryResult } from '@tanstack/react-query'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** In place of what is to be opened: it is being read, where `place` is its look until then, or could not be. */
export function NotOpened({
  query,
  place,
}: {
  readonly query: UseQueryResult
  readonly place: 'box-pad' | 'doc-viewer'
}) {
  const { t } = useTexts()
  return query.isError ? (
    <div className="box-pad doc-wide">
      <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
    </div>
  ) : (
    <div className={`doc-wide ${place}`} aria-busy="true" aria-label={t('list.loading')} />
  )
}
