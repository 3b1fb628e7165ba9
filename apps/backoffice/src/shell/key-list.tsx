import { Fragment } from 'react'
import { keyNames } from './key-names.ts'
import { mergeShortcuts } from './merge-shortcuts.ts'
import styles from './key-bar.module.css'
import layout from './layout.module.css'

/** Each deed once, with all keys that do it: a screen with two lists has their keys once. */
export function KeyList({ shortcuts }: { readonly shortcuts: Parameters<typeof mergeShortcuts>[0] }) {
  return (
    <dl className={styles.list}>
      {mergeShortcuts(shortcuts).map(({ label, keys }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt className={layout.row}>
            {keys.map((one, at) => (
              <Fragment key={one}>
                {at > 0 ? ' / ' : null}
                {keyNames(one).map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </Fragment>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  )
}
