import type { ComponentProps } from 'react'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  /** Unit of the number; only visible, so the label contains it too where it matters. */
  readonly unit: string | undefined
  /** From the field, whose frame is around both. */
  readonly className?: string | undefined
}

/** A number and its unit in one frame, inside a field. */
export const UnitInput = ({ unit, className: _, ...input }: Props) => (
  <span className={styles.frame}>
    <input {...input} className={styles.inside} />
    {unit}
  </span>
)
