import type { Server } from 'node:http'
import type { ControlMessage } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import { leadGames } from './lead-games.ts'
import type { CrashNeeds } from './needs.ts'
import { storeSecrets } from './round-secrets.ts'
import { buildFrame, openStream, type StreamOptions } from './stream.ts'
import { TICK_MS, WANTED_MS } from './timing.ts'
import { watchGame, type WatchedGame } from './watch-game.ts'

/** Topic of the control bus: a game's round has changed; the id is the game's key. */
export const CRASH_CHANGED = 'crash.changed'

export type CrashOptions = CrashNeeds & {
  /** Origin of the games host, whose pages may watch. */
  readonly gamesOrigin: string
  readonly connectionsMax?: number
  readonly connectionsOfSource?: number
  readonly sourceOf: StreamOptions['sourceOf']
  /** Topic of the control bus with which sessions end. */
  readonly sessionTopic: string
}

/** The open room. */
export type Crash = {
  readonly room: CrashRoom
  /** Handles the WebSocket upgrades of a server. */
  readonly attach: (server: Server) => void
  /** Starts the timers; tests call `beat` and `tick` instead. */
  readonly start: () => void
  readonly beat: () => Promise<void>
  readonly tick: () => Promise<void>
  readonly onMessage: (message: ControlMessage) => void
  readonly leads: (gameKey: string) => boolean
  readonly viewersOf: (gameKey: string) => number
  /** Closes the connections of viewers and releases the games. */
  readonly close: () => Promise<void>
}

/** Opens the room in a process: rounds are led, watched and bet on here. */
export function openCrash(options: CrashOptions): Crash {
  const { clock, logger, sendControl } = options
  const watched = new Map<string, WatchedGame>()
  const ticking = new Set<string>()
  const wantedUntil = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const announce = (gameKey: string): void => watched.get(gameKey)?.touch()
  const room: CrashRoom = {
    ...options,
    get minimumRoundMs() {
      return options.minimumRoundMs
    },
    secrets: storeSecrets(options),
    announce,
    announceRound: (gameKey) => {
      announce(gameKey)
      sendControl({ topic: CRASH_CHANGED, id: gameKey }).catch((error: unknown) =>
        logger.warn({ err: error, gameKey }, 'a change of a shared round was not told to other processes'),
      )
    },
    want: (gameKey) => void wantedUntil.set(gameKey, clock.now().getTime() + WANTED_MS),
  }
  const viewersOf = (gameKey: string): number => watched.get(gameKey)?.viewers.size ?? 0
  const wantedHere = (): string[] => {
    const nowMs = clock.now().getTime()
    for (const [gameKey, untilMs] of wantedUntil) if (untilMs < nowMs) wantedUntil.delete(gameKey)
    return [...new Set([...wantedUntil.keys(), ...[...watched.keys()].filter((gameKey) => viewersOf(gameKey) > 0)])]
  }
  const leader = leadGames(room, wantedHere)
  const watch = (gameKey: string): WatchedGame => {
    let game = watched.get(gameKey)
    if (!game) {
      game = watchGame(room, gameKey, buildFrame)
      watched.set(gameKey, game)
    }
    return game
  }
  const stream = openStream({
    room,
    allowedOrigin: options.gamesOrigin,
    watch,
    sourceOf: options.sourceOf,
    ...(options.connectionsMax === undefined ? {} : { connectionsMax: options.connectionsMax }),
    ...(options.connectionsOfSource === undefined ? {} : { connectionsOfSource: options.connectionsOfSource }),
  })

  const tickGame = async (gameKey: string, game: WatchedGame): Promise<void> => {
    if (ticking.has(gameKey)) return
    ticking.add(gameKey)
    try {
      await game.tick()
    } catch (error) {
      logger.error({ err: error, gameKey }, 'a frame of a shared game was not sent')
    } finally {
      ticking.delete(gameKey)
    }
  }
  const tick = async (): Promise<void> => {
    await Promise.all([...watched].map(([gameKey, game]) => tickGame(gameKey, game)))
  }

  return {
    room,
    attach: stream.attach,
    beat: leader.beat,
    tick,
    start: () => {
      // Due times are on a grid, so that a late tick is followed by one in time: ten a second, not nine and a half.
      let dueMs = performance.now()
      const next = (): void => {
        void tick()
        leader.beat().catch((error: unknown) => logger.error({ err: error }, 'shared games were not led'))
        const nowMs = performance.now()
        dueMs = Math.max(dueMs + TICK_MS, nowMs)
        timer = setTimeout(next, dueMs - nowMs)
        timer.unref()
      }
      next()
    },
    onMessage: ({ topic, id }) => {
      if (topic === CRASH_CHANGED) announce(id)
      if (topic === options.sessionTopic) stream.endSession(id)
    },
    leads: leader.leads,
    viewersOf,
    close: async () => {
      clearTimeout(timer)
      stream.close()
      await leader.close()
      stream.terminate()
    },
  }
}
