import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './popover.module.css'

type Props = {
  /** Content of the button. */
  readonly button: ReactNode
  readonly label: string
  /** Its content; `close` for links in it. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that shows settings or facts under it, until it is pressed again, or on Esc or a press outside. */
export function Popover({ button, label, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      opener.current?.focus()
      setOpen(false)
    }
    window.addEventListener('pointerdown', onPress)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('pointerdown', onPress)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [isOpen])
  return (
    <div className={styles.place} ref={place}>
      <Button
        ref={opener}
        variant="ghost"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </Button>
      {isOpen ? (
        <div id={id} className={styles.panel}>
          {children(() => setOpen(false))}
        </div>
      ) : null}
    </div>
  )
}
