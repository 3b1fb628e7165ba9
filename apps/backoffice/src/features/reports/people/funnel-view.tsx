import { useQuery } from '@tanstack/react-query'
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
                  <NumberCell>{data.totals.registered.toLocaleString(language)}</NumberCell>
                  {STAGES.map((stage) => (
                    <ShareCell key={stage} people={data.totals[stage]} of={data.totals.registered} />
                  ))}
                </tr>
              ) : undefined
            }
          >
            {data?.rows.map((row) => (
              <tr key={row.day} data-row={row.day} tabIndex={-1}>
                <th scope="row" className={textStyles.unbroken}>
                  {writeBookDay(row.day, language)}
                </th>
                <NumberCell>
                  <FigureLink
                    figure="registrations"
                    value={row.registered}
                    of={{ from: row.day, to: row.day, ...(brand === '' ? {} : { brand }) }}
                  >
                    {row.registered.toLocaleString(language)}
                  </FigureLink>
                </NumberCell>
                {STAGES.map((stage) => (
                  <ShareCell key={stage} people={row[stage]} of={row.registered} />
                ))}
              </tr>
            ))}
          </Table>
        </div>
      </ViewPlace>
    </>
  )
}
