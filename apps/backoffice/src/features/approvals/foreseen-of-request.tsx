import { useQuery } from '@tanstack/react-query'
import { getThresholds, previewThresholds } from '#contract/play-v1/risk-thresholds.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import { ForeseenAlerts } from '../../shell/foreseen-alerts.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Approval } from './approval-pane.tsx'
import { requestedTerms } from './requested-terms.ts'

/**
 * For a request to change thresholds of signals: how many alerts they would have raised. The requester had this preview; whoever
 * signs has it too. It is computed anew, as the figures of people change each day.
 */
export function ForeseenOfRequest({ approval: { approvalId, look } }: { readonly approval: Approval }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['foreseen alerts', approvalId],
    queryFn: async () => {
      const { terms } = await ask(api(getThresholds, { query: {} }))
      const asked = requestedTerms(terms, look?.changes ?? [])
      return asked ? ask(api(previewThresholds, { body: { terms: asked } })) : null
    },
    staleTime: Infinity,
  })
  // Other thresholds are in force than those that were changed: the request says so itself.
  if (query.data === null) return null
  return (
    <section className={layout.section}>
      <h3>{t('risk.thresholds.preview')}</h3>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
      {query.data ? <ForeseenAlerts found={query.data} /> : null}
    </section>
  )
}
