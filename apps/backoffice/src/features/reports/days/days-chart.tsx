import { useState } from 'react'
import type { Currency } from '#contract/shapes/money.ts'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { dateParts } from '../../../shell/date-parts.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { useWidth } from '../../../shell/use-width.ts'
import { writeBookDay } from '../../../shell/write-book-day.ts'
import { writeAmount, writeMoney } from '../../../shell/write-money.ts'
import styles from './days-chart.module.css'
import { drawDays, PLOT } from './draw-days.ts'

export type DayValues = { readonly day: string; readonly first: number; readonly second: number }

type Props = {
  readonly title: string
  readonly names: { readonly first: string; readonly second: string }
  readonly currency: Currency
  readonly days: readonly DayValues[]
}

/** Two amounts of each day, as lines and as a table; usable by pointer and by keys. */
export function DaysChart({ title, names, currency, days }: Props) {
  const { t, language } = useTexts()
  const [at, setAt] = useState<number>()
  const onKey = (key: string): boolean => {
    const to = { ArrowRight: (at ?? -1) + 1, ArrowLeft: (at ?? 1) - 1, Home: 0, End: days.length - 1 }[key]
    if (to === undefined) return false
    setAt(Math.min(Math.max(to, 0), days.length - 1))
    return true
  }
  const pointed = at === undefined ? undefined : days[at]
  const write = (amountMinor: number) => writeMoney({ amountMinor, currency })
  const value = pointed
    ? `${writeBookDay(pointed.day, language)}: ${names.first} ${write(pointed.first)}, ${names.second} ${write(pointed.second)}`
    : ''
  return (
    <ChartFrame
      title={`${title} (${currency})`}
      series={[
        { name: names.first, color: 'var(--p1)' },
        { name: names.second, color: 'var(--p-prev)', isDashed: true },
      ]}
      tableLabel={t('daysChart.table')}
      walk={{ hint: t('daysChart.walk'), onKey, value }}
      table={
        <Table
          label={title}
          head={
            <tr>
              <th scope="col">{t('reports.by.day')}</th>
              <NumberHeader>{names.first}</NumberHeader>
              <NumberHeader>{names.second}</NumberHeader>
            </tr>
          }
        >
          {days.map(({ day, first, second }) => (
            <tr key={day}>
              <th scope="row">{writeBookDay(day, language)}</th>
              <NumberCell>{writeAmount(first, currency)}</NumberCell>
              <NumberCell>{writeAmount(second, currency)}</NumberCell>
            </tr>
          ))}
        </Table>
      }
    >
      <DaysPicture days={days} at={at} onPoint={setAt} />
    </ChartFrame>
  )
}

type PictureProps = {
  readonly days: readonly DayValues[]
  readonly at: number | undefined
  readonly onPoint: (at: number | undefined) => void
}

function DaysPicture({ days, at, onPoint }: PictureProps) {
  const { language } = useTexts()
  const [box, width] = useWidth()
  const picture = drawDays({
    first: days.map(({ first }) => first),
    second: days.map(({ second }) => second),
    width,
  })
  const pointAt = (x: number) => {
    const step = picture.xOf(1) - picture.xOf(0)
    onPoint(Math.min(Math.max(Math.round((x - PLOT.left) / step), 0), days.length - 1))
  }
  return (
    <div ref={box}>
      <svg
        className={styles.plot}
        width={width}
        height={PLOT.height}
        aria-hidden="true"
        onPointerMove={({ clientX, currentTarget }) => pointAt(clientX - currentTarget.getBoundingClientRect().left)}
        onPointerLeave={() => onPoint(undefined)}
      >
        {picture.lines.map(({ y, value }) => (
          <g key={value}>
            <line className={styles.grid} x1={PLOT.left} x2={width - PLOT.right} y1={y} y2={y} />
            <text x={PLOT.left - 8} y={y + 4} textAnchor="end">
              {value.toLocaleString(language, { notation: 'compact' })}
            </text>
          </g>
        ))}
        <line className={styles.zero} x1={PLOT.left} x2={width - PLOT.right} y1={picture.zero} y2={picture.zero} />
        {picture.ticks.map(({ x, index }) => (
          <text key={index} x={x} y={PLOT.height - 6} textAnchor="middle">
            {shortDay(days[index]?.day ?? '', language)}
          </text>
        ))}
        <path className={styles.second} d={picture.second} />
        <path className={styles.first} d={picture.first} />
        {at === undefined ? null : (
          <line className={styles.pointer} x1={picture.xOf(at)} x2={picture.xOf(at)} y1={PLOT.top} y2={PLOT.bottom} />
        )}
      </svg>
    </div>
  )
}

/** `18. 11.` for a day of the books. */
function shortDay(day: string, language: string): string {
  if (day === '') return ''
  const { locale, ...parts } = dateParts(language)
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
}
