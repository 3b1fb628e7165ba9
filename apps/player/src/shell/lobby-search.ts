import { useSyncExternalStore } from 'react'

/** What is being typed into the search of the header. Undefined: nothing yet, so the address speaks. */
type LobbySearch = {
  readonly text: string | undefined
  readonly isOpen: boolean
  /** The cursor has been in the field: the first key may come at any moment. */
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
  /** The address has the word again. */
  release: () => set({ ...current, text: undefined }),
  close: () => set(untouched),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The server renders many people's pages in one process, so there it never holds anything.
export function useLobbySearch(): LobbySearch {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => untouched,
  )
}
