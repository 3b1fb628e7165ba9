import { useNavigate } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { playerRoundList } from '#contract/lists/player-rounds.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { paths } from '../../../shell/paths.ts'
import rowStyles from '../../../shell/rows.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeAmount, writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { RoundPane } from './round-pane.tsx'
import { useGameNames } from '../../../shell/use-game-names.ts'

type Row = ReplyOf<typeof backoffice.listRounds>['rows'][number]
type Props = { readonly playerId: number; readonly roundId: string | null }

export function RoundsTab({ playerId, roundId }: Props) {
  const { t, language } = useTexts()
  const go = useNavigate()
  const nameOf = useGameNames()
  const open = (id: string) => void go(paths.round(playerId, id))
  const close = () => {
    void go(paths.player(playerId, 'rounds'))
    document.querySelector<HTMLElement>(`[data-row="${roundId}"] [data-opener]`)?.focus()
  }
  const list = (
    <DataList
      list={playerRoundList}
      label={t('tab.rounds')}
      empty={t('rounds.none')}
      read={(question) =>
        ask(api(backoffice.listRounds, { query: { ...question, playerId } as QueryOf<typeof backoffice.listRounds> }))
      }
      keyOf={({ roundId: id }) => id}
      keptAs={['player', playerId, 'rounds']}
      of={{ playerId: String(playerId) }}
      openKey={roundId}
      cells={{
        playedAt: ({ roundId: id, playedAt }: Row) => (
          <button type="button" data-opener className={rowStyles.opener} onClick={() => open(id)}>
            {writeMoment(playedAt, language)}
          </button>
        ),
        gameKey: ({ gameKey }: Row) => <span title={gameKey}>{nameOf(gameKey)}</span>,
        stake: ({ stake, isFree }: Row) => (
          <>
            {writeMoney(stake)}
            {isFree ? <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('rounds.free')}</div> : null}
          </>
        ),
        result: ({ win, stake, isFree }: Row) =>
          writeAmount(win.amountMinor - (isFree ? 0 : stake.amountMinor), win.currency, true),
      }}
    />
  )
  return roundId ? (
    <div className={joinClasses(layout.split, layout.round)}>
      <div className={layout.stack}>{list}</div>
      <RoundPane key={roundId} roundId={roundId} playerId={playerId} onClose={close} />
    </div>
  ) : (
    list
  )
}
