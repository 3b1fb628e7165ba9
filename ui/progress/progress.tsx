import { useId } from 'react'
import styles from './progress.module.css'

type Props = {
  readonly label: string
  readonly max: number
  /** How much is done; without it the end is not known. */
  readonly value?: number | undefined
  /** How much is done, in words. */
  readonly text?: string | undefined
}

/** How far something is: the browser's own progress bar, with its name and its value in words. */
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
