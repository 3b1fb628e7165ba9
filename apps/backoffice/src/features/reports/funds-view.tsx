import type { ReplyOf } from '#contract/call.ts'
import { fundSumList, playerFundSumList } from '#contract/lists/sums.ts'
import { getFundSums, getFundSumsByPlayer } from '#contract/onling-v2/view.ts'
import { Link } from 'react-router'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, SortHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { usePages } from '../../shell/list/use-pages.ts'
import { RowsTable } from '../../shell/list/rows-table.tsx'
import { paths } from '../../shell/paths.ts'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useMarketZone } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useWayBack } from '../../shell/way-back.ts'
import { writeAmount } from '../../shell/write-money.ts'
import { DaysFilter } from './days-filter.tsx'
import { fundsAddress } from './payments/funds-address.ts'
import { PlaceFilter } from './place-filter.tsx'
import { FUND_GROUPS } from './read-report-filter.ts'
import { useReportFilter } from './use-report-filter.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'

type Reply = ReplyOf<typeof getFundSums>
type Row = Omit<Reply['rows'][number], 'day'> & { readonly day?: string | null; readonly playerId?: number }
type Page = Omit<Reply, 'rows'> & { readonly rows: readonly Row[] }

/** Deposits and withdrawals by method and state; by player they link to the player's payments. */
export function FundsView() {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  const maySeePlayers = useMay('reports.players')
  const { from, to, fundsBy: by, fundSort: sort, descending } = filter
  const asked = {
    from,
    to,
    sort,
    descending,
    ...(filter.direction === '' ? {} : { directions: [filter.direction] }),
    ...(filter.currency === '' ? {} : { currencies: [filter.currency] }),
  }
  const { query, rows } = usePages<Row>(['reports', 'funds', by, asked], async (cursor): Promise<Page> => {
    const whole = { ...asked, ...(cursor ? { cursor } : {}) }
    if (by === 'player') return ask(api(getFundSumsByPlayer, { query: whole }))
    return ask(api(getFundSums, { query: { ...whole, by } }))
  })
  const last = query.data?.pages.at(-1) as Page | undefined
  const groups = FUND_GROUPS.filter((one) => one !== 'player' || maySeePlayers)
  const orderOf = (one: string) => (sort !== one ? 'none' : descending ? 'descending' : 'ascending')
  const sortBy = (one: string) => {
    const isDown = sort === one ? !descending : one !== 'key'
    change({ sort: one, order: isDown ? 'down' : '' })
  }
  return (
    <>
      <DaysFilter
        file={
          by === 'player'
            ? { list: playerFundSumList, asked, label: t('reports.view.funds') }
            : {
                list: fundSumList,
                asked: { ...asked, by },
                columns: fundSumList.columns.flatMap(({ key }) => (by === 'way' && key === 'day' ? [] : [key])),
                label: t('reports.view.funds'),
              }
        }
      >
        <Select
          label={t('reports.by')}
          value={by}
          options={groups.map((one) => ({ value: one, label: t(`reports.by.${one}`) }))}
          onChange={(event) => change({ by: event.target.value, sort: '', order: '' })}
        />
        <Select
          label={t('reports.direction')}
          value={filter.direction}
          options={(['', 'deposit', 'withdrawal'] as const).map((one) => ({
            value: one,
            label: t(`reports.direction.${one === '' ? 'both' : one}`),
          }))}
          onChange={(event) => change({ direction: event.target.value })}
        />
        <PlaceFilter />
      </DaysFilter>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.muted)}>{t('reports.fundsRule')}</p>
      <RowsTable
        pages={query}
        count={rows.length}
        label={t('reports.view.funds')}
        empty={t('reports.none')}
        head={
          <tr>
            <SortHeader order={orderOf('key')} onSort={() => sortBy('key')}>
              {t(`reports.by.${by}`)}
            </SortHeader>
            <th scope="col">{t('reports.gateway')}</th>
            <th scope="col">{t('reports.state')}</th>
            <th scope="col">{t('reports.currency')}</th>
            <SortHeader isNumber order={orderOf('count')} onSort={() => sortBy('count')}>
              {t('reports.count')}
            </SortHeader>
            <SortHeader isNumber order={orderOf('sum')} onSort={() => sortBy('sum')}>
              {t('reports.sum')}
            </SortHeader>
            <NumberHeader>{t('reports.fee')}</NumberHeader>
            <NumberHeader>{t('reports.partnerFee')}</NumberHeader>
          </tr>
        }
        foot={last?.totals.map((total) => (
          <tr key={total.direction + total.currency}>
            <th scope="row" colSpan={3}>
              {t(`reports.direction.${total.direction}`)}
            </th>
            <td>{total.currency}</td>
            <Sums row={total} />
          </tr>
        ))}
      >
        {rows.map((row) => (
          <FundRow key={keyOf(row)} row={row} />
        ))}
      </RowsTable>
    </>
  )
}

const keyOf = (row: Row): string =>
  [row.day, row.playerId, row.direction, row.method, row.gateway, row.state, row.currency].join(' ')

function FundRow({ row }: { readonly row: Row }) {
  const { t, or, language } = useTexts()
  const { filter } = useReportFilter()
  const maySeePayments = useMay('payments.read')
  const back = useWayBack()
  const zone = useMarketZone()
  const { day, playerId, direction, method, gateway, state, currency } = row
  const days = day ? { from: day, to: day } : { from: filter.from, to: filter.to }
  const of = { ...days, direction, method, gateway, state, currency, playerId, back, zone }
  const addresses = { address: fundsAddress(of), ofFees: fundsAddress({ ...of, hasFees: true }) }
  const way = `${t(`reports.direction.${direction}`)} ${or(`method.${method}`, method)}`
  return (
    <tr data-row={keyOf(row)} tabIndex={-1}>
      <td>
        {day ? <span className={textStyles.unbroken}>{writeBookDay(day, language)} </span> : null}
        {playerId === undefined ? null : (
          <Link to={paths.player(playerId, direction === 'deposit' ? 'deposits' : 'withdrawals')}>{playerId} </Link>
        )}
        {way}
      </td>
      <td>{or(`gateway.${gateway}`, gateway)}</td>
      <td>{direction === 'withdrawal' ? or(`withdrawal.${state}`, state) : or(`payment.${state}`, state)}</td>
      <td>{row.currency}</td>
      <Sums row={row} {...(maySeePayments ? addresses : {})} />
    </tr>
  )
}

type SumsProps = {
  readonly row: Pick<Row, 'currency' | 'count' | 'sumMinor' | 'feeMinor' | 'partnerFeeMinor'>
  /** The list of the payments, and the same with their fees. */
  readonly address?: string
  readonly ofFees?: string
}

function Sums({ row, address, ofFees }: SumsProps) {
  const { currency } = row
  const leading = (text: string, to = address) => (to === undefined ? text : <Link to={to}>{text}</Link>)
  const fee = (minor: number) =>
    minor === 0 ? writeAmount(minor, currency) : leading(writeAmount(minor, currency), ofFees)
  return (
    <>
      <NumberCell>{leading(row.count.toLocaleString('cs-CZ'))}</NumberCell>
      <NumberCell className={textStyles.bold}>{leading(writeAmount(row.sumMinor, currency))}</NumberCell>
      <NumberCell>{fee(row.feeMinor)}</NumberCell>
      <NumberCell>{fee(row.partnerFeeMinor)}</NumberCell>
    </>
  )
}
