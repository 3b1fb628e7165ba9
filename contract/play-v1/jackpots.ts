import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { jackpotPoolList } from '../lists/jackpot-pools.ts'
import { poolMoveList } from '../lists/pool-moves.ts'
import { jackpotWinList } from '../lists/jackpot-wins.ts'
import { listQuery } from '../lists/list.ts'
import { GameKey, Instant, page, PageQuery, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { JackpotRulesShape, JackpotState } from '../shapes/jackpots.ts'
import { Currency, Money } from '../shapes/money.ts'
import { proposalFields } from '../shapes/proposals.ts'

/** Progressive jackpots. The specification names them but has no call (player-site §2, §3). */
const root = '/capi/Play/v1/Jackpots'
const staffRoot = '/capi/Play/v1/Backoffice/Jackpots'
const explanation = text(2000, 20)

/** Millionths of a minor unit, as an integer in text, because it is unbounded. */
const Micros = Type.String({ pattern: '^[0-9]+$' })

/** A pool in which rounds take part now. */
const LivePool = Type.Object({
  poolId: Uuid,
  name: Type.String(),
  /** Never more than the pool holds. */
  level: Money,
  ...JackpotRulesShape,
  /** What the pool adds to a game's own return, in parts of a million: seed over odds, and the contribution. */
  addedReturnPpm: Type.Number(),
})

export const listJackpots = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'any',
  doors: ['player', 'games'],
  summary: 'Progressive jackpots that can be won now, largest first',
  query: Type.Object({}),
  reply: Type.Object({ pools: Type.Array(LivePool) }),
  refusals: [],
  ratePerMinute: 240,
})

/** Names no player and no round: the proof of a round reveals seeds that all rounds of a session share (decision 0051). */
const Win = Type.Object({
  poolId: Uuid,
  name: Type.String(),
  gameKey: GameKey,
  win: Money,
  wonAt: Instant,
})

export const listJackpotWins = defineCall({
  method: 'GET',
  path: `${root}/ListWins`,
  audience: 'any',
  summary: 'Won jackpots, newest first, without names',
  query: Type.Object({ ...PageQuery, poolId: Type.Optional(Uuid) }),
  reply: page(Win),
  refusals: [],
})

/** A request to switch a pool on, and its outcome. */
const Run = Type.Object({
  runId: Uuid,
  ...proposalFields,
  liveFrom: Type.Union([Instant, Type.Null()]),
  liveTo: Type.Union([Instant, Type.Null()]),
  stoppedByName: Type.Union([Type.String(), Type.Null()]),
  stoppedBecause: Type.Union([Type.String(), Type.Null()]),
})

const Pool = Type.Object({
  poolId: Uuid,
  name: Type.String(),
  currency: Currency,
  ...JackpotRulesShape,
  addedReturnPpm: Type.Number(),
  state: JackpotState,
  level: Money,
  levelMicros: Micros,
  /** Newest first. */
  runs: Type.Array(Run),
})

/** `isAllowed`: whether the law of the market and the brand's own list allow pools. */
export const listPools = defineCall({
  method: 'GET',
  path: `${staffRoot}/List`,
  audience: 'staff',
  permission: 'games.read',
  summary: 'Pools of jackpots, newest first',
  query: Type.Object({ ...listQuery(jackpotPoolList) }),
  reply: Type.Object({ ...page(Pool).properties, currency: Currency, isAllowed: Type.Boolean() }),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listPoolMoves = defineCall({
  method: 'GET',
  path: `${staffRoot}/ListMoves`,
  audience: 'staff',
  permission: 'games.read',
  summary: 'Movements of a pool, newest first',
  query: Type.Object({ ...listQuery(poolMoveList), poolId: Uuid }),
  reply: page(
    Type.Object({
      number: Type.Integer(),
      kind: Type.Enum(['seed', 'contributions', 'win']),
      micros: Micros,
      levelAfterMicros: Micros,
      movedAt: Instant,
      /** The movement of the pool's account; null where no whole minor unit was reached. */
      reference: Type.Union([Uuid, Type.Null()]),
      /** For contributions: the number of rounds and players, and the sum of their stakes. */
      rounds: Type.Integer(),
      accounts: Type.Integer(),
      staked: Money,
    }),
  ),
  refusals: ['ERR_JACKPOT_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const listPoolWins = defineCall({
  method: 'GET',
  path: `${staffRoot}/ListWins`,
  audience: 'staff',
  permission: 'rounds.read',
  summary: 'Winners of jackpots with their rounds, newest first',
  query: Type.Object({ ...listQuery(jackpotWinList) }),
  reply: page(
    Type.Object({
      ...Win.properties,
      roundId: Uuid,
      playerId: PlayerId,
      stake: Money,
      paidAt: Instant,
      reference: Uuid,
      move: Type.Integer(),
    }),
  ),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** Recomputes a pool from the rounds of the books, and compares it with the stored values. */
export const checkPool = defineCall({
  method: 'GET',
  path: `${staffRoot}/Check`,
  audience: 'staff',
  permission: 'books.check',
  summary: 'Recompute a pool from its rounds',
  query: Type.Object({ poolId: Uuid }),
  reply: Type.Object({
    checkedAt: Instant,
    seedsMicros: Micros,
    contributionsMicros: Micros,
    winsMicros: Micros,
    levelMicros: Micros,
    rounds: Type.Integer(),
    /** Inconsistencies; empty when there are none. */
    differences: Type.Array(Type.Object({ rule: Type.String(), detail: Type.String() })),
  }),
  refusals: ['ERR_JACKPOT_NOT_FOUND'],
})

/** No effect on players: somebody else has to approve it. */
export const proposePool = defineCall({
  method: 'POST',
  path: `${staffRoot}/Propose`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Propose a new pool',
  body: Type.Object({ name: text(60, 3), ...JackpotRulesShape, explanation }),
  reply: Pool,
  refusals: ['ERR_JACKPOT_RULES', 'ERR_JACKPOT_NOT_ALLOWED', 'ERR_NOT_ALLOWED_BY_LAW', 'ERR_MARKET_UNKNOWN'],
})

const decision = Type.Object({ poolId: Uuid, explanation })

/** A stopped pool keeps its money. */
export const proposePoolAgain = defineCall({
  method: 'POST',
  path: `${staffRoot}/ProposeAgain`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Propose to enable a stopped pool again',
  body: decision,
  reply: Pool,
  refusals: [
    'ERR_JACKPOT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_JACKPOT_NOT_ALLOWED',
    'ERR_NOT_ALLOWED_BY_LAW',
    'ERR_MARKET_UNKNOWN',
  ],
})

/** Rounds take part from a few seconds later on; the first time the house pays the seed in. */
export const approvePool = defineCall({
  method: 'POST',
  path: `${staffRoot}/Approve`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Enable a pool proposed by somebody else',
  body: decision,
  reply: Pool,
  refusals: [
    'ERR_JACKPOT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_SECOND_PERSON_NEEDED',
    'ERR_JACKPOT_RULES',
    'ERR_JACKPOT_NOT_ALLOWED',
    'ERR_NOT_ALLOWED_BY_LAW',
    'ERR_MARKET_UNKNOWN',
  ],
})

export const rejectPool = defineCall({
  method: 'POST',
  path: `${staffRoot}/Reject`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Reject the proposal to enable a pool',
  body: decision,
  reply: Pool,
  refusals: ['ERR_JACKPOT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** By one person: from a few seconds later on no round takes part. The pool keeps its money. */
export const stopPool = defineCall({
  method: 'POST',
  path: `${staffRoot}/Stop`,
  audience: 'staff',
  permission: 'games.manage',
  summary: 'Disable a pool',
  body: decision,
  reply: Pool,
  refusals: ['ERR_JACKPOT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})
