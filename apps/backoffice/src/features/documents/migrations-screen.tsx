import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { migrationList } from '#contract/lists/migrations.ts'
import { listMigrations } from '#contract/onling-v2/player-migration.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { migrationStatus } from './migration-status.ts'

const READ_EVERY_MS = 30_000

type Row = ReplyOf<typeof listMigrations>['rows'][number]

/** Every migration of an old account, newest first, decided ones too. */
export function MigrationsScreen() {
  const { t } = useTexts()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.migrations')}</h1>
          <Link className={joinClasses(textStyles.small, textStyles.link)} to={paths.documents}>
            {t('migrations.toQueue')}
          </Link>
        </div>
      </div>
      <DataList
        list={migrationList}
        label={t('screen.migrations')}
        empty={t('migrations.empty')}
        read={(question) => ask(api(listMigrations, { query: question as QueryOf<typeof listMigrations> }))}
        keyOf={({ migrationId }) => migrationId}
        keptAs={['documents', 'migrations']}
        everyMs={READ_EVERY_MS}
        cells={{
          maskedName: ({ maskedName, migrationId, playerId }: Row) =>
            playerId === null ? (
              maskedName
            ) : (
              <Link data-opener className={rowStyles.opener} to={paths.migration(playerId, migrationId)}>
                {maskedName}
              </Link>
            ),
          playerId: ({ playerId }: Row) =>
            playerId === null ? (
              <span className={textStyles.muted}>{t('migrations.noPlayer')}</span>
            ) : (
              <Link to={paths.player(playerId)}>{t('player.title', { id: playerId })}</Link>
            ),
          state: ({ state }: Row) => <Status kind={migrationStatus(state)}>{t(`migration.state.${state}`)}</Status>,
        }}
      />
    </>
  )
}
