import { useQuery } from '@tanstack/react-query'
import type { PeopleFigure, RegisteredFigure } from '#contract/lists/figure-entries.ts'
import { funnelList } from '#contract/lists/reports.ts'
import { getFunnel } from '#contract/play-v1/people-reports.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import { FigureLink } from '../../../shell/figure-link.tsx'
import layout from '../../../shell/layout.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { ViewPlace } from '../../../shell/view-place.tsx'
import { writeBookDay } from '../../../shell/write-book-day.ts'
import { Agreement } from '../agreement.tsx'
import { DaysFilter } from '../days-filter.tsx'
import { PlaceFilter } from '../place-filter.tsx'
import { useReportFilter } from '../use-report-filter.ts'
import { ShareCell } from './share-cell.tsx'

const STAGES = ['verified', 'deposited', 'staked'] as const
/** The list behind a figure of each stage. */
const FIGURES = {
  registered: 'registrations',
  verified: 'registeredVerified',
  deposited: 'registeredDeposited',
  staked: 'registeredStaked',
} as const satisfies Record<'registered' | (typeof STAGES)[number], PeopleFigure | RegisteredFigure>

/** From registration to the first stake, by the day of registration; the total comes first. */
export function FunnelView() {
  const { t, language } = useTexts()
  const { filter } = useReportFilter()
  const { from, to, brand } = filter
  const asked = { from, to, ...(brand === '' ? {} : { brands: [brand] }) }
  const query = useQuery({
    queryKey: ['reports', 'funnel', asked],
    queryFn: () => ask(api(getFunnel, { query: asked })),
  })
  const { data } = query
  return (
    <>
      <DaysFilter file={{ list: funnelList, asked, label: t('reports.view.funnel') }}>
        <PlaceFilter isOfPeople brands={data?.brands} />
      </DaysFilter>
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t('funnel.rule')} /> : null}
      <ViewPlace query={query} count={data?.rows.length ?? 0} empty={t('funnel.none')}>
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('reports.view.funnel')}
            head={
              <tr>
                <th scope="col">{t('funnel.day')}</th>
                <NumberHeader>{t('funnel.registered')}</NumberHeader>
                {STAGES.map((stage) => (
                  <NumberHeader key={stage}>{t(`funnel.${stage}`)}</NumberHeader>
                ))}
              </tr>
            }
            foot={
              data ? (
                <tr>
                  <th scope="row">{t('reports.total')}</th>
                  <StageCells row={data.totals} days={{ from, to }} brand={brand} />
                </tr>
              ) : undefined
            }
          >
            {data?.rows.map((row) => (
              <tr key={row.day} data-row={row.day} tabIndex={-1}>
                <th scope="row" className={textStyles.unbroken}>
                  {writeBookDay(row.day, language)}
                </th>
                <StageCells row={row} days={{ from: row.day, to: row.day }} brand={brand} />
              </tr>
            ))}
          </Table>
        </div>
      </ViewPlace>
    </>
  )
}

type CellsProps = {
  readonly row: Readonly<Record<keyof typeof FIGURES, number>>
  /** Of the registration. */
  readonly days: { readonly from: string; readonly to: string }
  readonly brand: string
}

/** The figures of a row, each with a link to its people. */
function StageCells({ row, days, brand }: CellsProps) {
  const { language } = useTexts()
  const linked = (stage: keyof typeof FIGURES) => (written: string) => (
    <FigureLink figure={FIGURES[stage]} value={row[stage]} of={{ ...days, ...(brand === '' ? {} : { brand }) }}>
      {written}
    </FigureLink>
  )
  return (
    <>
      <NumberCell>{linked('registered')(row.registered.toLocaleString(language))}</NumberCell>
      {STAGES.map((stage) => (
        <ShareCell key={stage} people={row[stage]} of={row.registered} linked={linked(stage)} />
      ))}
    </>
  )
}
