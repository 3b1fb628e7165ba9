import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { gameSumList, playerGameSumList } from '#contract/lists/sums.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { RowsTable } from '../../shell/list/rows-table.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useGameChoices, useGameNames } from '../../shell/use-game-names.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { Agreement } from './agreement.tsx'
import { DaysFilter } from './days-filter.tsx'
import { GameSumHead, GameSumRow, GameTotals } from './game-sum-rows.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { GROUPS } from './read-report-filter.ts'
import { useGameSums } from './use-game-sums.ts'
import { useReportFilter } from './use-report-filter.ts'

/** Rounds, stakes, wins and the net, by game; a game expands to its days, a day to its rounds. */
export function GamesView() {
  const { t } = useTexts()
  const { filter, addressWith, change } = useReportFilter()
  const maySeePlayers = useMay('reports.players')
  const { query, rows, last, asked } = useGameSums(filter)
  const groups = GROUPS.filter((one) => one !== 'player' || maySeePlayers)
  const nameOf = useGameNames()
  const choices = useGameChoices()
  // A game in the URL may have been disabled meanwhile.
  const isListed = filter.game === '' || choices.some(({ value }) => value === filter.game)
  const games = isListed ? choices : [...choices, { value: filter.game, label: filter.game }]
  const climb = () => change({ game: '', by: '' })
  useKeys(filter.game === '' ? [] : [{ keys: 'Backspace', label: t('reports.climb'), run: climb }])
  return (
    <>
      <DaysFilter
        file={
          filter.by === 'player'
            ? { list: playerGameSumList, asked, label: t('reports.view.games') }
            : {
                list: gameSumList,
                asked: { ...asked, by: filter.by },
                columns: columnsBy(filter.by),
                label: t('reports.view.games'),
              }
        }
      >
        <Select
          label={t('reports.by')}
          value={filter.by}
          options={groups.map((one) => ({ value: one, label: t(`reports.by.${one}`) }))}
          onChange={(event) => change({ by: event.target.value, sort: '', order: '' })}
        />
        <Select
          label={t('reports.game')}
          value={filter.game}
          options={[{ value: '', label: t('reports.allGames') }, ...games]}
          onChange={(event) => change({ game: event.target.value })}
        />
        <PlaceFilter brands={last?.brands} />
      </DaysFilter>
      {filter.game === '' ? null : (
        <nav className={joinClasses(layout.bar, textStyles.small)} aria-label={t('reports.path')}>
          <Link to={addressWith({ game: '', by: '' })} className={layout.row}>
            <ChevronLeft aria-hidden="true" size={16} />
            {t('reports.allGames')}
          </Link>
          <span aria-hidden="true">/</span>
          <b>{nameOf(filter.game)}</b>
        </nav>
      )}
      {last ? <Agreement countedTo={last.countedTo} checked={last.checked} rule={t('reports.lateRounds')} /> : null}
      <RowsTable
        pages={query}
        count={rows.length}
        label={t('reports.view.games')}
        empty={t('reports.none')}
        head={<GameSumHead />}
        foot={<GameTotals totals={last?.totals ?? []} />}
      >
        {rows.map((row) => (
          <GameSumRow key={[row.gameKey, row.day, row.version, row.playerId, row.currency].join(' ')} row={row} />
        ))}
      </RowsTable>
    </>
  )
}

/** Columns of the file: what the rows are of, and all figures. */
function columnsBy(by: 'game' | 'day' | 'version'): string[] {
  const others = { game: ['day', 'version'], day: ['gameKey', 'version'], version: ['day'] }[by]
  return gameSumList.columns.flatMap(({ key }) => (others.includes(key) ? [] : [key]))
}
