import { useQuery } from '@tanstack/react-query'
import { cohortList } from '#contract/lists/reports.ts'
import { getCohorts } from '#contract/play-v1/people-reports.ts'
import { daysAfter, firstOfNextMonth } from '#contract/states/calendar.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import { FigureLink } from '../../../shell/figure-link.tsx'
import layout from '../../../shell/layout.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { ViewPlace } from '../../../shell/view-place.tsx'
import { writeBookMonth } from '../../../shell/write-book-day.ts'
import { Agreement } from '../agreement.tsx'
import { DaysFilter } from '../days-filter.tsx'
import { PlaceFilter } from '../place-filter.tsx'
import { useReportFilter } from '../use-report-filter.ts'
import { ShareCell } from './share-cell.tsx'

const monthLater = (month: string, count: number): string =>
  count === 0 ? month : monthLater(firstOfNextMonth(month), count - 1)

/** Retention: of those who registered in a month, how many play in it and in each later month. */
export function CohortsView() {
  const { t, language } = useTexts()
  const { filter } = useReportFilter()
  const { from, to, brand } = filter
  const asked = { from, to, ...(brand === '' ? {} : { brands: [brand] }) }
  const query = useQuery({
    queryKey: ['reports', 'cohorts', asked],
    queryFn: () => ask(api(getCohorts, { query: asked })),
  })
  const { data } = query
  const rows = data?.rows ?? []
  const months = Math.max(0, ...rows.map(({ active }) => active.length))
  const places = Array.from({ length: months }, (_, place) => place)
  const endOf = (month: string) => {
    const last = daysAfter(firstOfNextMonth(month), -1)
    return last < to ? last : to
  }
  const ofMonth = (month: string) => ({ from: month, to: endOf(month), ...(brand === '' ? {} : { brand }) })
  const playedIn = (month: string) => ({ playedFrom: month, playedTo: endOf(month) })
  const titleOf = (place: number) => (place === 0 ? t('cohorts.same') : t('cohorts.later', { count: place }))
  return (
    <>
      <DaysFilter
        file={{
          list: cohortList,
          asked,
          columns: ['month', 'registered', ...places.map((place) => `active${place}`)],
          titles: Object.fromEntries(places.map((place) => [`active${place}`, titleOf(place)])),
          label: t('reports.view.cohorts'),
        }}
      >
        <PlaceFilter isOfPeople brands={data?.brands} />
      </DaysFilter>
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t('cohorts.rule')} /> : null}
      <ViewPlace query={query} count={rows.length} empty={t('funnel.none')}>
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('reports.view.cohorts')}
            head={
              <tr>
                <th scope="col">{t('cohorts.month')}</th>
                <NumberHeader>{t('funnel.registered')}</NumberHeader>
                {places.map((place) => (
                  <NumberHeader key={place}>{titleOf(place)}</NumberHeader>
                ))}
              </tr>
            }
          >
            {rows.map(({ month, registered, active }) => (
              <tr key={month} data-row={month} tabIndex={-1}>
                <th scope="row">{writeBookMonth(month, language)}</th>
                <NumberCell>
                  <FigureLink figure="registrations" value={registered} of={ofMonth(month)}>
                    {registered.toLocaleString(language)}
                  </FigureLink>
                </NumberCell>
                {places.map((place) =>
                  active[place] === undefined ? (
                    <NumberCell key={place}>–</NumberCell>
                  ) : (
                    <ShareCell
                      key={place}
                      people={active[place]}
                      of={registered}
                      linked={(written) => (
                        <FigureLink
                          figure="registeredPlayed"
                          value={active[place] ?? 0}
                          of={{ ...ofMonth(month), ...playedIn(monthLater(month, place)) }}
                        >
                          {written}
                        </FigureLink>
                      )}
                    />
                  ),
                )}
              </tr>
            ))}
          </Table>
        </div>
      </ViewPlace>
    </>
  )
}
