import styles from './skeleton.module.css'

type Props = {
  /** Read instead of the bars: what is being loaded. */
  readonly label: string
}

/** Where rows will stand once they are loaded. The lengths of its bars are in the styles: a page's rules allow none in its text. */
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
