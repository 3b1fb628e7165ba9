import { approveMigration, rejectMigration } from '#contract/onling-v2/player-migration.ts'
import { identityDiffers, type MigrationRejectReason } from '#contract/states/account-migration-states.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Migration } from './migration-view.tsx'
import type { Decision } from './use-decision.ts'

/** Decides about the migration of an old account. */
export function MigrationDecision({
  migration: { row, differences },
  decision,
  onDecided,
}: {
  readonly migration: Migration
  readonly decision: Decision<MigrationRejectReason>
  readonly onDecided: () => Promise<void>
}) {
  const { t } = useTexts()
  const { migrationId } = row
  const id = row.playerId ?? 0
  const isOther = identityDiffers(differences)
  const decided = async (state: 'approved' | 'rejected') => {
    announce(t(`migration.done.${state}`, { id }))
    await onDecided()
  }
  return (
    <DecisionDialog
      decision={decision}
      titles={{ approve: t('migration.approveTitle', { id }), reject: t('migration.rejectTitle', { id }) }}
      approval={{
        what: t('migration.state.approved'),
        text: t('migration.approveMeans'),
        warnings: isOther ? [t('migration.differs')] : [],
        mustExplain: isOther,
      }}
      nameOf={(reason) => t(`migrationReason.${reason}`)}
      onApprove={async (why) => {
        await ask(api(approveMigration, { body: { migrationId, ...why } }))
        await decided('approved')
      }}
      onReject={async (words) => {
        await ask(api(rejectMigration, { body: { migrationId, ...words } }))
        await decided('rejected')
      }}
    />
  )
}
