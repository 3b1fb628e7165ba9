import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

/** What a control takes over from its field. */
export type ControlProps = {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export type FieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong with the value; said instead of the hint. */
  readonly problem?: string | undefined
  /** A picture before the problem. */
  readonly problemIcon?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint, or with what is wrong with it. */
export function Field({ label, hint, problem, problemIcon, children }: FieldProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note ? (
        <span id={`${id}-note`} className={problem ? styles.problem : styles.hint}>
          {problem ? problemIcon : null}
          {note}
        </span>
      ) : null}
    </div>
  )
}
