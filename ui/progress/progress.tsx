import { useId } from 'react'
import styles from './progress.module.css'

type Props = {
  readonly label: string
  readonly max: number
  /** The part that is done; undefined when the end is not known. */
  readonly value?: number | undefined
  /** The same in words. */
  readonly text?: string | undefined
}

/** The native progress bar, with its name and its value in words. */
export function Progress({ label, max, value, text }: Props) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} max={max} value={value} aria-valuetext={text} />
      {text ? <span className={styles.text}>{text}</span> : null}
    </div>
  )
}
