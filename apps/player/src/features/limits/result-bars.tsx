import type { MonthOfPlay } from './month-of-play.ts'

type Props = {
  readonly days: MonthOfPlay['days']
  readonly writeDay: (day: string) => string
  readonly writeMoney: (amountMinor: number) => string
}

const BAR = 8
const GAP = 3
const HALF = 56
const LABELS = 18
const EVERY = 7

/** Days as bars around a zero line. One neutral colour for wins and losses. */
export function ResultBars({ days, writeDay, writeMoney }: Props) {
  const most = Math.max(0, ...days.map(({ resultMinor }) => Math.abs(resultMinor)))
  const width = days.length * (BAR + GAP)
  const height = 2 * HALF + LABELS
  return (
    <svg className="result-bars" viewBox={`0 0 ${width} ${height}`} role="presentation">
      {most > 0 ? (
        <>
          <text x={0} y={10}>
            {writeMoney(most)}
          </text>
          <text x={0} y={2 * HALF - 2}>
            {writeMoney(-most)}
          </text>
        </>
      ) : null}
      <line x1={0} x2={width} y1={HALF} y2={HALF} />
      {days.map(({ day, resultMinor, hasPlay }, place) => {
        const length = Math.max(hasPlay ? 2 : 0, (Math.abs(resultMinor) / Math.max(1, most)) * (HALF - 4))
        const x = place * (BAR + GAP)
        return (
          <g key={day}>
            <rect x={x} width={BAR} y={resultMinor > 0 ? HALF - length : HALF} height={length} rx={2} />
            {place % EVERY === 0 ? (
              <text
                x={place + EVERY < days.length ? x : x + BAR}
                y={height - 3}
                textAnchor={place + EVERY < days.length ? 'start' : 'end'}
              >
                {writeDay(day)}
              </text>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
