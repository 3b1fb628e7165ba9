import { useEffect, useRef, type MouseEvent } from 'react'
import styles from './tabs.module.css'

export type TabLink<Key extends string> = {
  readonly key: Key
  readonly name: string
  readonly address: string
  /** Number of items in it. */
  readonly count?: number | undefined
}

type Props<Key extends string> = {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly TabLink<Key>[]
  /** Undefined where the open view is none of these. */
  readonly open: Key | undefined
  /** Opens one without reloading the page. */
  readonly onOpen: (key: Key) => void
}

/** Views with a URL each, as links that look like tabs; the open one is scrolled into view. */
export function TabLinks<Key extends string>({ label, tabs, open, onOpen }: Props<Key>) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      {tabs.map(({ key, name, address, count }) => (
        <a
          key={key}
          className={styles.tab}
          href={address}
          aria-current={key === open ? 'page' : undefined}
          onClick={(event) => {
            if (isForAnotherTab(event)) return
            event.preventDefault()
            onOpen(key)
          }}
        >
          {name}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  )
}

/** The browser handles such a press itself, in a new window or tab. */
const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey
