import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getMigration } from '#contract/play-v1/account-migration.ts'
import { migrationCan, type MigrationRejectReason } from '#contract/states/account-migration-states.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { ItemActions } from './item-actions.tsx'
import { MigrationDecision } from './migration-decision.tsx'
import { MigrationDifferences } from './migration-differences.tsx'
import { MigrationHistory } from './migration-history.tsx'
import { migrationStatus } from './migration-status.ts'
import { OldAccountFacts } from './old-account-facts.tsx'
import type { OpenItemProps } from './open-item.tsx'
import { RejectForm } from './reject-form.tsx'
import { WaitingNote } from './waiting-note.tsx'

export type Migration = ReplyOf<typeof getMigration>

/** One migration: both accounts field by field, and the decision. */
export function MigrationView({
  migrationId,
  goalHours,
  now,
  onSkip,
  onDecided,
}: OpenItemProps & { readonly migrationId: string }) {
  const { t } = useTexts()
  const mayDecide = useMay('documents.decide')
  const [reason, setReason] = useState<MigrationRejectReason>()
  const [message, setMessage] = useState('')
  const [asks, setAsks] = useState<'approve' | 'reject'>()
  const detail = useQuery({
    queryKey: ['documents', 'migration', migrationId],
    queryFn: () => ask(api(getMigration, { query: { migrationId } })),
    refetchOnWindowFocus: false,
  })
  const found = detail.data
  const canApprove = mayDecide && found !== undefined && migrationCan('approve', found.row.state)
  const canReject = mayDecide && found !== undefined && migrationCan('reject', found.row.state)
  useKeys([
    { keys: '.', label: t('documents.skip'), run: onSkip },
    ...(canApprove ? [{ keys: 'a', label: t('documents.approve'), run: () => setAsks('approve') }] : []),
    ...(canReject ? [{ keys: 'z', label: t('documents.reject'), run: () => setAsks('reject') }] : []),
  ])
  if (detail.isError)
    return (
      <div className="box-pad doc-wide">
        <ProblemNote error={detail.error} onRetry={() => void detail.refetch()} />
      </div>
    )
  if (!found) return <div className="doc-wide box-pad" aria-busy="true" aria-label={t('list.loading')} />

  const { row } = found
  return (
    <>
      <div className="migration">
        <OldAccountFacts migration={found} />
        <MigrationDifferences migration={found} />
      </div>
      <aside className="pane doc-pane">
        <header className="sect">
          <div className="row between wrap">
            <h1>{t('migration.title')}</h1>
            <Status kind={migrationStatus(row.state)} tinted>
              {t(`migration.state.${row.state}`)}
            </Status>
          </div>
          <p className="s sec">
            {row.playerId === null ? (
              t('migrations.noPlayer')
            ) : (
              <Link className="ul" to={paths.player(row.playerId)}>
                {t('player.title', { id: row.playerId })}
              </Link>
            )}
            <WaitingNote
              since={row.waitingSince ?? row.startedAt}
              isWaiting={row.state === 'waiting'}
              goalHours={goalHours}
              now={now}
            />
          </p>
          {row.playerId === null ? null : (
            <p className="s">
              <Link className="ul" to={paths.player(row.playerId, 'documents')}>
                {t(found.isIdentityVerified ? 'migration.verified' : 'migration.notVerified')}
              </Link>
            </p>
          )}
        </header>
        {canReject ? (
          <RejectForm
            templates={found.templates}
            nameOf={(one) => t(`migrationReason.${one}`)}
            language={found.language}
            reason={reason}
            message={message}
            onReason={(next) => {
              setReason(next)
              setMessage(found.templates.find((template) => template.reason === next)?.text ?? '')
            }}
            onMessage={setMessage}
          />
        ) : null}
        <MigrationHistory migration={found} />
        <ItemActions
          canApprove={canApprove}
          canReject={canReject}
          onApprove={() => setAsks('approve')}
          onReject={() => setAsks('reject')}
          onSkip={onSkip}
        />
      </aside>
      {asks ? (
        <MigrationDecision
          move={asks}
          migration={found}
          rejection={reason === undefined ? undefined : { reason, message: message.trim() }}
          onClose={() => setAsks(undefined)}
          onDecided={onDecided}
        />
      ) : null}
    </>
  )
}
