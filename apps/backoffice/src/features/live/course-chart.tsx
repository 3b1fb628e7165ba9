import { useState } from 'react'
import type { LiveFigures, LiveHour } from '#contract/shapes/live.ts'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { useMarketZone } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeAmount, writeMoney } from '../../shell/write-money.ts'
import { drawCourse, PLOT } from './draw-course.ts'
import styles from './live.module.css'
import { useWidth } from '../../shell/use-width.ts'

export type Measure = 'stakeMinor' | 'winMinor'
type Opened = { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void }

/** Stakes or wins by the hour, today and on the same weekday a week ago. */
export function CourseChart({
  money,
  measure,
  opened,
}: {
  readonly money: LiveFigures['money']
  readonly measure: Measure
  readonly opened: Opened
}) {
  const { t, language } = useTexts()
  const zone = useMarketZone()
  const [at, setAt] = useState<number>()
  const { course, courseBefore, currency } = money
  const [now, before] = [valuesOf(course.hours, measure), valuesOf(courseBefore.hours, measure)]
  const names = { now: t('live.todayShort'), before: weekdayOf(courseBefore.day, language) }
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? t('live.unknown') : writeMoney({ amountMinor: value, currency })
  const count = Math.max(now.length, before.length)
  const timeOf = (hour: LiveHour | undefined) => (hour ? hourOf(hour.startsAt, language, zone) : '')
  const hourAt = (index: number) => course.hours[index] ?? courseBefore.hours[index]
  const last = now.findLastIndex((value) => value !== null)
  const onKey = (key: string): boolean => {
    const from = at ?? Math.max(last, 0)
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: Math.max(last, 0) }[key]
    if (to === undefined) return false
    setAt(Math.min(Math.max(to, 0), count - 1))
    return true
  }
  const value =
    at === undefined
      ? ''
      : t('live.pointed', {
          hour: timeOf(hourAt(at)),
          now: write(now[at]),
          before: write(before[at]),
          day: names.before,
        })
  const title = t(`live.course.${measure}`, { currency })
  return (
    <ChartFrame
      title={title}
      series={[
        { name: names.now, color: 'var(--p1)' },
        { name: names.before, color: 'var(--p-prev)', isDashed: true },
      ]}
      tableLabel={t('live.table')}
      opened={opened}
      walk={{ hint: t('live.walk'), onKey, value }}
      table={
        <Table
          label={title}
          head={
            <tr>
              <th scope="col">{t('live.hour')}</th>
              <NumberHeader>{names.now}</NumberHeader>
              <NumberHeader>{names.before}</NumberHeader>
            </tr>
          }
        >
          {Array.from({ length: count }, (_, index) => (
            <tr key={hourAt(index)?.startsAt}>
              <th scope="row">{timeOf(hourAt(index))}</th>
              {[now[index], before[index]].map((one, column) => (
                <NumberCell key={column === 0 ? 'now' : 'before'}>
                  {one === null || one === undefined ? t('live.unknown') : writeAmount(one, currency)}
                </NumberCell>
              ))}
            </tr>
          ))}
        </Table>
      }
    >
      <CoursePicture now={now} before={before} at={at} timeAt={(index) => timeOf(hourAt(index))} />
    </ChartFrame>
  )
}

type PictureProps = {
  readonly now: readonly (number | null)[]
  readonly before: readonly (number | null)[]
  /** The hour under the pointer. */
  readonly at: number | undefined
  readonly timeAt: (index: number) => string
}

function CoursePicture({ now, before, at, timeAt }: PictureProps) {
  const [box, width] = useWidth()
  const picture = drawCourse({ now, before, width })
  return (
    <div ref={box}>
      <svg className={styles.plot} width={width} height={PLOT.height} aria-hidden="true">
        {picture.lines.map(({ y, text }) => (
          <g key={text}>
            <line className={styles.grid} x1={PLOT.left} x2={width - PLOT.right} y1={y} y2={y} />
            <text x={PLOT.left - 8} y={y + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {picture.ticks.map(({ x, index }) => (
          <text key={index} x={x} y={PLOT.height - 6} textAnchor="middle">
            {timeAt(index)}
          </text>
        ))}
        {picture.before.map((path) => (
          <path key={path} className={styles.then} d={path} />
        ))}
        {picture.now.map((path) => (
          <path key={path} className={styles.now} d={path} />
        ))}
        {picture.end ? <circle className={styles.end} cx={picture.end.x} cy={picture.end.y} r="4.5" /> : null}
        {at === undefined ? null : (
          <line className={styles.pointer} x1={picture.xOf(at)} x2={picture.xOf(at)} y1={PLOT.top} y2={PLOT.bottom} />
        )}
      </svg>
    </div>
  )
}

const valuesOf = (hours: readonly LiveHour[], measure: Measure) => hours.map((hour) => hour[measure])

const hourOf = (at: string, language: string, zone: string) =>
  new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(at))

/** `st 18. 11.` for a day of the books. */
export function weekdayOf(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    .replaceAll(' ', '\u00a0')
}
