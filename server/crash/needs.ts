import type { Logger } from 'pino'
import type { Static } from 'typebox'
import type { BonusLeft } from '#contract/shapes/bonuses.ts'
import type { Currency } from '#contract/shapes/money.ts'
import type { Clock, ControlMessage, Database, Querier, Transaction } from '../kernel/index.ts'
import type { StakeToJudge, StakeGate } from '../limits/index.ts'

/** An open game session, as the room that owns it returns it. */
export type CrashSession = {
  readonly id: string
  readonly gameKey: string
  readonly mode: 'real' | 'demo'
  readonly currency: Currency
  readonly playerId: number | null
  /** The sign-in that the game was opened from. */
  readonly playerSessionId: string | null
  readonly accountId: number | null
  /** Stakes that the player may choose, in minor units. */
  readonly stakes: readonly number[]
}

/** Play money of a demo. Amounts in minor units. */
export type PlayMoney = {
  /** Takes a stake and adds a win; undefined when there is too little. */
  readonly move: (
    tx: Transaction,
    sessionId: string,
    stakeMinor: number,
    winMinor: number,
  ) => Promise<number | undefined>
  readonly read: (db: Querier, sessionId: string) => Promise<{ readonly balance: number; readonly net: number }>
}

/**
 * Bonus money, lent to bets that cash does not cover (decision 0029); its room is beside this one. Amounts in minor
 * units.
 */
export type CrashBonuses = {
  readonly find: (
    db: Querier,
    about: { readonly playerId: number; readonly gameKey: string; readonly at: Date },
  ) => Promise<Static<typeof BonusLeft> | undefined>
  /** Puts what cash lacks of a stake on the cash account; returns the award that it came from, or undefined. */
  readonly lend: (
    tx: Transaction,
    input: {
      readonly playerId: number
      readonly gameKey: string
      readonly roundId: string
      readonly stakeMinor: number
      readonly lentMinor: number
      readonly at: Date
    },
  ) => Promise<string | undefined>
  /** Takes the bonus's share of a booked win off the cash account. */
  readonly settle: (
    tx: Transaction,
    part: {
      readonly awardId: string
      readonly roundId: string
      readonly shareMinor: number
      readonly at: Date
      readonly isOpen: boolean
    },
  ) => Promise<unknown>
  /** Changes the base of a session's net result. */
  readonly moveNet: (tx: Transaction, sessionId: string, minor: number) => Promise<unknown>
}

/**
 * Free rounds, from their room, which is beside this one (decision 0032). Amounts in minor units. The room of rounds is
 * given them too (`FreeRounds`): rooms of one floor share no types, and no lower floor knows free rounds. The
 * composition passes the same functions to both, so that the types are checked there.
 */
export type CrashFreeRounds = {
  /** An award that a player can use in a game, the one that ends first. */
  readonly find: (
    db: Querier,
    about: { readonly playerId: number; readonly gameKey: string; readonly at: Date },
  ) => Promise<
    | {
        readonly id: string
        readonly rounds: number
        readonly used: number
        readonly stake: number
        readonly expiresAt: Date
      }
    | undefined
  >
  /** How many rounds of an award are left at a stake. */
  readonly countLeft: (
    db: Querier,
    about: {
      readonly awardId: string
      readonly playerId: number
      readonly gameKey: string
      readonly stakeMinor: number
      readonly at: Date
    },
  ) => Promise<number>
  /** Spends one and puts its stake on the account; false when there is none. */
  readonly spend: (
    tx: Transaction,
    input: {
      readonly awardId: string
      readonly playerId: number
      readonly accountId: number
      readonly gameKey: string
      readonly stakeMinor: number
      readonly roundId: string
      readonly at: Date
    },
  ) => Promise<boolean>
  /** Changes the base of a session's net result. */
  readonly moveNet: (tx: Transaction, sessionId: string, minor: number) => Promise<unknown>
}

/** Needs of the room, given when a process is composed. */
export type CrashNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly currency: Currency
  /** Identifies this process among those that may lead a game. */
  readonly processName: string
  /** Seals the seeds of chains at rest. */
  readonly seeds: {
    readonly seal: (seed: Uint8Array) => Buffer
    readonly open: (sealed: Buffer) => Uint8Array
  }
  /** The account that stakes go to and wins come from. */
  readonly contraId: number
  readonly calendarDay: () => string
  /** Whether the game is enabled. Refuses ERR_SHUTDOWN_PLANNED, with its end, while no round may begin at all. */
  readonly isGameEnabled: (gameKey: string) => boolean
  /** False during a planned shutdown: rounds with bets run to their end, and no other begins. */
  readonly mayBegin: () => boolean
  readonly limits: Pick<StakeGate, 'judgeStake' | 'judgeAfresh' | 'holdStake'> & {
    /** Refuses a round that comes too soon after the player's last one, with rule, figure and instant. */
    readonly judgePace?: (asked: StakeToJudge, lastBegun: Date) => Promise<void>
  }
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>
  /** Minimum time between the starts of two rounds of one person, of any games. */
  readonly minimumRoundMs: number
  /** What a person may lose in a game in one hour, where the market limits it. */
  readonly hourLoss?: {
    readonly maxOf: (gameKey: string) => number | null
    readonly lostIn: (
      db: Querier,
      asked: { readonly playerId: number; readonly gameKey: string; readonly at: Date },
    ) => Promise<number>
  }
  readonly findSession: (sessionId: string) => Promise<CrashSession | undefined>
  readonly findSessionByToken: (token: string) => Promise<CrashSession | undefined>
  readonly playMoney: PlayMoney
  readonly bonuses?: CrashBonuses
  readonly freeRounds?: CrashFreeRounds
  /** A session's net result at any time = this + won - staked of its account. */
  readonly readNetAnchor: (db: Querier, sessionId: string) => Promise<number>
  /** Stores a definition for as long as rounds played with it can be requested. */
  readonly storeDefinition: (
    tx: Querier,
    hash: string,
    gameKey: string,
    definition: unknown,
    now: Date,
  ) => Promise<void>
  /** A stored definition, or undefined. */
  readonly findDefinition: (db: Querier, hash: string) => Promise<unknown>
  readonly recordWin: (win: {
    readonly roundId: string
    readonly gameKey: string
    readonly stake: number
    readonly win: number
    readonly currency: Currency
    readonly wonAt: Date
  }) => void
  readonly sendControl: (message: ControlMessage) => Promise<void>
}
