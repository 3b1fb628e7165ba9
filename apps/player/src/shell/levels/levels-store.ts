import { useSyncExternalStore } from 'react'
import { readClientValue, writeClientValue } from '../client-values.ts'
import { findGamification, type GamifiedUser, type Gamification } from './gamification.ts'
import type { Level } from './levels.ts'

/**
 * Starts with no user and loading. Loading ends some time after the levels were loaded or failed to load (player-site
 * §4).
 */
export type LevelsState = {
  readonly isLoading: boolean
  readonly user: GamifiedUser | undefined
  readonly levels: readonly Level[]
  /** Since when the shown data may be stale: the service has lost its connection. */
  readonly staleSince: Date | undefined
}

const START: LevelsState = { isLoading: true, user: undefined, levels: [], staleSince: undefined }
const NOBODY: GamifiedUser = {
  avatarUrl: undefined,
  pointsBalance: 0,
  pointsEver: 0,
  currentLevelId: undefined,
  coreInboxUnreadCount: 0,
  isInControlGroup: false,
}

/** The identified player: the hash is made by the server, only for a third-party service. */
export type Identified = { readonly id: string; readonly language: string; readonly hash: string | null }

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function createLevelsStore() {
  let state = START
  let service: Gamification | undefined
  let isHeld = false
  let stops: readonly (() => void)[] = []
  /** Grows with each sign-out: what was asked before it is about nobody here any more. */
  let signOuts = 0
  let answeredAt = new Date()
  /** A deep link pressed before the player was identified: opened once they are. */
  let wanted: string | undefined
  const listeners = new Set<() => void>()
  const set = (change: Partial<LevelsState>) => {
    state = { ...state, ...change }
    for (const tell of listeners) tell()
  }
  async function connect(page: object, player: Identified, before: number): Promise<void> {
    if (signOuts !== before) return
    service = findGamification(page)
    try {
      for (const stop of stops) stop()
      service?.hold(isHeld)
      const stopWatching = service?.watch((change) => {
        answeredAt = new Date()
        // Stored, so that the next page shows the avatar before the service is loaded.
        if (change.avatarUrl !== undefined) writeClientValue('avatarUrl', change.avatarUrl || undefined)
        set({
          user: { ...NOBODY, avatarUrl: readClientValue('avatarUrl'), ...state.user, ...change },
          staleSince: undefined,
        })
        if (wanted !== undefined) service?.follow(wanted)
        wanted = undefined
      })
      const stopLoss = service?.watchLoss(() => set({ staleSince: answeredAt }))
      stops = [stopWatching, stopLoss].flatMap((stop) => stop ?? [])
      service?.signIn(player.id, player.language, player.hash)
      const ladder = (await service?.fetchLevels()) ?? []
      if (signOuts === before) set({ levels: ladder })
    } catch (error) {
      // A request that the sign-out refused or interrupted is no fault.
      if (signOuts !== before) return
      // oxlint-disable-next-line no-console -- player-site §8: level errors go to the console only
      console.error('Levels could not be read.', error)
      set({ levels: [] })
    }
  }
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /**
     * Follows the player once the service is there, and reads the ladder. A service without a timely response counts as
     * failed; a later response is still shown. Without the service the ladder is empty.
     * @param ready the identified player, once the service is loaded or has failed
     */
    async start(page: object, ready: Promise<Identified> | Identified, delayMs: number) {
      const before = signOuts
      const connecting = (async () => connect(page, await ready, before))().catch(() => {})
      await Promise.race([connecting, later(delayMs)])
      setTimeout(() => set({ isLoading: false }), delayMs)
    },
    follow(deepLink: string) {
      if (state.user) service?.follow(deepLink)
      else wanted = deepLink
    },
    hold(held: boolean) {
      isHeld = held
      service?.hold(held)
    },
    setNickname: (nickname: string) => service?.setNickname(nickname),
    signOut() {
      signOuts += 1
      service?.signOut()
      set(START)
    },
  }
}

export const levels = createLevelsStore()

export function useLevels(): LevelsState {
  return useSyncExternalStore(levels.subscribe, levels.read, () => START)
}
