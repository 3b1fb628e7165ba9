import { useState } from 'react'
import { ChartFrame } from '#ui/chart-frame/chart-frame.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { useWidth } from '../../../shell/use-width.ts'
import styles from './band-chart.module.css'
import { drawBands, ROW_HEIGHT } from './draw-bands.ts'
import { keyOfRow, type PerformanceRow } from './use-performance.ts'
import { useRowWords } from './use-row-words.ts'
import { writeShare } from './write-share.ts'

const LEFT = 210

/** Measured returns beside the declared one and the band of chance, one row for each; usable by pointer and by keys. */
export function BandChart({ rows }: { readonly rows: readonly PerformanceRow[] }) {
  const { t, language, titleOf, bandOf, declaredOf } = useRowWords()
  const [at, setAt] = useState<number>()
  const onKey = (key: string): boolean => {
    const to = { ArrowDown: (at ?? -1) + 1, ArrowUp: (at ?? 1) - 1, Home: 0, End: rows.length - 1 }[key]
    if (to === undefined) return false
    setAt(Math.min(Math.max(to, 0), rows.length - 1))
    return true
  }
  const pointed = at === undefined ? undefined : rows[at]
  const value = pointed
    ? t('performance.pointed', {
        name: titleOf(pointed),
        returned: writeShare(pointed.returned, language),
        declared: declaredOf(pointed),
        band: bandOf(pointed),
      })
    : ''
  return (
    <ChartFrame
      title={t('performance.chart')}
      series={[
        { name: t('performance.declared'), color: 'var(--p-prev)' },
        { name: t('performance.bandWord'), color: 'var(--p-prev)', isDashed: true },
        { name: t('performance.measured'), color: 'var(--p1)' },
      ]}
      tableLabel={t('performance.table')}
      walk={{ hint: t('performance.walk'), onKey, value }}
      table={
        <Table
          label={t('performance.chart')}
          head={
            <tr>
              <th scope="col">{t('reports.game')}</th>
              <NumberHeader>{t('performance.declared')}</NumberHeader>
              <NumberHeader>{t('performance.bandWord')}</NumberHeader>
              <NumberHeader>{t('performance.measured')}</NumberHeader>
            </tr>
          }
        >
          {rows.map((row) => (
            <tr key={keyOfRow(row)}>
              <th scope="row">{titleOf(row)}</th>
              <NumberCell>{declaredOf(row)}</NumberCell>
              <NumberCell>{bandOf(row)}</NumberCell>
              <NumberCell>{writeShare(row.returned, language)}</NumberCell>
            </tr>
          ))}
        </Table>
      }
    >
      <BandPicture rows={rows} names={rows.map(titleOf)} at={at} onPoint={setAt} />
    </ChartFrame>
  )
}

type PictureProps = {
  readonly rows: readonly PerformanceRow[]
  readonly names: readonly string[]
  readonly at: number | undefined
  readonly onPoint: (at: number | undefined) => void
}

function BandPicture({ rows, names, at, onPoint }: PictureProps) {
  const { language } = useRowWords()
  const [box, width] = useWidth()
  const left = Math.min(LEFT, width / 3)
  const picture = drawBands(rows, { width, left })
  return (
    <div ref={box} className={styles.place}>
      <svg
        className={styles.plot}
        width={width}
        height={picture.height}
        aria-hidden="true"
        onPointerLeave={() => onPoint(undefined)}
      >
        {picture.ticks.map(({ x, share }) => (
          <g key={x}>
            <line className={styles.grid} x1={x} x2={x} y1={18} y2={picture.height} />
            <text x={x} y={12} textAnchor="middle">
              {writeShare(share, language)}
            </text>
          </g>
        ))}
        {picture.rows.map(({ y, band, declared, returned }, index) => (
          <g key={y} onPointerEnter={() => onPoint(index)}>
            <rect
              className={index === at ? styles.pointed : styles.row}
              x={0}
              y={y - ROW_HEIGHT / 2}
              width={width}
              height={ROW_HEIGHT}
            />
            <text className={styles.name} x={left - 10} y={y + 4} textAnchor="end">
              {shorten(names[index] ?? '', left)}
            </text>
            {band ? <rect className={styles.band} x={band.x} y={y - 6} width={band.width} height={12} /> : null}
            {declared ? (
              <path
                className={styles.declared}
                d={`M${declared.from} ${y - 8}v16M${declared.to} ${y - 8}v16M${declared.from} ${y}H${declared.to}`}
              />
            ) : null}
            {returned ? <Measured y={y} x={returned.x} isOutside={returned.isOutside} /> : null}
          </g>
        ))}
      </svg>
    </div>
  )
}

/** A circle inside the band, a diamond outside: distinguishable without a colour. */
function Measured({ x, y, isOutside }: { readonly x: number; readonly y: number; readonly isOutside: boolean }) {
  if (isOutside) return <path className={styles.outside} d={`M${x} ${y - 6}l6 6l-6 6l-6 -6z`} />
  return <circle className={styles.inside} cx={x} cy={y} r="4.5" />
}

const LETTER = 6.4

const shorten = (name: string, left: number): string => {
  const most = Math.floor((left - 14) / LETTER)
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}
