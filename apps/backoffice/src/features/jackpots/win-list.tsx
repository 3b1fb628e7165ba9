import { Link } from 'react-router'
import { listPoolWins } from '#contract/play-v1/jackpots.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
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
          <th className={layout.wideOnly}>{t('rounds.game')}</th>
          <NumberHeader>{t('players.number')}</NumberHeader>
          <NumberHeader className={layout.wideOnly}>{t('rounds.stake')}</NumberHeader>
          <NumberHeader>{t('jackpots.win')}</NumberHeader>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.reference} data-row={row.reference} tabIndex={-1}>
          <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
            <Link to={paths.round(row.playerId, row.roundId)}>{writeMoment(row.wonAt, language)}</Link>
          </td>
          <td className={textStyles.bold}>{row.name}</td>
          <td className={layout.wideOnly}>{row.gameKey}</td>
          <NumberCell>{row.playerId}</NumberCell>
          <NumberCell className={layout.wideOnly}>{writeMoney(row.stake)}</NumberCell>
          <NumberCell className={textStyles.bold}>{writeMoney(row.win)}</NumberCell>
        </tr>
      ))}
    </PagedList>
  )
}
