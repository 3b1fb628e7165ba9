import { approveMigration, rejectMigration } from '#contract/onling-v2/player-migration.ts'
import { identityDiffers, type MigrationRejectReason } from '#contract/states/account-migration-states.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Migration } from './migration-view.tsx'

const EXPLANATION_MIN = 20

/** Says what an approval or a rejection does before it is done. */
export function MigrationDecision({
  move,
  migration: { row, differences },
  rejection,
  onClose,
  onDecided,
}: {
  readonly move: 'approve' | 'reject'
  readonly migration: Migration
  readonly rejection: { readonly reason: MigrationRejectReason; readonly message: string } | undefined
  readonly onClose: () => void
  readonly onDecided: () => Promise<void>
}) {
  const { t } = useTexts()
  const { migrationId } = row
  const id = row.playerId ?? 0
  const decided = async (state: 'approved' | 'rejected') => {
    announce(t(`migration.done.${state}`, { id }))
    await onDecided()
  }
  if (move === 'approve') {
    const mustExplain = identityDiffers(differences)
    return (
      <ConfirmDialog
        title={t('migration.approveTitle', { id })}
        button={t('documents.approve')}
        explanationMin={mustExplain ? EXPLANATION_MIN : 0}
        {...(mustExplain ? {} : { explanationLabel: t('documents.explanation') })}
        consequences={[
          { kind: 'ok', what: t('migration.state.approved'), text: t('migration.approveMeans') },
          ...(mustExplain
            ? [{ kind: 'risk' as const, what: t('documents.signal'), text: t('migration.differs') }]
            : []),
        ]}
        onClose={onClose}
        onCommit={async ({ explanation }) => {
          await ask(api(approveMigration, { body: { migrationId, ...(explanation === '' ? {} : { explanation }) } }))
          await decided('approved')
        }}
      />
    )
  }
  return (
    <ConfirmDialog
      title={t('migration.rejectTitle', { id })}
      button={t('documents.reject')}
      isDangerous
      explanationMin={0}
      explanationLabel={t('documents.explanation')}
      consequences={[
        {
          kind: 'stop',
          what: rejection ? t(`migrationReason.${rejection.reason}`) : t('documents.noReason'),
          text: rejection?.message ? rejection.message : t('documents.noMessage'),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!rejection) throw new Error(t('documents.noReason'))
        const words = { ...rejection, ...(explanation === '' ? {} : { explanation }) }
        await ask(api(rejectMigration, { body: { migrationId, ...words } }))
        await decided('rejected')
      }}
    />
  )
}
