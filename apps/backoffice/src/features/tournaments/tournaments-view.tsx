import { Trophy } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf } from '#contract/call.ts'
import { tournamentList } from '#contract/lists/tournaments.ts'
import { listForStaff } from '#contract/play-v1/tournaments.ts'
import type { Tournament } from '#contract/shapes/tournaments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { PlanRoundDialog } from './plan-round-dialog.tsx'
import { PrizesCell } from './prizes-cell.tsx'
import { TOURNAMENTS } from './words.ts'
import { WriteTournamentDialog } from './write-tournament-dialog.tsx'

type Opened =
  | { readonly what: 'write'; readonly tournament?: Tournament }
  | { readonly what: 'plan'; readonly tournament: Tournament }

/** All tournaments with their newest rules; rounds are planned here. */
export function TournamentsView() {
  const { t } = useTexts()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <>
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <ActionButton
          permission="tournaments.manage"
          label={t('tournaments.create')}
          icon={<Trophy aria-hidden="true" />}
          onClick={() => setOpened({ what: 'write' })}
        />
      </div>
      <DataList
        list={tournamentList}
        label={t('tournaments.view.tournaments')}
        empty={t('tournaments.noTournaments')}
        read={(question) => ask(api(listForStaff, { query: question as QueryOf<typeof listForStaff> }))}
        keyOf={({ tournamentId }) => tournamentId}
        keptAs={[...TOURNAMENTS, 'list']}
        cells={{
          name: ({ name }: Tournament) => <b>{name}</b>,
          scoring: ({ terms }: Tournament) => (
            <span className={textStyles.small}>
              <div>{t(`tournaments.scoring.${terms.scoring.kind}`)}</div>
              <div className={textStyles.muted}>
                {terms.gameKeys.length > 0
                  ? t('tournaments.games', { count: terms.gameKeys.length })
                  : t('tournaments.noGames')}
                {', '}
                {t('tournaments.version', { version: terms.version })}
              </div>
            </span>
          ),
          prizes: ({ terms }: Tournament) => <PrizesCell terms={terms} />,
        }}
        actions={(tournament: Tournament) => (
          <span className={joinClasses(layout.row, layout.wrap)}>
            <ActionButton
              permission="tournaments.manage"
              label={t('tournaments.plan')}
              onClick={() => setOpened({ what: 'plan', tournament })}
            />
            <ActionButton
              permission="tournaments.manage"
              label={t('tournaments.change')}
              onClick={() => setOpened({ what: 'write', tournament })}
            />
          </span>
        )}
      />
      {opened?.what === 'write' ? <WriteTournamentDialog tournament={opened.tournament} onClose={close} /> : null}
      {opened?.what === 'plan' ? <PlanRoundDialog tournament={opened.tournament} onClose={close} /> : null}
    </>
  )
}
