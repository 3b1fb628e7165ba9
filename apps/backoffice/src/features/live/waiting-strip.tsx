import { promises } from '#config/promises.ts'
import type { Measured } from '#contract/shapes/live.ts'
import { StatusShape, type StatusKind } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { minutesBetween } from './list-queues.ts'
import styles from './live.module.css'
import { useWidth } from '../../shell/use-width.ts'

const [HEIGHT, BASE, SIDE, MARK] = [150, 118, 16, 13]
const LEAST_MINUTES = 5
/** Marks of the axis: minutes. */
const TICKS = [15, 60, 240, promises.withdrawal] as const
const KINDS: Readonly<Record<string, StatusKind>> = { suspended: 'hold', 'confiscation-proposed': 'risk', sent: 'info' }

/** One mark for each waiting withdrawal by its age; a line shows the promise. */
export function WaitingStrip({ payments }: { readonly payments: Measured<'payments'> }) {
  const { t } = useTexts()
  const [box, width] = useWidth()
  const { waiting, withdrawals } = payments.figures
  const ages = waiting.map(({ since, state }) => ({ minutes: minutesBetween(since, payments.at), state }))
  const most = Math.max(promises.withdrawal * 2, ...ages.map(({ minutes }) => minutes))
  const span = Math.log(most / LEAST_MINUTES)
  const xOf = (minutes: number) =>
    SIDE + (Math.log(Math.max(minutes, LEAST_MINUTES) / LEAST_MINUTES) / span) * (width - 2 * SIDE)
  const heights = new Map<number, number>()
  const marks = ages.map(({ minutes, state }) => {
    const column = Math.round(xOf(minutes) / MARK)
    const level = heights.get(column) ?? 0
    heights.set(column, level + 1)
    return { x: column * MARK, y: BASE - MARK * (level + 1), kind: KINDS[state] ?? 'idle' }
  })
  return (
    <div ref={box} className={styles.strip}>
      <svg
        className={styles.plot}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={t('live.stripAloud', { count: withdrawals.count, late: withdrawals.late })}
      >
        <rect
          className={styles.past}
          x={xOf(promises.withdrawal)}
          y="0"
          width={Math.max(0, width - xOf(promises.withdrawal))}
          height={BASE}
        />
        <line className={styles.axis} x1="0" x2={width} y1={BASE} y2={BASE} />
        {TICKS.map((minutes) => (
          <g key={minutes}>
            <line
              className={minutes === promises.withdrawal ? styles.axis : styles.grid}
              x1={xOf(minutes)}
              x2={xOf(minutes)}
              y1="0"
              y2={BASE}
            />
            <text x={xOf(minutes)} y={BASE + 18} textAnchor="middle">
              {minutes < 60 ? `${minutes}\u00a0m` : `${minutes / 60}\u00a0h`}
            </text>
          </g>
        ))}
        {marks
          .filter(({ y }) => y > 0)
          .map(({ x, y, kind }) => (
            <svg key={`${x} ${y}`} x={x - MARK / 2} y={y} width={MARK - 1} height={MARK - 1} className={styles[kind]}>
              <StatusShape kind={kind} />
            </svg>
          ))}
      </svg>
    </div>
  )
}
