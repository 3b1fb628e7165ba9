import type { KeyboardEvent, ReactNode } from 'react'
import styles from './chart-frame.module.css'

export type Series = { readonly name: string; readonly color: string; readonly isDashed?: boolean }

type Props = {
  readonly title: string
  /** Each line of the chart; a dashed one is recognisable without its colour. */
  readonly series: readonly Series[]
  /** Label of the button that opens the table. */
  readonly tableLabel: string
  readonly table: ReactNode
  /** The chart; the title is its name, and its figures are in the table. */
  readonly children: ReactNode
  /** Makes the chart focusable, with keyboard access to its values. */
  readonly walk?: {
    /** Hint about the keys, shown beside the title. */
    readonly hint: string
    /** Handles a key; false if it is not one of the chart's. */
    readonly onKey: (key: string) => boolean
    /** The selected value, announced when it changes. */
    readonly value: string
  }
  /** Whether the table is open, where something else than its own button opens it too. */
  readonly opened?: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void }
}

/** A chart with its title, its legend, and the same figures as a table. */
export function ChartFrame({ title, series, tableLabel, table, children, walk, opened }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && walk?.onKey(event.key)) event.preventDefault()
  }
  const picture = walk
    ? { tabIndex: 0, onKeyDown, 'aria-label': `${title}. ${walk.hint}`, className: styles.walked }
    : { 'aria-label': title, className: styles.picture }
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
      <div role="img" {...picture}>
        {children}
      </div>
      {walk ? (
        <p className={styles.value} aria-live="polite">
          {walk.value}
        </p>
      ) : null}
      <details
        className={styles.figures}
        {...(opened && { open: opened.isOpen, onToggle: (event) => opened.onChange(event.currentTarget.open) })}
      >
        <summary>{tableLabel}</summary>
        {table}
      </details>
    </figure>
  )
}
