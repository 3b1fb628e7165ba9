import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

type Props = {
  readonly labelledBy?: string
  readonly label?: string
  readonly className?: string
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  readonly children: ReactNode
}

/** The browser's own modal dialog: traps the focus, closes by Esc, gives the focus back. */
export function Modal({ labelledBy, label, className, onClose, onKeyDown, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const dialog = ref.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog listens for its own keys
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
