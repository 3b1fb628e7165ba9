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
    // A constant for "nothing", so that a first visit does not re-render.
    current = favourites.length + recents.length === 0 ? NONE : { favourites, recents }
  }
  return current
}

function set(next: OwnGames): void {
  current = next
  for (const tell of listeners) tell()
}

export const ownGames = {
  /** With an account, its lists take precedence. */
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
  /** Optimistic: shows the heart at once, then saves it to the account. */
  toggle(gameKey: string, isSignedIn: boolean) {
    const favourites = toggleFavourite(read().favourites, gameKey)
    writeClientValue('favouriteGames', favourites)
    set({ ...read(), favourites })
    // Loaded lazily: most visits press no heart.
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

/** Whether one game is a favourite: each tile subscribes separately, so that a heart re-renders one tile. */
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
