import styles from './live.module.css'

const [WIDTH, HEIGHT] = [54, 18]
const EDGE = 3

/** A sparkline with the current value. Never the only carrier of information: the figure is beside it. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / (values.length - 1)
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) * (HEIGHT - 2 * EDGE)) / (most - least)
  const line = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join(' L')
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M${line}`} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="2.2" />
    </svg>
  )
}
