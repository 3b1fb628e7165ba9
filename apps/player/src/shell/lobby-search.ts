import { useSyncExternalStore } from 'react'

/** The current input of the search in the header. Undefined: none yet, so the URL counts. */
type LobbySearch = {
  readonly text: string | undefined
  readonly isOpen: boolean
  /** The field has had the focus: the first key may come at any moment. */
  readonly isExpected: boolean
}

const untouched: LobbySearch = { text: undefined, isOpen: false, isExpected: false }
let current = untouched
const listeners = new Set<() => void>()

function set(next: LobbySearch): void {
  current = next
  for (const tell of listeners) tell()
}

export const lobbySearch = {
  type: (text: string) => set({ ...current, text }),
  expect: () => {
    if (!current.isExpected) set({ ...current, isExpected: true })
  },
  open: () => set({ ...current, isOpen: true }),
  /** The URL counts again. */
  release: () => set({ ...current, text: undefined }),
  close: () => set(untouched),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The server renders pages of many visitors in one process, so there it is always empty.
export function useLobbySearch(): LobbySearch {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => untouched,
  )
}
