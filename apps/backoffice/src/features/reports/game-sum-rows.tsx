import { Link } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, SortHeader } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useGameNames } from '../../shell/use-game-names.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeAmount } from '../../shell/write-money.ts'
import type { Sort } from './read-report-filter.ts'
import type { GameTotal, SumRow } from './use-game-sums.ts'
import { useReportFilter } from './use-report-filter.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'

const SORTED = ['rounds', 'stake', 'win', 'ggr'] as const

/** The header of the figures of games; sorted by the server. */
export function GameSumHead() {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  const orderOf = (sort: Sort) => (filter.sort !== sort ? 'none' : filter.descending ? 'descending' : 'ascending')
  // Figures are first sorted descending, names and days ascending.
  const sortBy = (sort: Sort) => {
    const isDown = filter.sort === sort ? !filter.descending : sort !== 'key'
    change({ sort, order: isDown ? 'down' : '' })
  }
  return (
    <tr>
      <SortHeader order={orderOf('key')} onSort={() => sortBy('key')}>
        {t(`reports.by.${filter.by}`)}
      </SortHeader>
      <th>{t('reports.currency')}</th>
      {SORTED.map((sort) => (
        <SortHeader key={sort} isNumber order={orderOf(sort)} onSort={() => sortBy(sort)}>
          {t(`reports.${sort}`)}
        </SortHeader>
      ))}
      <NumberHeader>{t('reports.return')}</NumberHeader>
      <NumberHeader className={layout.wideOnly}>{t('reports.free')}</NumberHeader>
      <NumberHeader className={layout.wideOnly}>{t('reports.bonusStake')}</NumberHeader>
      <NumberHeader className={layout.wideOnly}>{t('reports.bonusWin')}</NumberHeader>
      <NumberHeader className={layout.wideOnly}>{t('reports.jackpots')}</NumberHeader>
    </tr>
  )
}

function Figures({ row }: { readonly row: GameTotal }) {
  const { currency, rounds, stakeMinor, winMinor, ggrMinor } = row
  return (
    <>
      <td>{currency}</td>
      <NumberCell>{rounds.toLocaleString('cs-CZ')}</NumberCell>
      <NumberCell>{writeAmount(stakeMinor, currency)}</NumberCell>
      <NumberCell>{writeAmount(winMinor, currency)}</NumberCell>
      <NumberCell className={textStyles.bold}>{writeAmount(ggrMinor, currency)}</NumberCell>
      <NumberCell>{stakeMinor > 0 ? writeReturn(winMinor / stakeMinor) : '–'}</NumberCell>
      <NumberCell className={layout.wideOnly}>{writeAmount(row.freeMinor, currency)}</NumberCell>
      <NumberCell className={layout.wideOnly}>{writeAmount(row.bonusStakeMinor, currency)}</NumberCell>
      <NumberCell className={layout.wideOnly}>{writeAmount(row.bonusWinMinor, currency)}</NumberCell>
      <NumberCell className={layout.wideOnly}>{writeAmount(row.jackpotMinor, currency)}</NumberCell>
    </>
  )
}

const writeReturn = (share: number): string => `${(share * 100).toFixed(2).replace('.', ',')}\u00a0%`

/** A row of figures with a link to its details. */
export function GameSumRow({ row }: { readonly row: SumRow }) {
  return (
    <tr data-row={[row.gameKey, row.day, row.version, row.playerId, row.currency].join(' ')} tabIndex={-1}>
      <td className={joinClasses(textStyles.bold, textStyles.unbroken)}>
        <Named row={row} />
      </td>
      <Figures row={row} />
    </tr>
  )
}

function Named({ row: { gameKey, day, version, playerId } }: { readonly row: SumRow }) {
  const { language } = useTexts()
  const nameOf = useGameNames()
  const { filter, addressWith } = useReportFilter()
  const maySeeRounds = useMay('rounds.read')
  if (playerId !== undefined)
    return maySeeRounds ? <Link to={paths.player(playerId, 'rounds')}>{playerId}</Link> : playerId
  if (day) {
    const name = writeBookDay(day, language)
    return filter.game !== '' && maySeeRounds ? <Link to={paths.roundsOfDay(filter.game, day)}>{name}</Link> : name
  }
  const name = nameOf(gameKey ?? '')
  if (version) return `${name} ${version.slice(0, 8)}`
  return (
    <Link to={addressWith({ game: gameKey ?? '', by: 'day', sort: '', order: '' })} title={gameKey ?? undefined}>
      {name}
    </Link>
  )
}

/** Sums of the whole filter, one row for each currency. */
export function GameTotals({ totals }: { readonly totals: readonly GameTotal[] }) {
  const { t } = useTexts()
  return totals.map((total) => (
    <tr key={total.currency}>
      <th scope="row">{t('reports.total')}</th>
      <Figures row={total} />
    </tr>
  ))
}
