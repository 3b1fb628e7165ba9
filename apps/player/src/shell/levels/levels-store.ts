import { useSyncExternalStore } from 'react'
import { readClientValue, writeClientValue } from '../client-values.ts'
import { findGamification, type GamifiedUser, type Gamification } from './gamification.ts'
import type { Level } from './levels.ts'

/** Starts with no user and loading. Loading ends some time after the levels came, or failed to (player-site §4). */
export type LevelsState = {
  readonly isLoading: boolean
  readonly user: GamifiedUser | undefined
  readonly levels: readonly Level[]
}

const START: LevelsState = { isLoading: true, user: undefined, levels: [] }
const NOBODY: GamifiedUser = {
  avatarUrl: undefined,
  pointsBalance: 0,
  pointsEver: 0,
  currentLevelId: undefined,
  coreInboxUnreadCount: 0,
}

export function createLevelsStore() {
  let state = START
  let service: Gamification | undefined
  const listeners = new Set<() => void>()
  const set = (change: Partial<LevelsState>) => {
    state = { ...state, ...change }
    for (const tell of listeners) tell()
  }
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Reads the ladder and follows the player. Without the service the ladder is empty. */
    async start(page: object, player: { id: string; language: string }, delayMs: number) {
      service = findGamification(page)
      try {
        service?.signIn(player.id, player.language)
        service?.watch((change) => {
          // Kept, so that the next page shows the face before the service has come.
          if (change.avatarUrl !== undefined) writeClientValue('avatarUrl', change.avatarUrl)
          set({ user: { ...NOBODY, avatarUrl: readClientValue('avatarUrl'), ...state.user, ...change } })
        })
        set({ levels: (await service?.fetchLevels()) ?? [] })
      } catch (error) {
        // oxlint-disable-next-line no-console -- player-site §8: level errors go to the console only
        console.error('Levels could not be read.', error)
        set({ levels: [] })
      }
      setTimeout(() => set({ isLoading: false }), delayMs)
    },
    follow: (deepLink: string) => service?.follow(deepLink),
    setNickname: (nickname: string) => service?.setNickname(nickname),
    signOut() {
      service?.signOut()
      set(START)
    },
  }
}

export const levels = createLevelsStore()

export function useLevels(): LevelsState {
  return useSyncExternalStore(levels.subscribe, levels.read, () => START)
}
