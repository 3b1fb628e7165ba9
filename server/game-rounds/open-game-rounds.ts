import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { LruMap } from 'toad-cache'
import type { Clock, ControlMessage, Database, GameCaller } from '../kernel/index.ts'
import { spanWithin } from '#telemetry'
import {
  dayTeller,
  groupCommit,
  type GroupCommit,
  openContraAccount,
  openStakeConnection,
  withoutArchived,
} from '../ledger/index.ts'
import { endGameSessionsOf } from './sessions/end-session.ts'
import { makeLiveSessions } from './sessions/live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'
import type { RoundFigures } from './offered-stakes.ts'
import { makeSeedSealer } from './seeds/seal-seed.ts'
import { makeDealtSeries } from './series/dealt-series.ts'
import { createWriteBuffer } from './history/write-buffer.ts'

/** Two statements run at a time: one is written while the other waits for the disk (performance §2). */
const STAKE_CONNECTIONS = 2

const ACCOUNTS_MAX = 20_000

/** Minimum time of one round where the market has no other: games §9, until counsel states CZ and SK figures. */
export const MINIMUM_ROUND_MS = 2500

/** Options from the process. */
export type GameRoundsOptions = Pick<
  GameRoundsNeeds,
  | 'currency'
  | 'defaultLanguage'
  | 'gamesOrigin'
  | 'lobbyUrl'
  | 'isGameEnabled'
  | 'sendControl'
  | 'limits'
  | 'hourLoss'
  | 'findSharedPlays'
  | 'searchSharedPlays'
  | 'freeRounds'
  | 'bonuses'
  | 'jackpots'
> & {
  readonly db: Database
  readonly databaseUrl: string
  readonly clock: Clock
  readonly logger: Logger
  /** Key of 32 bytes that seals the games' seeds at rest. */
  readonly seedKey: Uint8Array
  /**
   * The market's current rules for a round: the same object until they change. Absent: the values below never change.
   */
  readonly figures?: () => RoundFigures
  readonly minimumRoundMs?: number
  /** How a round that comes too soon is delayed; by default with a timer. */
  readonly wait?: (ms: number) => Promise<void>
  readonly maxWinMinor?: number
  readonly maxStakeMinor?: number
  /** Whether the market allows risking a win after the round; allowed by default. */
  readonly isRiskAllowed?: boolean
}

/** The open room. */
export type GameRounds = {
  readonly needs: GameRoundsNeeds
  /** For Guards.game. */
  readonly guard: (token: string) => Promise<GameCaller | undefined>
  /** For the control bus. */
  readonly onMessage: (message: ControlMessage) => void
  readonly forgetAll: () => void
  /** To be called when a sign-in session has ended, in any process. Idempotent. */
  readonly endSessionsOf: (playerSessionId: string) => Promise<void>
  /** Waits for rounds in progress and writes what is buffered. */
  readonly close: () => Promise<void>
}

type FixedFigures = Pick<GameRoundsOptions, 'minimumRoundMs' | 'maxWinMinor' | 'maxStakeMinor'>

function fixedFigures({ minimumRoundMs = MINIMUM_ROUND_MS, maxWinMinor, maxStakeMinor }: FixedFigures) {
  const figures: RoundFigures = { minimumRoundMs, maxWinMinor, maxStakeMinor }
  return () => figures
}

/** Opens the room in a process that serves rounds: connections for stakes, cache of sessions, the guard. */
export async function openGameRounds(options: GameRoundsOptions): Promise<GameRounds> {
  const { db, databaseUrl, clock, logger, currency } = options
  const contraId = await db.transaction((tx) => openContraAccount(tx, { path: `house:${currency}:stakes`, currency }))
  const dayOf = dayTeller()
  const figures = options.figures ?? fixedFigures(options)
  const seeds = makeSeedSealer(options.seedKey)
  const lanes = Array.from({ length: STAKE_CONNECTIONS }, () =>
    openStakeConnection({
      databaseUrl,
      contraId,
      get minimumRoundMs() {
        return figures().minimumRoundMs
      },
      dayOf,
      onLost: (error) => logger.error({ err: error }, 'a connection for stakes was lost'),
    }),
  )
  const sessions = makeLiveSessions({
    db,
    seeds,
    now: clock.now,
    boundsNow: figures,
  })
  const shown = createWriteBuffer(db, (error) => logger.error({ err: error }, 'marks of shown rounds were not written'))
  const needs: GameRoundsNeeds = {
    db,
    clock,
    currency,
    get minimumRoundMs() {
      return figures().minimumRoundMs
    },
    get maxWinMinor() {
      return figures().maxWinMinor
    },
    get maxStakeMinor() {
      return figures().maxStakeMinor
    },
    wait: options.wait ?? setTimeout,
    begun: new LruMap(ACCOUNTS_MAX),
    ...(options.hourLoss ? { hourLoss: options.hourLoss } : {}),
    isRiskAllowed: options.isRiskAllowed ?? true,
    defaultLanguage: options.defaultLanguage,
    gamesOrigin: options.gamesOrigin,
    lobbyUrl: options.lobbyUrl,
    isGameEnabled: options.isGameEnabled,
    sendControl: options.sendControl,
    limits: options.limits,
    ...(options.findSharedPlays ? { findSharedPlays: options.findSharedPlays } : {}),
    ...(options.searchSharedPlays ? { searchSharedPlays: options.searchSharedPlays } : {}),
    ...(options.freeRounds ? { freeRounds: options.freeRounds } : {}),
    ...(options.bonuses ? { bonuses: options.bonuses } : {}),
    ...(options.jackpots ? { jackpots: options.jackpots } : {}),
    stakes: traceCommits(withoutArchived(db, groupCommit(lanes, clock.now))),
    calendarDay: () => dayOf(clock.now()),
    seeds,
    dealtSeries: makeDealtSeries(seeds),
    sessions,
    shown,
  }
  return {
    needs,
    guard: async (token) => (await sessions.findByToken(token))?.caller,
    onMessage: sessions.onMessage,
    forgetAll: sessions.forgetAll,
    endSessionsOf: (playerSessionId) => endGameSessionsOf(needs, playerSessionId),
    close: async () => {
      await needs.stakes.drain()
      await shown.close()
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** The commit of a round is a part of its trace, the wait for its batch included. */
function traceCommits(stakes: GroupCommit): GroupCommit {
  return { ...stakes, submit: (stake) => spanWithin('commit', () => stakes.submit(stake)) }
}
