import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { moveInList } from '../move-in-list.ts'
import styles from './menu.module.css'

export type MenuItem = { readonly name: string; readonly onChoose: () => void; readonly isDisabled?: boolean }

type Props = {
  /** Content of the button. */
  readonly children: ReactNode
  /** Accessible name of a button with an icon only. */
  readonly label?: string
  readonly items: readonly MenuItem[]
}

/** A button that opens a list of actions. Arrow keys and first letters move in it; Esc closes it. */
export function Menu({ children, label, items }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const isOpen = focused !== undefined
  useEffect(() => {
    if (focused !== undefined) list.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[focused]?.focus()
  }, [focused])

  const close = () => {
    setFocused(undefined)
    button.current?.focus()
  }
  const choose = ({ isDisabled, onChoose }: MenuItem) => {
    if (isDisabled) return
    close()
    onChoose()
  }
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setFocused(undefined)
    if (event.key === 'Escape') {
      // An enclosing dialog stays open.
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const from = focused ?? 0
    const next = moveInList(event.key, from, items.length, false) ?? placeByLetter(items, from, event.key)
    if (next === undefined) return undefined
    event.preventDefault()
    return setFocused(next)
  }
  return (
    <div
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setFocused(isOpen ? undefined : 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setFocused(event.key === 'ArrowDown' ? 0 : items.length - 1)
        }}
      >
        {children}
      </button>
      {isOpen ? (
        <div
          ref={list}
          id={id}
          className={styles.list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onListKey}
        >
          {items.map((item) => (
            <button
              key={item.name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              aria-disabled={item.isDisabled || undefined}
              onClick={() => choose(item)}
            >
              {item.name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** The next item, after `from`, that begins with the letter of a key. */
function placeByLetter(items: readonly MenuItem[], from: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  const places = items.map((_, step) => (from + 1 + step) % items.length)
  return places.find((place) => items[place]?.name.toLocaleLowerCase().startsWith(letter))
}
