import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { BonusLeft } from '../shapes/bonuses.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import { EXCLUSION_REFUSALS } from '../shapes/exclusions.ts'
import { FreeRoundsLeft } from '../shapes/free-rounds.ts'
import { GameKey, Instant, page, PageQuery, Uuid } from '../shapes/fields.ts'
import { AmountMinor, Currency, Money, PositiveAmountMinor } from '../shapes/money.ts'

/**
 * Crash games: one round for everybody, on the server's clock. Not in the specification, like the other calls of play. Events are
 * sent to all viewers at once over a WebSocket (`STREAM_PATH`); bets and cash-outs are calls. Multipliers are integer hundredths.
 */
const root = '/capi/Play/v1/Crash'

/** A page opens a WebSocket here and authenticates by its first message: `{ token, sequence? }`. */
export const CRASH_STREAM_PATH = `${root}/Stream`

export const CRASH_ROUND_STATES = ['betting', 'locked', 'running', 'crashed', 'settled'] as const
export const CRASH_BET_STATES = ['queued', 'placed', 'cashed', 'lost', 'cancelled', 'refused'] as const

const Multiplier = Type.Integer({ minimum: 100, maximum: 1_000_000 })
/** A schema or null. */
export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(shape: T) => Type.Union([shape, Type.Null()])

export const CrashRound = Type.Object({
  roundId: Uuid,
  number: Type.Integer(),
  state: Type.Enum([...CRASH_ROUND_STATES]),
  /** End of betting; null while there are no players. */
  locksAt: orNull(Instant),
  startedAt: orNull(Instant),
  crashedAt: orNull(Instant),
  /** Published when the round is over. */
  crashPoint: orNull(Multiplier),
  /** Multiplier at which bets without an automatic cash-out were cashed out because the round lost its leader; almost always null. */
  stoppedAt: orNull(Multiplier),
})

/** A bet of the player who calls. */
export const CrashBet = Type.Object({
  betId: Uuid,
  /** Null while it waits for the next round. */
  roundId: orNull(Uuid),
  slot: Type.Integer({ minimum: 0, maximum: 1 }),
  stake: Money,
  autoCashOut: orNull(Multiplier),
  state: Type.Enum([...CRASH_BET_STATES]),
  cashOut: orNull(Multiplier),
  /** Where half of it was cashed out before the rest. */
  halfOut: orNull(Multiplier),
  cashedBy: orNull(Type.Enum(['player', 'auto', 'rule'])),
  /** Amount paid for it so far. */
  win: Money,
  /** Bonus money in the stake, and its share of the win once the bet is over. */
  bonus: Type.Optional(Type.Object({ stake: Money, win: orNull(Money) })),
  /** The award of free rounds that pays it: the house pays its stake when the round accepts it. */
  freeRoundsId: Type.Optional(Uuid),
  /** Why a waiting bet was not accepted: the code of a refusal. */
  refusal: orNull(Type.String()),
  /** Milliseconds after the start at which the cash-out request reached the server. */
  askedAfterMs: orNull(Type.Integer()),
})

/** `bonus` pays the part of a stake that cash does not cover; `freeRounds` are those left, those of waiting bets included. */
const Present = {
  balance: Money,
  netResult: Money,
  bonus: orNull(BonusLeft),
  freeRounds: orNull(FreeRoundsLeft),
  serverTime: Instant,
}

export const getCrashState = defineCall({
  method: 'GET',
  path: `${root}/GetState`,
  audience: 'game',
  summary: 'The round of the game, the caller’s bets of this and the next round, the last crash points and the rules',
  query: Type.Object({}),
  reply: Type.Object({
    ...Present,
    gameKey: GameKey,
    round: orNull(CrashRound),
    bets: Type.Array(CrashBet),
    /** Newest first. */
    history: Type.Array(Type.Object({ roundId: Uuid, number: Type.Integer(), crashPoint: Multiplier })),
    chain: orNull(
      Type.Object({ end: Type.String(), salt: Type.String(), length: Type.Integer(), place: Type.Integer() }),
    ),
    rules: Type.Object({
      bettingMs: Type.Integer(),
      growthPerMs: Type.Integer(),
      leastCashOut: Multiplier,
      maxMultiplier: Multiplier,
      stations: orNull(Type.Array(Multiplier)),
      /** Whether half of a bet can be cashed out before the rest. */
      canCashHalf: Type.Boolean(),
      /** Return in hundredths of a per cent; the same for every cash-out. */
      returnBasisPoints: Type.Integer(),
    }),
  }),
  refusals: ['ERR_GAME_SESSION_ENDED', 'ERR_GAME_NOT_FOUND'],
  ratePerMinute: 1200,
})

const BetAnswer = Type.Object({ ...Present, bet: CrashBet, isRepeat: Type.Boolean() })

/**
 * A bet on the round that accepts bets now or, while a round runs, on the next one: then nothing is staked before that round opens,
 * and all limits are checked then. A repeat with the same betId returns the same bet and stakes nothing.
 */
export const placeCrashBet = defineCall({
  method: 'POST',
  path: `${root}/PlaceBet`,
  audience: 'game',
  summary: 'Bet on this round or wait for the next one',
  body: Type.Object({
    betId: Uuid,
    slot: Type.Integer({ minimum: 0, maximum: 1 }),
    stakeMinor: PositiveAmountMinor,
    autoCashOut: orNull(Type.Integer({ minimum: 101, maximum: 1_000_000 })),
    /** The award of free rounds that pays the stake: one of its rounds is spent when the round accepts the bet. */
    freeRoundsId: Type.Optional(Uuid),
  }),
  reply: BetAnswer,
  refusals: [
    'ERR_STAKE_NOT_ALLOWED',
    'ERR_BET_NOT_ALLOWED',
    'ERR_STATE_CHANGED',
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_LOSS_LIMIT_REACHED',
    'ERR_STAKE_LIMIT_REACHED',
    'ERR_LIMITS_NOT_CHOSEN',
    'ERR_TERMS_NOT_ACCEPTED',
    ...ACCOUNT_REFUSALS,
    'ERR_LIMIT_REACHED_LOGONDURATION',
    'ERR_LIMIT_REACHED_LOGONBREAK',
    'ERR_PLAYING_BLOCKED',
    'ERR_ROUND_TOO_SOON',
    ...EXCLUSION_REFUSALS,
    'ERR_GAME_DISABLED',
    'ERR_SHUTDOWN_PLANNED',
    'ERR_GAME_NOT_FOUND',
    'ERR_GAME_SESSION_ENDED',
    'ERR_KEY_REUSED',
    'ERR_BONUS_STAKE_TOO_HIGH',
    'ERR_FREE_ROUND_GONE',
  ],
  ratePerMinute: 600,
})

/** Cancels a bet that waits for the next round. A staked bet cannot be cancelled. */
export const cancelCrashBet = defineCall({
  method: 'POST',
  path: `${root}/CancelBet`,
  audience: 'game',
  summary: 'Take back a waiting bet',
  body: Type.Object({ betId: Uuid }),
  reply: BetAnswer,
  refusals: ['ERR_ROUND_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_GAME_SESSION_ENDED', 'ERR_GAME_NOT_FOUND'],
  ratePerMinute: 600,
})

/**
 * Cashes out at the multiplier that was reached when the request arrived at the server; in a game with stations at the next one, if
 * the round reaches it. A repeat returns the result for the bet. `half` leaves the other half of the bet in the round, once, in
 * games that allow it.
 */
export const cashOutCrashBet = defineCall({
  method: 'POST',
  path: `${root}/CashOut`,
  audience: 'game',
  summary: 'Cash out a bet of the running round, or half of it',
  body: Type.Object({ betId: Uuid, part: Type.Optional(Type.Enum(['whole', 'half'])) }),
  reply: BetAnswer,
  refusals: [
    'ERR_ROUND_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_BET_NOT_ALLOWED',
    'ERR_GAME_SESSION_ENDED',
    'ERR_GAME_NOT_FOUND',
  ],
  ratePerMinute: 600,
})

/** All data to recompute a round: its link leads by `place` hashes to the chain's published end. */
export const CrashProof = Type.Object({
  roundId: Uuid,
  gameKey: GameKey,
  number: Type.Integer(),
  crashPoint: Multiplier,
  crashedAt: Instant,
  link: Type.String(),
  place: Type.Integer(),
  chainEnd: Type.String(),
  chainPublishedAt: Instant,
  salt: Type.String(),
  definitionHash: Type.String(),
  returnBasisPoints: Type.Integer(),
  maxMultiplier: Type.Integer(),
  /** The multipliers at which bets can be cashed out, in a game with stations. */
  stations: orNull(Type.Array(Multiplier)),
  canCashHalf: Type.Boolean(),
  /** The requested bet, once it is over. Names no player. */
  bet: Type.Optional(
    Type.Object({
      betId: Uuid,
      stake: Money,
      autoCashOut: orNull(Multiplier),
      /** Null: it was lost, or its remaining part was. */
      cashOut: orNull(Multiplier),
      halfOut: orNull(Multiplier),
      win: Money,
    }),
  ),
})

export const listCrashRounds = defineCall({
  method: 'GET',
  path: `${root}/ListRounds`,
  audience: 'any',
  doors: ['player', 'games'],
  summary: 'Finished rounds of a crash game with all that proves them, newest first',
  query: Type.Object({ gameKey: GameKey, ...PageQuery }),
  reply: page(CrashProof),
  refusals: ['ERR_GAME_NOT_FOUND'],
})

export const getCrashProof = defineCall({
  method: 'GET',
  path: `${root}/GetProof`,
  audience: 'any',
  doors: ['player', 'games'],
  summary: 'Proof of one round, by its number or by a bet on it',
  query: Type.Object({ roundId: Uuid }),
  reply: CrashProof,
  refusals: ['ERR_ROUND_NOT_FOUND', 'ERR_SEED_STILL_SECRET'],
})

/** Staff's view of the shared games. */
export const getCrashMonitor = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Crash/GetMonitor',
  audience: 'staff',
  permission: 'games.read',
  // A screen that polls every other second would fill the audit log, and the response has no personal data.
  isUnaudited: true,
  summary: 'Crash games: round, leader, viewers of this process, bets, chain',
  query: Type.Object({}),
  reply: Type.Object({
    serverTime: Instant,
    games: Type.Array(
      Type.Object({
        gameKey: GameKey,
        name: Type.String(),
        round: orNull(CrashRound),
        leader: orNull(Type.String()),
        isLedHere: Type.Boolean(),
        fence: Type.Integer(),
        ledAt: orNull(Instant),
        /** Connections to the process that responds. */
        viewers: Type.Integer(),
        bets: Type.Integer(),
        waitingBets: Type.Integer(),
        /** Number of bets whose stake the house paid. */
        freeBets: Type.Integer(),
        cashedOut: Type.Integer(),
        currency: Currency,
        staked: AmountMinor,
        won: AmountMinor,
        chain: orNull(Type.Object({ end: Type.String(), place: Type.Integer(), length: Type.Integer() })),
        lastCrashPoints: Type.Array(Multiplier),
      }),
    ),
  }),
  refusals: [],
})
