import type { ReactNode } from 'react'
import styles from './chart-frame.module.css'

export type Series = { readonly name: string; readonly color: string; readonly isDashed?: boolean }

type Props = {
  readonly title: string
  /** Each line of the picture; a dashed one is known without its colour. */
  readonly series: readonly Series[]
  /** What opens the table. */
  readonly tableLabel: string
  readonly table: ReactNode
  /** The picture; it is named by the title, and its figures are read from the table. */
  readonly children: ReactNode
}

/** A chart with its title, its legend, and the same figures as a table. */
export function ChartFrame({ title, series, tableLabel, table, children }: Props) {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ul className={styles.legend}>
        {series.map(({ name, color, isDashed }) => (
          <li key={name}>
            <span
              className={styles.sample}
              style={{ borderTopColor: color, borderTopStyle: isDashed ? 'dashed' : 'solid' }}
              aria-hidden="true"
            />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.picture} role="img" aria-label={title}>
        {children}
      </div>
      <details className={styles.figures}>
        <summary>{tableLabel}</summary>
        {table}
      </details>
    </figure>
  )
}
