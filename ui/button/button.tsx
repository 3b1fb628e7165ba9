import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import styles from './button.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly type?: 'button' | 'submit'
  /** Work is in progress: pressing it does nothing. It keeps the focus. */
  readonly isLoading?: boolean
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** Performs an action. A link that looks like a button uses `buttonClass`. */
export function Button({
  variant = 'primary',
  size = 'normal',
  type = 'button',
  isLoading = false,
  className,
  children,
  onClick,
  ...button
}: Props) {
  return (
    <button
      {...button}
      // oxlint-disable-next-line react/button-has-type -- it is one of two literals
      type={type}
      className={buttonClass(variant, size, className)}
      aria-disabled={isLoading || button['aria-disabled']}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        // Not pressed again, and the Enter key in a field does not submit its form either.
        if (isLoading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isLoading ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
