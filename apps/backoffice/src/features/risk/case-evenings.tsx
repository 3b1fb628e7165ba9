import { useQuery } from '@tanstack/react-query'
import { EVENINGS, getPlayOfCase } from '#contract/play-v1/risk-cases.ts'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { useMarketZone } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useWidth } from '../../shell/use-width.ts'
import { ViewPlace } from '../../shell/view-place.tsx'
import { writeBookDay } from '../../shell/write-book-day.ts'
import styles from './case-evenings.module.css'
import { drawEvenings, NIGHT, type Evening, type Slot } from './draw-evenings.ts'

const HOURS = [12, 18, 0, 6, 12]
const [ROW, TOP, LEFT] = [16, 18, 92]
const QUARTER = 1 / 96

/** When the player played in the last evenings: a row for each, with the night shaded and labelled. */
export function CaseEvenings({ caseId }: { readonly caseId: string }) {
  const { t, language } = useTexts()
  const zone = useMarketZone()
  const query = useQuery({
    queryKey: ['risk-case', caseId, 'play'],
    queryFn: () => ask(api(getPlayOfCase, { query: { caseId } })),
  })
  const { data } = query
  const evenings = data ? drawEvenings(data.slots, { zone, lastDay: data.lastDay, count: EVENINGS }) : []
  const count = (quarters: number) =>
    (quarters / 4).toLocaleString(language, { minimumFractionDigits: quarters === 0 ? 0 : 2 })
  return (
    <div className={layout.section}>
      <ViewPlace query={query} count={data?.slots.length ?? 0} empty={t('risk.evenings.none')}>
        <ChartFrame
          title={t('risk.evenings')}
          series={[{ name: t('risk.evenings.played'), color: 'var(--p1)' }]}
          tableLabel={t('daysChart.table')}
          table={
            <Table
              label={t('risk.evenings')}
              head={
                <tr>
                  <th scope="col">{t('risk.evenings.evening')}</th>
                  <NumberHeader>{t('risk.evenings.hours')}</NumberHeader>
                  <NumberHeader>{t('risk.evenings.nightHours')}</NumberHeader>
                </tr>
              }
            >
              {evenings.map(({ day, quarters, nightQuarters }) => (
                <tr key={day}>
                  <th scope="row">{writeBookDay(day, language)}</th>
                  <NumberCell>{count(quarters)}</NumberCell>
                  <NumberCell>{count(nightQuarters)}</NumberCell>
                </tr>
              ))}
            </Table>
          }
        >
          <Picture evenings={evenings} />
        </ChartFrame>
      </ViewPlace>
    </div>
  )
}

function Picture({ evenings }: { readonly evenings: readonly Evening<Slot>[] }) {
  const { t, language } = useTexts()
  const [box, width] = useWidth()
  const inside = width - LEFT
  const xOf = (at: number) => LEFT + at * inside
  const height = TOP + evenings.length * ROW
  return (
    <div ref={box}>
      <svg className={styles.plot} width={width} height={height} aria-hidden="true">
        <rect
          className={styles.night}
          x={xOf(NIGHT.from)}
          y={TOP - 2}
          width={xOf(NIGHT.to) - xOf(NIGHT.from)}
          height={height - TOP + 2}
        />
        {HOURS.map((hour, index) => (
          <text
            key={index === 0 ? 'first' : `at ${hour}`}
            x={xOf(index / 4)}
            y={11}
            textAnchor={index === 0 ? 'start' : index === 4 ? 'end' : 'middle'}
          >
            {hour}:00
          </text>
        ))}
        <text x={xOf((NIGHT.from + NIGHT.to) / 2)} y={11} textAnchor="middle" className={styles.name}>
          {t('risk.evenings.night')}
        </text>
        {evenings.map(({ day, slots }, row) => (
          <g key={day}>
            <text x={0} y={TOP + row * ROW + 12}>
              {writeBookDay(day, language)}
            </text>
            <line className={styles.line} x1={LEFT} x2={width} y1={TOP + row * ROW + 8} y2={TOP + row * ROW + 8} />
            {slots.map(({ at, startsAt }) => (
              <rect
                key={startsAt}
                className={styles.slot}
                x={xOf(at)}
                y={TOP + row * ROW + 3}
                width={Math.max(2, inside * QUARTER)}
                height={10}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}
