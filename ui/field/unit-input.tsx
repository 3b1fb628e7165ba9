import type { ComponentProps } from 'react'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  /** What the number is counted in; shown only, so the label says it too where it matters. */
  readonly unit: string | undefined
  /** Taken over from the field, whose frame stands around both. */
  readonly className?: string | undefined
}

/** A number and its unit in one frame, inside a field. */
export const UnitInput = ({ unit, className: _, ...input }: Props) => (
  <span className={styles.frame}>
    <input {...input} className={styles.inside} />
    {unit}
  </span>
)
