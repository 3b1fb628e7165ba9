import { Link } from 'react-router'
import type { StatementRow } from '#contract/shapes/statements.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Props = { readonly row: StatementRow; readonly from: string; readonly to: string }

/**
 * One levy: the amount due, its rule, and the base game by game; a game links to its days in the reports and to the
 * entries.
 */
export function LevyTable({ row, from, to }: Props) {
  const { t, language } = useTexts()
  const { currency, summary, source, confidence, basisPoints } = row
  const money = (amountMinor: number) => writeMoney({ amountMinor, currency })
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(basisPoints / 100)
  const cells = (of: StatementRow | StatementRow['ofGames'][number]) => (
    <>
      <NumberCell>{of.rounds.toLocaleString(language)}</NumberCell>
      <NumberCell>{money(of.stakeMinor)}</NumberCell>
      <NumberCell>{money(of.winMinor)}</NumberCell>
      <NumberCell>{money(of.jackpotMinor)}</NumberCell>
      <NumberCell>{money(of.baseMinor)}</NumberCell>
    </>
  )
  return (
    <section className={layout.column}>
      <h2>{t('statements.due', { levy: money(row.levyMinor), rate, base: money(row.baseMinor) })}</h2>
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>
        {row.ruleId} ·{' '}
        {t('statements.source', { summary, source, confidence: t(`statements.confidence.${confidence}`) })}
      </p>
      <Table
        label={`${row.ruleId} ${currency}`}
        head={
          <tr>
            <th scope="col">{t('rounds.game')}</th>
            <NumberHeader>{t('reports.rounds')}</NumberHeader>
            <NumberHeader>{t('reports.stake')}</NumberHeader>
            <NumberHeader>{t('reports.win')}</NumberHeader>
            <NumberHeader>{t('reports.jackpots')}</NumberHeader>
            <NumberHeader>{t('statements.base')}</NumberHeader>
          </tr>
        }
      >
        {row.ofGames.map((game) => (
          <tr key={game.gameKey}>
            <th scope="row">
              <Link to={`${paths.reports}?view=games&by=day&from=${from}&to=${to}&game=${game.gameKey}`}>
                {game.name}
              </Link>
            </th>
            {cells(game)}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('statements.sum')}</th>
          {cells(row)}
        </tr>
      </Table>
    </section>
  )
}
