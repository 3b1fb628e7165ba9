import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as management from '#contract/games-v3/games-management.ts'
import * as manage from '#contract/onling-v2/manage-online-game.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { StaffGame } from './filter-games.ts'
import { readGamesAgain } from './use-games.ts'
import styles from './game-pane.module.css'

type Version = ReplyOf<typeof manage.getVersions>['versions'][number]

/** Versions of a game: definition and mathematics by their hashes, who added them and why. */
export function GameVersions({ game }: { readonly game: StaffGame }) {
  const { t, language } = useTexts()
  const mayManage = useMay('games.manage')
  const [isAdding, setAdding] = useState(false)
  const [gone, setGone] = useState<Version>()
  const query = useQuery({
    queryKey: ['games', 'versions', game.key],
    queryFn: () => ask(api(manage.getVersions, { query: { gameKey: game.key } })),
  })
  const versions = query.data?.versions ?? []
  const isPresentThere = versions.some(({ isPresent, deletedAt }) => isPresent && deletedAt === null)
  return (
    <section className={layout.section}>
      <div className={joinClasses(layout.row, layout.between)}>
        <h2>{t('games.versions')}</h2>
        {mayManage && query.data && !isPresentThere ? (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('games.addVersion')}
          </Button>
        ) : null}
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data && versions.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('games.noVersion')}</p>
      ) : null}
      <ul className={joinClasses(styles.versions, textStyles.small)}>
        {versions.map((version) => (
          <li key={version.number}>
            <div className={joinClasses(layout.row, layout.between)}>
              <span className={joinClasses(layout.row, layout.wrap)}>
                <b>{t('games.versionNumber', { number: version.number })}</b>
                {version.deletedAt ? (
                  <Status kind="idle">{t('games.versionDeleted')}</Status>
                ) : version.isPresent ? (
                  <Status kind="ok">{t('games.versionPresent')}</Status>
                ) : null}
                <span className={textStyles.muted}>{version.rtp}&nbsp;%</span>
              </span>
              {mayManage && version.deletedAt === null ? (
                <Button
                  variant="ghost"
                  aria-label={`${t('games.deleteVersion')}: ${t('games.versionNumber', { number: version.number })}`}
                  onClick={() => setGone(version)}
                >
                  {t('games.deleteVersion')}
                </Button>
              ) : null}
            </div>
            <div className={textStyles.muted}>
              {t('games.changed', { at: writeMoment(version.addedAt, language), by: version.addedBy })}{' '}
              {version.explanation}
            </div>
            <div className={joinClasses(textStyles.code, textStyles.muted)} title={t('rounds.definitionHash')}>
              {version.definitionHash}
            </div>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <ConfirmDialog
          title={t('games.addVersionTitle', { name: game.name })}
          button={t('games.addVersion')}
          consequences={[{ kind: 'ok', what: t('games.versions'), text: t('games.addVersionNow') }]}
          onClose={() => setAdding(false)}
          onCommit={async ({ explanation, acceptedWarnings }) => {
            await ask(api(management.addVersion, { body: { gameKey: game.key, explanation, acceptedWarnings } }))
            await readGamesAgain()
            announce(t('games.versionAdded'))
          }}
        />
      ) : null}
      {gone ? (
        <ConfirmDialog
          title={t('games.deleteVersionTitle', { number: gone.number, name: game.name })}
          button={t('games.deleteVersion')}
          isDangerous
          consequences={[{ kind: 'stop', what: t('games.versions'), text: t('games.deleteVersionNow') }]}
          onClose={() => setGone(undefined)}
          onCommit={async ({ explanation, acceptedWarnings }) => {
            const body = { gameKey: game.key, number: gone.number, explanation, acceptedWarnings }
            await ask(api(management.deleteVersion, { body }))
            await readGamesAgain()
            announce(t('games.versionGone'))
          }}
        />
      ) : null}
    </section>
  )
}
