import { useNavigate } from 'react-router'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { paths } from '../../../shell/paths.ts'
import rowStyles from '../../../shell/rows.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeAmount, writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { RoundPane } from './round-pane.tsx'
import { useGameNames } from '../../../shell/use-game-names.ts'

type Props = { readonly playerId: number; readonly roundId: string | null }

export function RoundsTab({ playerId, roundId }: Props) {
  const { t, language } = useTexts()
  const go = useNavigate()
  const nameOf = useGameNames()
  const { query, rows } = usePages(['player', playerId, 'rounds'], (cursor) =>
    ask(api(backoffice.listRounds, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  const open = (id: string) => void go(paths.round(playerId, id))
  const close = () => {
    void go(paths.player(playerId, 'rounds'))
    document.querySelector<HTMLElement>(`[data-row="${roundId}"] [data-opener]`)?.focus()
  }
  const list = (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('tab.rounds')}
      empty={t('rounds.none')}
      head={
        <tr>
          <th>{t('entries.time')}</th>
          <th>{t('rounds.game')}</th>
          <NumberHeader>{t('rounds.stake')}</NumberHeader>
          <NumberHeader>{t('rounds.win')}</NumberHeader>
          <NumberHeader>{t('rounds.result')}</NumberHeader>
        </tr>
      }
    >
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button in it has the keys
        <tr
          key={row.roundId}
          data-row={row.roundId}
          aria-selected={row.roundId === roundId}
          onClick={() => open(row.roundId)}
        >
          <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
            <button type="button" data-opener className={rowStyles.opener}>
              {writeMoment(row.playedAt, language)}
            </button>
          </td>
          <td title={row.gameKey}>{nameOf(row.gameKey)}</td>
          <NumberCell>
            {writeMoney(row.stake)}
            {row.isFree ? (
              <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('rounds.free')}</div>
            ) : null}
          </NumberCell>
          <NumberCell>{writeMoney(row.win)}</NumberCell>
          <NumberCell className={textStyles.bold}>
            {writeAmount(row.win.amountMinor - (row.isFree ? 0 : row.stake.amountMinor), row.win.currency, true)}
          </NumberCell>
        </tr>
      ))}
    </PagedList>
  )
  return roundId ? (
    <div className={joinClasses(layout.split, layout.round)}>
      {list}
      <RoundPane key={roundId} roundId={roundId} playerId={playerId} onClose={close} />
    </div>
  ) : (
    list
  )
}
