import styles from './skeleton.module.css'

const WIDTHS = ['60%', '42%', '70%', '50%'] as const

type Props = {
  /** Read instead of the bars: what is being loaded. */
  readonly label: string
  /** Width of each bar. */
  readonly widths?: readonly string[]
}

/** Where rows will stand once they are loaded. */
export function Skeleton({ label, widths = WIDTHS }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={label}>
      {widths.map((width, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- bars have nothing but their place
        <span key={place} className={styles.bar} style={{ width }} />
      ))}
    </div>
  )
}
