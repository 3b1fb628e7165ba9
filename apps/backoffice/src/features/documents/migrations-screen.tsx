import { useState } from 'react'
import { Link } from 'react-router'
import { listMigrations } from '#contract/onling-v2/player-migration.ts'
import { MIGRATION_STATES, type MigrationState } from '#contract/states/account-migration-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { migrationStatus } from './migration-status.ts'

const READ_EVERY_MS = 30_000

/** Every migration of an old account, newest first, decided ones too. */
export function MigrationsScreen() {
  const { t, language } = useTexts()
  const [state, setState] = useState<MigrationState>()
  const { query, rows } = usePages(
    ['documents', 'migrations', state],
    (cursor) => ask(api(listMigrations, { query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}) } })),
    { everyMs: READ_EVERY_MS },
  )
  useRowKeys()
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
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <button
          type="button"
          className={controls.chip}
          aria-pressed={state === undefined}
          onClick={() => setState(undefined)}
        >
          {t('migrations.any')}
        </button>
        {MIGRATION_STATES.map((one) => (
          <button
            key={one}
            type="button"
            className={controls.chip}
            aria-pressed={state === one}
            onClick={() => setState(one)}
          >
            {t(`migration.state.${one}`)}
          </button>
        ))}
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.migrations')}
        empty={t('migrations.empty')}
        head={
          <tr>
            <th>{t('migrations.started')}</th>
            <th>{t('migrations.name')}</th>
            <th>{t('audit.player')}</th>
            <th>{t('players.state')}</th>
            <th className={layout.wideOnly}>{t('migration.way')}</th>
            <th className={layout.wideOnly}>{t('migration.method')}</th>
            <th className={layout.wideOnly}>{t('migrations.changed')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.migrationId} data-row={row.migrationId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
              {writeMoment(row.startedAt, language)}
            </td>
            <td className={textStyles.unbroken}>
              {row.playerId === null ? (
                row.maskedName
              ) : (
                <Link data-opener className={rowStyles.opener} to={paths.migration(row.playerId, row.migrationId)}>
                  {row.maskedName}
                </Link>
              )}
            </td>
            <td className={textStyles.unbroken}>
              {row.playerId === null ? (
                <span className={textStyles.muted}>{t('migrations.noPlayer')}</span>
              ) : (
                <Link to={paths.player(row.playerId)}>{t('player.title', { id: row.playerId })}</Link>
              )}
            </td>
            <td>
              <Status kind={migrationStatus(row.state)}>{t(`migration.state.${row.state}`)}</Status>
            </td>
            <td className={joinClasses(textStyles.small, layout.wideOnly)}>{t(`migration.way.${row.way}`)}</td>
            <td className={joinClasses(textStyles.small, layout.wideOnly)}>
              {row.mergeMethod ? t(`migration.method.${row.mergeMethod}`) : '–'}
            </td>
            <td className={joinClasses(textStyles.small, textStyles.unbroken, layout.wideOnly)}>
              {writeMoment(row.changedAt, language)}
            </td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
