import { useId, type ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './field.module.css'

/** Properties that a control gets from its field. */
export type ControlProps = {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export type FieldProps = {
  readonly label: ReactNode
  /** The label stands before the control, in a bar, not above it. */
  readonly isInBar?: boolean | undefined
  /** Position of the field among others. */
  readonly className?: string | undefined
  readonly hint?: ReactNode
  /** Error of the value; shown instead of the hint. */
  readonly problem?: string | undefined
  /** The note changes while somebody types, and is announced then. */
  readonly isNoteLive?: boolean
  /** An icon before the problem. */
  readonly problemIcon?: ReactNode
  /** The id of a further description of the value, elsewhere. */
  readonly describedBy?: string | undefined
  /** Further content about the value, below it. */
  readonly more?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint or error. */
export function Field({
  label,
  isInBar = false,
  className,
  hint,
  problem,
  problemIcon,
  isNoteLive = false,
  describedBy,
  more,
  children,
}: FieldProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className={joinClasses(styles.field, isInBar && styles.inBar, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': joinClasses(note ? `${id}-note` : undefined, describedBy) || undefined,
      })}
      {note ? (
        <span
          id={`${id}-note`}
          className={problem ? styles.problem : styles.hint}
          aria-live={isNoteLive ? 'polite' : undefined}
        >
          {problem ? problemIcon : null}
          {note}
        </span>
      ) : null}
      {more}
    </div>
  )
}
