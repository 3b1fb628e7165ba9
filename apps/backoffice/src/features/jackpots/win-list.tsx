import { Link } from 'react-router'
import { listPoolWins } from '#contract/play-v1/jackpots.ts'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

/** Who won which jackpot with which round, newest first; the round leads to its replay. */
export function WinList() {
  const { t, language } = useTexts()
  const { query, rows } = usePages(['jackpots', 'wins'], (cursor) =>
    ask(api(listPoolWins, { query: cursor ? { cursor } : {} })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('jackpots.view.wins')}
      empty={t('jackpots.noWins')}
      head={
        <tr>
          <th>{t('jackpots.wonAt')}</th>
          <th>{t('jackpots.name')}</th>
          <th className="hide">{t('rounds.game')}</th>
          <th className="n">{t('players.number')}</th>
          <th className="n hide">{t('rounds.stake')}</th>
          <th className="n">{t('jackpots.win')}</th>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.reference} data-row={row.reference} tabIndex={-1}>
          <td className="s nw">
            <Link to={paths.round(row.playerId, row.roundId)}>{writeMoment(row.wonAt, language)}</Link>
          </td>
          <td className="b">{row.name}</td>
          <td className="hide">{row.gameKey}</td>
          <td className="n">{row.playerId}</td>
          <td className="n nw hide">{writeMoney(row.stake)}</td>
          <td className="n nw b">{writeMoney(row.win)}</td>
        </tr>
      ))}
    </PagedList>
  )
}
