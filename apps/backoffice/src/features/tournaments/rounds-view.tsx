import type { QueryOf } from '#contract/call.ts'
import { tournamentRoundList } from '#contract/lists/tournaments.ts'
import { listRoundsForStaff } from '#contract/play-v1/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { PrizesCell } from './prizes-cell.tsx'
import { nameOfRound, STATE_KINDS, TOURNAMENTS } from './words.ts'

/** Rounds of all tournaments, the latest beginning first. */
export function RoundsView({ onOpen }: { readonly onOpen: (round: TournamentRound) => void }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <DataList
      list={tournamentRoundList}
      label={t('tournaments.view.rounds')}
      empty={t('tournaments.noRounds')}
      read={(question) => ask(api(listRoundsForStaff, { query: question as QueryOf<typeof listRoundsForStaff> }))}
      keyOf={({ roundId }) => roundId}
      keptAs={[...TOURNAMENTS, 'rounds']}
      everyMs={10_000}
      cells={{
        name: (round: TournamentRound) => (
          <>
            <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(round)}>
              <b>{nameOfRound(texts, round)}</b>
            </button>
            <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
              {t('tournaments.version', { version: round.terms.version })}
            </div>
          </>
        ),
        state: ({ state }: TournamentRound) => (
          <Status kind={STATE_KINDS[state]}>{t(`tournaments.state.${state}`)}</Status>
        ),
        entries: ({ capacity, entries }: TournamentRound) =>
          capacity === null ? entries : t('tournaments.playersOf', { count: entries, capacity }),
        prizes: ({ terms }: TournamentRound) => <PrizesCell terms={terms} most={3} />,
      }}
    />
  )
}
