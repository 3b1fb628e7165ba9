import styles from './club.module.css'

/** A progress meter, in white: the accent colour is for controls. */
export function Meter({ value, label }: { readonly value: number; readonly label: string }) {
  return <progress className={styles.meter} max={100} value={value} aria-label={label} />
}
