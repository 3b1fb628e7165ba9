import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { listTournaments } from '#contract/onling-v2/tournaments.ts'
import type { Tournament } from '#contract/shapes/tournaments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { PlanRoundDialog } from './plan-round-dialog.tsx'
import { TOURNAMENTS, writePlaces } from './words.ts'
import { WriteTournamentDialog } from './write-tournament-dialog.tsx'

type Opened =
  | { readonly what: 'write'; readonly tournament?: Tournament }
  | { readonly what: 'plan'; readonly tournament: Tournament }

/** Every tournament with its newest rules; from here rounds are planned. */
export function TournamentsView() {
  const texts = useTexts()
  const { t, language } = texts
  const [opened, setOpened] = useState<Opened>()
  const { query, rows } = usePages([...TOURNAMENTS, 'list'], (cursor) =>
    ask(api(listTournaments, { query: cursor ? { cursor } : {} })),
  )
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
      <PagedList
        pages={query}
        count={rows.length}
        label={t('tournaments.view.tournaments')}
        empty={t('tournaments.noTournaments')}
        head={
          <tr>
            <th>{t('tournaments.name')}</th>
            <th>{t('tournaments.rules')}</th>
            <th>{t('tournaments.prizes')}</th>
            <th>
              <span className={textStyles.aloud}>{t('tournaments.plan')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((tournament) => {
          const { terms, tournamentId } = tournament
          return (
            <tr key={tournamentId} data-row={tournamentId} tabIndex={-1}>
              <td className={textStyles.bold}>
                {tournament.name}
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {writeDay(tournament.createdAt, language)}
                </div>
              </td>
              <td className={textStyles.small}>
                <div>{t(`tournaments.scoring.${terms.scoring.kind}`)}</div>
                <div className={textStyles.muted}>
                  {terms.gameKeys.length > 0
                    ? t('tournaments.games', { count: terms.gameKeys.length })
                    : t('tournaments.noGames')}
                  {', '}
                  {t('tournaments.version', { version: terms.version })}
                </div>
              </td>
              <td className={textStyles.small}>
                {terms.prizes.map((prize) => (
                  <div key={prize.fromPlace}>{writePlaces(texts, prize, terms.currency)}</div>
                ))}
              </td>
              <td>
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
              </td>
            </tr>
          )
        })}
      </PagedList>
      {opened?.what === 'write' ? <WriteTournamentDialog tournament={opened.tournament} onClose={close} /> : null}
      {opened?.what === 'plan' ? <PlanRoundDialog tournament={opened.tournament} onClose={close} /> : null}
    </>
  )
}
