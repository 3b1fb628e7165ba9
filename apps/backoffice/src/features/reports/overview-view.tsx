import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getMainOverviews } from '#contract/collin/reports.ts'
import { getMainOverview } from '#contract/onling-v2/view.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { Link } from 'react-router'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeAmount } from '../../shell/write-money.ts'
import { Agreement } from './agreement.tsx'
import { DaysFilter } from './days-filter.tsx'
import { useReportFilter } from './use-report-filter.ts'
import { writeBookDay } from './write-book-day.ts'

type Row = ReplyOf<typeof getMainOverview>['rows'][number]

const PEOPLE = ['registrations', 'firstDeposits', 'actives', 'rounds'] as const
const MONEY = [
  'stakeMinor',
  'winMinor',
  'ggrMinor',
  'freeMinor',
  'bonusStakeMinor',
  'bonusWinMinor',
  'bonusConvertedMinor',
  'jackpotMinor',
  'jackpotFundMinor',
  'prizesMinor',
  'ngrMinor',
  'depositsMinor',
  'withdrawalsMinor',
  'otherMinor',
  'playersMoneyMinor',
] as const
const RESULTS: readonly string[] = ['ggrMinor', 'ngrMinor', 'playersMoneyMinor']

/** The house by days or months; a day leads to its games. */
export function OverviewView() {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  const { from, to, isByMonth } = filter
  const query = useQuery({
    queryKey: ['reports', 'overview', from, to, isByMonth],
    queryFn: () => ask(api(isByMonth ? getMainOverviews : getMainOverview, { query: { from, to } })),
  })
  const { data } = query
  return (
    <>
      <DaysFilter>
        <Select
          label={t('reports.by')}
          value={isByMonth ? 'month' : 'day'}
          options={(['day', 'month'] as const).map((one) => ({ value: one, label: t(`reports.by.${one}`) }))}
          onChange={(event) => change({ months: event.target.value === 'month' ? '1' : '' })}
        />
      </DaysFilter>
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t('reports.addsUp')} /> : null}
      <div className={layout.list}>
        {query.isError ? (
          <div className={layout.padded}>
            <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
          </div>
        ) : null}
        {query.isPending ? (
          <div className={layout.padded}>
            <Skeleton label={t('list.loading')} />
          </div>
        ) : null}
        {data?.rows.length === 0 ? (
          <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('reports.none')}</p>
        ) : null}
        {data && data.rows.length > 0 ? <OverviewTable rows={data.rows} /> : null}
      </div>
    </>
  )
}

function OverviewTable({ rows }: { readonly rows: readonly Row[] }) {
  const { t, language } = useTexts()
  const { filter, addressWith } = useReportFilter()
  return (
    <Table
      label={t('reports.view.overview')}
      head={
        <tr>
          <th scope="col">{t(filter.isByMonth ? 'reports.by.month' : 'reports.by.day')}</th>
          <th scope="col">{t('reports.currency')}</th>
          {[...PEOPLE, ...MONEY].map((name) => (
            <NumberHeader key={name}>{t(`reports.figure.${name}`)}</NumberHeader>
          ))}
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.day + row.currency} data-row={row.day + row.currency} tabIndex={-1}>
          <th scope="row" className={textStyles.unbroken}>
            {filter.isByMonth ? (
              row.day.slice(0, 7)
            ) : (
              <Link to={addressWith({ view: 'games', from: row.day, to: row.day, by: '', game: '' })}>
                {writeBookDay(row.day, language)}
              </Link>
            )}
          </th>
          <td>{row.currency}</td>
          {PEOPLE.map((name) => (
            <NumberCell key={name}>{row[name].toLocaleString('cs-CZ')}</NumberCell>
          ))}
          {MONEY.map((name) => (
            <NumberCell key={name} className={RESULTS.includes(name) ? textStyles.bold : undefined}>
              {writeAmount(row[name], row.currency)}
            </NumberCell>
          ))}
        </tr>
      ))}
    </Table>
  )
}
