import { useId, useState, type ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './tooltip.module.css'

type Props = {
  readonly text: string
  /** The control that it describes. */
  readonly children: (control: { readonly 'aria-describedby': string }) => ReactNode
}

/**
 * A note about a control, while it has the pointer or the focus. Esc hides it; the pointer can move onto it. It is
 * additional: the control has a name without it.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isHidden, setHidden] = useState(false)
  const show = () => setHidden(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to what its control hears
    <span
      className={joinClasses(styles.place, isHidden && styles.hidden)}
      onMouseEnter={show}
      onFocus={show}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setHidden(true)
      }}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className={styles.tooltip}>
        {text}
      </span>
    </span>
  )
}
