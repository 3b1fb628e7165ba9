import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { getPlayStatistics } from '#contract/play-v1/limits.ts'
import { formatMoney } from '#money'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { Select } from '#ui/field/select.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api } from '../../shell/api.ts'
import { useSite } from '../../shell/site.ts'
import { monthOfPlay, monthsOf } from './month-of-play.ts'
import { ResultBars } from './result-bars.tsx'
import { writeValue } from './write-value.ts'

/** A month of play: its sums in a sentence, and its days as bars. Renders nothing before the first day of play. */
export function MonthSummary() {
  const t = useTranslations('limits.month')
  const format = useFormatter()
  const { locale, currency } = useSite()
  const [chosen, setChosen] = useState<string>()
  const { data } = useQuery({
    queryKey: ['play-sums', 'day'],
    queryFn: async () => {
      const answer = await api(getPlayStatistics, { query: { by: 'day' } })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data
    },
  })
  const months = monthsOf(data?.rows ?? [])
  const month = chosen ?? months[0]
  if (!data || month === undefined) return null
  const play = monthOfPlay(data.rows, month)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  // Noon, so that no time zone shifts the day.
  const writeMonth = (one: string) =>
    format.dateTime(new Date(`${one}-15T12:00:00Z`), { month: 'long', year: 'numeric' })
  const writeDay = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'numeric' })
  return (
    <section className="panel" aria-labelledby="month-summary">
      <h2 id="month-summary">{t('title')}</h2>
      <div className="result-bars-month">
        <Select
          label={t('which')}
          value={month}
          options={months.map((one) => ({ value: one, label: writeMonth(one) }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <div className="result-bars-place">
        <dl className="fact-list">
          {(
            [
              ['days', t('ofDays', { days: play.daysWithPlay, all: play.days.length })],
              ['time', writeValue({ minutes: play.minutes }, locale)],
              ['deposited', money(play.depositedMinor)],
              ['withdrawn', money(play.withdrawnMinor)],
              ['staked', money(play.stakedMinor)],
              ['result', money(play.resultMinor)],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {play.daysWithPlay === 0 ? null : (
          <ChartFrame
            title={t('chart', { month: writeMonth(month) })}
            series={[{ name: t('dayResult'), color: 'var(--text)' }]}
            tableLabel={t('asTable')}
            table={
              <Table
                label={t('chart', { month: writeMonth(month) })}
                head={
                  <tr>
                    <th scope="col">{t('day')}</th>
                    <NumberHeader>{t('dayResult')}</NumberHeader>
                  </tr>
                }
              >
                {play.days
                  .filter(({ hasPlay }) => hasPlay)
                  .map(({ day, resultMinor }) => (
                    <tr key={day}>
                      <th scope="row">{writeDay(day)}</th>
                      <NumberCell>{money(resultMinor)}</NumberCell>
                    </tr>
                  ))}
              </Table>
            }
          >
            <ResultBars days={play.days} writeDay={writeDay} writeMoney={money} />
          </ChartFrame>
        )}
      </div>
    </section>
  )
}
