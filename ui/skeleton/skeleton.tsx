import styles from './skeleton.module.css'

type Props = {
  /** Announced instead of the bars: what is being loaded. */
  readonly label: string
}

/**
 * Placeholder for rows that are being loaded. The lengths of its bars are in the styles: the page's CSP forbids inline
 * ones.
 */
export function Skeleton({ label }: Props) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={label}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  )
}
