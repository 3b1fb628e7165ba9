import { useEffect, useEffectEvent } from 'react'
import { useKeys } from '../../shell/keys.ts'
import { useTexts } from '../../shell/use-texts.ts'

type Doings = {
  readonly mayManage: boolean
  /** There is an unsaved order. */
  readonly isUnsaved: boolean
  readonly onSave: () => void
  readonly onStep: (key: string, direction: 1 | -1) => void
  readonly onMark: (key: string) => void
  readonly onPlace: (key: string | undefined) => void
  readonly onEscape: () => void
}

/** The game whose row has the focus. */
const rowKey = () => document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset['row']

/** Keyboard shortcuts of the list of games: select, move by one, move to a place, save the order, close. */
export function useListKeys({ mayManage, isUnsaved, onSave, onStep, onMark, onPlace, onEscape }: Doings): void {
  const { t } = useTexts()
  const onControl = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's' && isUnsaved) {
      event.preventDefault()
      onSave()
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const key = rowKey()
      if (key === undefined) return
      event.preventDefault()
      onStep(key, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onControl(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  useKeys([
    ...(mayManage
      ? [
          {
            keys: 'x',
            label: t('games.mark'),
            run: () => {
              const key = rowKey()
              if (key !== undefined) onMark(key)
            },
          },
          // Listed in the key bar; handled above, because they use a modifier key.
          { keys: 'Alt ↑', label: t('games.moveKey'), run: () => {} },
          { keys: '#', label: t('games.toPlace'), run: () => onPlace(rowKey()) },
        ]
      : []),
    {
      keys: 'Escape',
      label: t('keys.close'),
      run: onEscape,
    },
  ])
}
