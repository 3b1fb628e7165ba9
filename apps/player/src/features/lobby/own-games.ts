import { useSyncExternalStore } from 'react'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import { toggleFavourite } from './favourites.ts'

type OwnGames = { readonly favourites: readonly string[]; readonly recents: readonly string[] }

const NONE: OwnGames = { favourites: [], recents: [] }
let current: OwnGames | undefined
const listeners = new Set<() => void>()

function read(): OwnGames {
  if (!current) {
    const favourites = readClientValue('favouriteGames')
    const recents = readClientValue('lastPlayedGames')
    // The same object for "nothing", so that a first visit renders nothing a second time.
    current = favourites.length + recents.length === 0 ? NONE : { favourites, recents }
  }
  return current
}

function set(next: OwnGames): void {
  current = next
  for (const tell of listeners) tell()
}

export const ownGames = {
  /** The account's lists, where there is an account, are the ones that count. */
  adopt(lists: Partial<OwnGames>) {
    const next = { ...read(), ...lists }
    if (JSON.stringify(next) === JSON.stringify(read())) return
    writeClientValue('favouriteGames', next.favourites)
    writeClientValue('lastPlayedGames', next.recents)
    set(next)
  },
  /** Again from storage: a game may have been played since. */
  reload() {
    current = undefined
    set(read())
  },
  /** Shows the heart at once; the account follows. */
  toggle(gameKey: string, isSignedIn: boolean) {
    const favourites = toggleFavourite(read().favourites, gameKey)
    writeClientValue('favouriteGames', favourites)
    set({ ...read(), favourites })
    // Loaded with the first heart: most visits press none.
    if (isSignedIn)
      void import('./save-favourite.ts').then(({ saveFavourite }) =>
        saveFavourite(gameKey, favourites.includes(gameKey)),
      )
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether one game is a favourite: a tile asks for itself, so that a heart changes one tile. */
export function useFavourite(gameKey: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().favourites.includes(gameKey),
    () => false,
  )
}

export function useOwnGames(): OwnGames {
  return useSyncExternalStore(subscribe, read, () => NONE)
}
