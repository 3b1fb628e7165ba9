import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'

const LOADER_MAX_MS = 15_000

type Props = {
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly type?: 'button' | 'submit'
  readonly className?: string
  readonly disabled?: boolean
  /** Work is under way: spinner shown, pressing it does nothing. It stays where the keyboard is. */
  readonly isLoading?: boolean
  /** After a click the spinner stays until the page moves on, and the button is disabled (player-site §2). */
  readonly loaderOnClick?: boolean
  /** With a link target and a handler, the click is handed over instead of followed. */
  readonly link?: string
  readonly onDeepLink?: (link: string) => void
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function Button({
  children,
  variant = 'primary',
  size = 'normal',
  type = 'button',
  className = '',
  disabled = false,
  isLoading = false,
  loaderOnClick = false,
  link,
  onDeepLink,
  onClick,
}: Props) {
  const [wasClicked, setWasClicked] = useState(false)
  // A page that did not move on must not leave a dead button behind.
  useEffect(() => {
    if (!wasClicked) return undefined
    const timer = setTimeout(() => setWasClicked(false), LOADER_MAX_MS)
    return () => clearTimeout(timer)
  }, [wasClicked])
  const busy = isLoading || (loaderOnClick && wasClicked)

  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- it is one of two literals
      type={type}
      className={buttonClass(variant, size, className)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={(event) => {
        // Neither pressed again nor, by the Enter key in a field, the sender of its form.
        if (busy) return event.preventDefault()
        onClick?.(event)
        if (loaderOnClick) setWasClicked(true)
        if (link !== undefined) onDeepLink?.(link)
      }}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
