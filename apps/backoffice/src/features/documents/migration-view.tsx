import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getMigration } from '#contract/play-v1/account-migration.ts'
import { migrationCan } from '#contract/states/account-migration-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { DecisionPane } from './decision-pane.tsx'
import { ItemHistory } from './item-history.tsx'
import { MigrationDecision } from './migration-decision.tsx'
import { MigrationDifferences } from './migration-differences.tsx'
import { migrationStatus } from './migration-status.ts'
import { NotOpened } from './not-opened.tsx'
import { OldAccountFacts } from './old-account-facts.tsx'
import type { OpenItemProps } from './open-item.tsx'
import { useDecision } from './use-decision.ts'
import { WaitingNote } from './waiting-note.tsx'
import styles from './migrations.module.css'

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
  const detail = useQuery({
    queryKey: ['documents', 'migration', migrationId],
    queryFn: () => ask(api(getMigration, { query: { migrationId } })),
    refetchOnWindowFocus: false,
  })
  const found = detail.data
  const decision = useDecision({
    can: (move) => found !== undefined && migrationCan(move, found.row.state),
    templates: found?.templates ?? [],
    onSkip,
  })
  if (!found) return <NotOpened query={detail} place="page" />
  const { row } = found
  return (
    <>
      <div className={styles.migration}>
        <OldAccountFacts migration={found} />
        <MigrationDifferences migration={found} />
      </div>
      <DecisionPane
        title={t('migration.title')}
        status={
          <Status kind={migrationStatus(row.state)} tinted>
            {t(`migration.state.${row.state}`)}
          </Status>
        }
        about={
          <>
            <p className={joinClasses(textStyles.small, textStyles.secondary)}>
              {row.playerId === null ? (
                t('migrations.noPlayer')
              ) : (
                <Link className={textStyles.link} to={paths.player(row.playerId)}>
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
              <p className={textStyles.small}>
                <Link className={textStyles.link} to={paths.player(row.playerId, 'documents')}>
                  {t(found.isIdentityVerified ? 'migration.verified' : 'migration.notVerified')}
                </Link>
              </p>
            )}
          </>
        }
        history={
          <ItemHistory
            moves={found.moves.map(({ to, by, name, explanation, at }) => ({
              at,
              what: t(`migration.state.${to}`),
              who: name ?? t(`migration.by.${by}`),
              words: [to === 'rejected' ? found.rejection?.message : null, explanation],
            }))}
          />
        }
        decision={decision}
        rejecting={{
          templates: found.templates,
          nameOf: (reason) => t(`migrationReason.${reason}`),
          language: found.language,
        }}
        onSkip={onSkip}
      />
      <MigrationDecision migration={found} decision={decision} onDecided={onDecided} />
    </>
  )
}
