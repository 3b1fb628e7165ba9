import { useId, useRef, type ReactNode } from 'react'
import { moveInList } from '../move-in-list.ts'
import styles from './tabs.module.css'

export type Tab<Key extends string> = { readonly key: Key; readonly name: string; readonly content: ReactNode }

type Props<Key extends string> = {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  readonly open: Key
  readonly onOpen: (key: Key) => void
}

/** Views in one place, one of them open. The arrow keys open the next one; Tab goes into what is open. */
export function Tabs<Key extends string>({ label, tabs, open, onOpen }: Props<Key>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const place = tabs.findIndex(({ key }) => key === open)
  const moveTo = (next: number) => {
    const tab = tabs[next]
    if (!tab) return
    onOpen(tab.key)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div ref={row} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === open}
            aria-controls={key === open ? `${id}-panel` : undefined}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
            onKeyDown={(event) => {
              const next = moveInList(event.key, place, tabs.length, true)
              if (next === undefined) return
              event.preventDefault()
              moveTo(next)
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel may hold nothing else to go to */}
      <div id={`${id}-panel`} role="tabpanel" className={styles.panel} aria-labelledby={`${id}-${open}`} tabIndex={0}>
        {tabs[place]?.content}
      </div>
    </div>
  )
}
