import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getAccounting } from '#contract/collin/reports.ts'
import { trialBalanceList } from '#contract/lists/reports.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { nameAccount } from '../../shell/name-account.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewPlace } from '../../shell/view-place.tsx'
import { useWayBack } from '../../shell/way-back.ts'
import { writeAmount } from '../../shell/write-money.ts'
import { Agreement } from './agreement.tsx'
import { DaysFilter } from './days-filter.tsx'
import { useReportFilter } from './use-report-filter.ts'

type Row = ReplyOf<typeof getAccounting>['rows'][number]
const FIGURES = ['openingMinor', 'debitMinor', 'creditMinor', 'closingMinor'] as const

/** The trial balance; an account expands to its contra accounts, and these to the days and entries of the log. */
export function AccountingView() {
  const { t, or } = useTexts()
  const { filter, addressWith, change } = useReportFilter()
  const { from, to, account } = filter
  const asked = { from, to, ...(account === '' ? {} : { account }) }
  const query = useQuery({
    queryKey: ['reports', 'accounting', asked],
    queryFn: () => ask(api(getAccounting, { query: asked })),
  })
  const climb = () => change({ account: '' })
  useKeys(account === '' ? [] : [{ keys: 'Backspace', label: t('reports.climbAccounts'), run: climb }])
  const { data } = query
  return (
    <>
      <DaysFilter
        file={{
          list: trialBalanceList,
          asked,
          columns: trialBalanceList.columns.flatMap(({ key }) =>
            account === '' && (key === 'kind' || key === 'contra') ? [] : [key],
          ),
          label: t('reports.view.accounting'),
        }}
      />
      {account === '' ? null : (
        <nav className={joinClasses(layout.bar, textStyles.small)} aria-label={t('reports.path')}>
          <Link to={addressWith({ account: '' })} className={layout.row}>
            <ChevronLeft aria-hidden="true" size={16} />
            {t('reports.allAccounts')}
          </Link>
          <span aria-hidden="true">/</span>
          <b>{nameAccount(account, or, data?.desks)}</b>
        </nav>
      )}
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t('reports.accountingRule')} /> : null}
      <ViewPlace query={query} count={data?.rows.length ?? 0} empty={t('reports.none')}>
        {data ? (
          <Table
            label={t('reports.view.accounting')}
            head={
              <tr>
                <th scope="col">{t(account === '' ? 'reports.account' : 'reports.movement')}</th>
                <th scope="col">{t('reports.currency')}</th>
                {FIGURES.map((name) => (
                  <NumberHeader key={name}>{t(`reports.figure.${name}`)}</NumberHeader>
                ))}
              </tr>
            }
            foot={data.totals.map((total) => (
              <tr key={total.currency}>
                <th scope="row">{t('reports.total')}</th>
                <td>{total.currency}</td>
                {FIGURES.map((name) => (
                  <NumberCell key={name}>{writeAmount(total[name], total.currency)}</NumberCell>
                ))}
              </tr>
            ))}
          >
            {data.rows.map((row) => (
              <AccountRow
                key={[row.account, row.kind, row.contra, row.currency].join(' ')}
                row={row}
                desks={data.desks}
              />
            ))}
          </Table>
        ) : null}
      </ViewPlace>
    </>
  )
}

function AccountRow({ row, desks }: { readonly row: Row; readonly desks: Readonly<Record<string, string>> }) {
  const { or } = useTexts()
  const { filter, addressWith } = useReportFilter()
  const back = useWayBack()
  const { account, kind, contra, currency } = row
  const { from, to } = filter
  // The log has a movement once, under one of its two accounts.
  const both = contra === null ? account : [account, contra]
  const ofLog = { from, to, currencies: currency, accounts: both, contras: both, ...back }
  return (
    <tr data-row={[account, kind, contra, currency].join(' ')} tabIndex={-1}>
      <td>
        {kind === null ? (
          <Link to={addressWith({ account })}>{nameAccount(account, or, desks)}</Link>
        ) : (
          <Link to={paths.log('accounting', { ...ofLog, movements: kind })}>
            {or(`movement.${kind}`, kind)} ↔ {contra === null ? '' : nameAccount(contra, or, desks)}
          </Link>
        )}
      </td>
      <td>{currency}</td>
      {FIGURES.map((name) => (
        <NumberCell key={name}>{writeAmount(row[name], currency)}</NumberCell>
      ))}
    </tr>
  )
}
