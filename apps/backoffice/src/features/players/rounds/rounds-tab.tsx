import { useNavigate } from 'react-router'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../../shell/api.ts'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { paths } from '../../../shell/paths.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeAmount, writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { RoundPane } from './round-pane.tsx'
import { useGameNames } from './use-game-names.ts'

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
    document.querySelector<HTMLElement>(`[data-row="${roundId}"] .open-row`)?.focus()
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
          <th className="n">{t('rounds.stake')}</th>
          <th className="n">{t('rounds.win')}</th>
          <th className="n">{t('rounds.result')}</th>
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
          <td className="s nw">
            <button type="button" className="open-row">
              {writeMoment(row.playedAt, language)}
            </button>
          </td>
          <td title={row.gameKey}>{nameOf(row.gameKey)}</td>
          <td className="n">
            {writeMoney(row.stake)}
            {row.isFree ? <div className="s mut">{t('rounds.free')}</div> : null}
          </td>
          <td className="n">{writeMoney(row.win)}</td>
          <td className="n b">
            {writeAmount(row.win.amountMinor - (row.isFree ? 0 : row.stake.amountMinor), row.win.currency, true)}
          </td>
        </tr>
      ))}
    </PagedList>
  )
  return roundId ? (
    <div className="split round">
      {list}
      <RoundPane key={roundId} roundId={roundId} playerId={playerId} onClose={close} />
    </div>
  ) : (
    list
  )
}
