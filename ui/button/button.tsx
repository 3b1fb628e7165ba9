import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import styles from './button.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly type?: 'button' | 'submit'
  /** Work is under way: pressing it does nothing. It stays where the keyboard is. */
  readonly isLoading?: boolean
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** Does something at once. What leads to another page is a link that looks like it (`buttonClass`). */
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
        // Neither pressed again nor, by the Enter key in a field, the sender of its form.
        if (isLoading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isLoading ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
