import { useEffect, useEffectEvent } from 'react'
import { findShortcut } from './find-shortcut.ts'
import { settings } from './settings.ts'
import { createStore } from './store.ts'

export type Shortcut = {
  /** Letter or name of a key by the keyboard's layout: `j`, `Enter`, `g h`. */
  readonly keys: string
  readonly label: string
  /** Undefined where the browser handles the key itself, such as Enter on the focused element: it is only listed. */
  readonly run?: () => void
}

const shortcuts = createStore<readonly Shortcut[]>([])
export const useShortcuts = shortcuts.use

/** Makes keys work while a part of the screen is shown. The key bar and the overlay list exactly these. */
export function useKeys(own: readonly Shortcut[]): void {
  const runNow = useEffectEvent((keys: string) => own.find((one) => one.keys === keys)?.run?.())
  const signature = own.map(({ keys, label, run }) => [keys, label, run ? 'runs' : ''].join('\u0000')).join('\u0001')
  useEffect(() => {
    const mine =
      signature === ''
        ? []
        : signature.split('\u0001').map((one): Shortcut => {
            const [keys = '', label = '', runs = ''] = one.split('\u0000')
            return runs === '' ? { keys, label } : { keys, label, run: () => runNow(keys) }
          })
    shortcuts.set([...shortcuts.get(), ...mine])
    return () => shortcuts.set(shortcuts.get().filter((one) => !mine.includes(one)))
  }, [signature])
}

const SEQUENCE_MS = 1200
let pending: { readonly key: string; readonly at: number } | undefined

/** Whether a key is part of typed input and therefore never a command. Into a checkbox, such as the mark of a row, nothing is typed. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  )
}

/** Listens for the whole page; letters work outside inputs and dialogs, and only while they are switched on. */
export function listenForKeys(onPalette: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onPalette()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]')) return
    if (isTyping(event.target)) {
      // Out of the field, so that the next key is a command again; what was typed stays.
      if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
      return
    }
    if (event.key.length === 1 && !settings.letters.get()) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const sequence = pending && event.timeStamp - pending.at < SEQUENCE_MS ? `${pending.key} ${key}` : key
    pending = undefined
    const found = findShortcut(shortcuts.get(), { sequence, key })
    if (found?.run) {
      event.preventDefault()
      found.run()
    } else if (shortcuts.get().some(({ keys }) => keys.startsWith(`${key} `))) {
      pending = { key, at: event.timeStamp }
    }
  }
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}
