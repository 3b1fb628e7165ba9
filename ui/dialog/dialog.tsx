import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  readonly labelledBy?: string | undefined
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly onClose: () => void
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLDialogElement>) => void) | undefined
  readonly children: ReactNode
}

/** The browser's own modal dialog: traps the focus, closes on Esc, restores the focus. */
export function Dialog({ labelledBy, label, className, onClose, onKeyDown, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const dialog = ref.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      // What opened it is gone, such as the button for marked rows: the keyboard goes on from the content of the page, where that can have the focus.
      else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog listens for its own keys
    <dialog
      ref={ref}
      className={joinClasses(styles.dialog, className)}
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

type PartProps = { readonly children: ReactNode }

/** The title; its `id` is the dialog's `labelledBy`. */
export function DialogTitle({ id, children }: PartProps & { readonly id: string }) {
  return (
    <header className={styles.header}>
      <h1 id={id}>{children}</h1>
    </header>
  )
}

/** Content of the dialog, in rows. */
export const DialogBody = (body: Omit<ComponentProps<'div'>, 'className'>) => <div {...body} className={styles.body} />

/** The buttons; they stay visible while a long dialog scrolls. */
export const DialogActions = ({ children }: PartProps) => <footer className={styles.actions}>{children}</footer>
