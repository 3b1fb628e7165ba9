import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { getClient } from '#contract/play-v1/staff-clients.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ClientState } from './client-state.tsx'
import { ClientWaits } from './client-waits.tsx'
import { CLIENTS } from './clients.ts'
import { GrantTable } from './grant-table.tsx'
import { GrantsDialog } from './grants-dialog.tsx'
import { RefusalTable } from './refusal-table.tsx'
import { SecretList } from './secret-list.tsx'
import { SwitchDialog } from './switch-dialog.tsx'

const READ_EVERY_MS = 10_000

/** One service or device: its secrets, its permissions and their use today, its refusals, and the switch. */
export function ClientPane({ clientId, onClose }: { readonly clientId: string; readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const mayAudit = useMay('audit.read')
  const mayManage = useMay('clients.manage')
  const maySee = useMay('approvals.use')
  const [asks, setAsks] = useState<'grants' | 'switch'>()
  const { data: client, ...query } = useQuery({
    queryKey: [...CLIENTS, 'one', clientId],
    queryFn: () => ask(api(getClient, { query: { clientId } })),
    refetchInterval: READ_EVERY_MS,
  })
  useKeys(client && mayManage ? [{ keys: 'l', label: t('clients.switchOff'), run: () => setAsks('switch') }] : [])
  return (
    <aside className={layout.pane} aria-label={client?.name ?? clientId}>
      <div className={layout.section}>
        <div className={joinClasses(layout.row, layout.between)}>
          <span className={joinClasses(textStyles.small, textStyles.muted)}>{clientId}</span>
          <Button variant="ghost" aria-label={t('clients.close')} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
        {client ? (
          <>
            <div className={joinClasses(layout.row, layout.between)}>
              <h2>{client.name}</h2>
              <ClientState client={client} />
            </div>
            <div className={joinClasses(textStyles.small, textStyles.secondary)}>
              {client.venueName ? t('clients.onlyFor', { venue: client.venueName }) : t('clients.forNoVenue')}
            </div>
            <dl className={joinClasses(layout.facts, textStyles.small)}>
              <dt>{t('clients.lastCall')}</dt>
              <dd>{client.lastCallAt ? writeMoment(client.lastCallAt, language) : t('clients.never')}</dd>
              <dt>{t('clients.rate')}</dt>
              <dd>{client.ratePerMinute}</dd>
              <dt>{t('clients.made')}</dt>
              <dd>{t('clients.madeBy', { name: client.createdBy, at: writeMoment(client.createdAt, language) })}</dd>
              {client.offAt && !client.isActive ? (
                <>
                  <dt>{t('clients.state.off')}</dt>
                  <dd>{t('clients.madeBy', { name: client.offBy ?? '', at: writeMoment(client.offAt, language) })}</dd>
                </>
              ) : null}
            </dl>
          </>
        ) : null}
      </div>
      {client ? (
        <>
          {maySee ? <ClientWaits clientId={clientId} /> : null}
          <SecretList client={client} />
          <div className={layout.section}>
            <div className={joinClasses(layout.row, layout.between)}>
              <h2>{t('clients.may', { count: client.grants.length })}</h2>
              <ActionButton
                permission="clients.manage"
                label={t('clients.changeGrants')}
                onClick={() => setAsks('grants')}
              />
            </div>
            <GrantTable grants={client.grants} />
          </div>
          <div className={layout.section}>
            <h2>{t('clients.refused')}</h2>
            <RefusalTable refused={client.refused} />
            {mayAudit ? (
              <p className={joinClasses(textStyles.small, layout.row, layout.wrap)}>
                <Link to={`${paths.audit}?subjectKind=client&subjectId=${encodeURIComponent(clientId)}`}>
                  {t('clients.auditChanges')}
                </Link>
                <Link to={`${paths.audit}?actorKinds=client&actorId=${encodeURIComponent(clientId)}&looks=too`}>
                  {t('clients.auditCalls')}
                </Link>
              </p>
            ) : null}
          </div>
          <div className={layout.section}>
            <h2>{t('clients.switch')}</h2>
            <p className={joinClasses(textStyles.small, textStyles.secondary)}>
              {t(client.isActive ? 'clients.offWhat' : 'clients.onWhat')}
            </p>
            <ActionButton
              permission="clients.manage"
              variant={client.isActive ? 'danger' : 'outlined'}
              label={t(client.isActive ? 'clients.switchOff' : 'clients.switchOn')}
              letter="l"
              onClick={() => setAsks('switch')}
            />
          </div>
          {asks === 'grants' ? <GrantsDialog client={client} onClose={() => setAsks(undefined)} /> : null}
          {asks === 'switch' ? <SwitchDialog client={client} onClose={() => setAsks(undefined)} /> : null}
        </>
      ) : null}
    </aside>
  )
}
