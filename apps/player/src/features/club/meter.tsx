import styles from './club.module.css'

/** How far something is, in white: the accent is for what can be pressed. */
export function Meter({ value, label }: { readonly value: number; readonly label: string }) {
  return <progress className={styles.meter} max={100} value={value} aria-label={label} />
}
