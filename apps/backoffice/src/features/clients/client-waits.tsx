import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listApprovals } from '#contract/play-v1/approvals.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

/** Requests about this client that wait for an approval. */
export function ClientWaits({ clientId }: { readonly clientId: string }) {
  const { t, or, language } = useTexts()
  const { data } = useQuery({
    queryKey: ['approvals', 'of-client', clientId],
    queryFn: () => ask(api(listApprovals, { query: { view: 'open', limit: 200 } })),
    refetchInterval: 15_000,
  })
  const rows = (data?.rows ?? []).filter(({ subject }) => subject.kind === 'client' && subject.id === clientId)
  if (rows.length === 0) return null
  return (
    <div className={layout.section}>
      <h2>{t('clients.waits')}</h2>
      <ul className={joinClasses(textStyles.small, layout.column)}>
        {rows.map(({ approvalId, action, askedByName, expiresAt }) => (
          <li key={approvalId}>
            <Status kind="wait">
              <Link to={paths.approval(approvalId, 'open')}>{or(`approvals.action.${action}`, action)}</Link>
            </Status>{' '}
            {t('clients.askedBy', {
              name: askedByName ?? '',
              until: expiresAt ? writeMoment(expiresAt, language) : '',
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
