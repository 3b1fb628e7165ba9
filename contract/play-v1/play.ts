import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { BonusLeft } from '../shapes/bonuses.ts'
import { FreeRoundsLeft } from '../shapes/free-rounds.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import { EXCLUSION_REFUSALS } from '../shapes/exclusions.ts'
import { JackpotDraw, JackpotWon } from '../shapes/jackpots.ts'
import { Done, GameKey, Instant, PageQuery, PeriodQuery, page, text, Uuid } from '../shapes/fields.ts'
import { TicketProof } from './series.ts'
import { AmountMinor, Currency, Money, PositiveAmountMinor } from '../shapes/money.ts'

/**
 * Calls between the games host and the platform. Not in the specification, which has the launch only. A game session is opened with
 * a pre-game token and has its own bearer token, never the player's cookie.
 */
const root = '/capi/Play/v1'

/** The published part of a session's randomness: the commitment before, the seed only after (games §fairness). */
export const Fairness = Type.Object({
  seedId: Uuid,
  commitment: Type.String(),
  clientSeed: Type.String(),
  nextNonce: Type.Integer(),
  /** Commitment to the server seed of the next pair: drawn already, independent of the client seed. */
  nextCommitment: Type.String(),
})

/** What the player of a round chose beside the stake. Games without a choice have none. */
export const RoundBet = Type.Object({
  /** The stake that the player chose; the round's own stake also includes later stakes in it. */
  chosenStake: Money,
  /** The engine's own typed document: the bet and, in games with decisions, all of them so far. */
  bet: Type.Unknown(),
  /** Decisions after the opening. */
  decisions: Type.Integer(),
  /** The round waits for a decision; its win is not known and not paid. */
  isOpen: Type.Boolean(),
  /** When a round that is still open is finished by the engine's rule. */
  finishesAt: Type.Union([Instant, Type.Null()]),
  /** Who made the last decision; null in a round without decisions or an open one. */
  finishedBy: Type.Union([Type.Literal('player'), Type.Literal('rule'), Type.Null()]),
})

/**
 * The risk after the win of a round, if it was taken: each step stakes what is left, on the colour of the next card of the round's
 * own draws. The round's stake and win do not include it.
 */
export const RoundRisk = Type.Object({
  v: Type.Literal(1),
  steps: Type.Array(
    Type.Object({
      pick: Type.Union([Type.Literal('red'), Type.Literal('black')]),
      /** 0 to 51: hearts, diamonds, clubs, spades, each from the two up. */
      card: Type.Integer(),
      /** Amount left after it: doubled, or zero. */
      winMinor: AmountMinor,
    }),
  ),
  winMinor: AmountMinor,
})

/** A bet or decision in the format of an engine, which refuses what it does not know. */
export const BetInput = Type.Record(Type.String({ maxLength: 20 }), Type.Unknown(), { maxProperties: 8 })

/** One round, settled unless its bet is open. `outcome` is the engine's own typed document; the scene plays it and decides nothing. */
export const Round = Type.Object({
  roundId: Uuid,
  gameKey: GameKey,
  mode: Type.Union([Type.Literal('real'), Type.Literal('demo')]),
  stake: Money,
  win: Money,
  balanceAfter: Money,
  nonce: Type.Integer(),
  seedId: Uuid,
  definitionHash: Type.String(),
  playedAt: Instant,
  outcome: Type.Unknown(),
  /** In games in which the player chooses a bet. */
  bet: Type.Optional(RoundBet),
  risk: Type.Optional(RoundRisk),
  /** Bonus money in the stake, and its share of the win; the rest of both is cash. No win yet while the round is open. */
  bonus: Type.Optional(Type.Object({ stake: Money, win: Type.Union([Money, Type.Null()]) })),
})

export const SessionState = Type.Object({
  sessionId: Uuid,
  gameKey: GameKey,
  mode: Type.Union([Type.Literal('real'), Type.Literal('demo')]),
  lang: Type.String(),
  balance: Money,
  /** Start of the player's sign-in session, for the clock on the screen. */
  playerSessionStartedAt: Instant,
  /** Wins minus stakes since the player signed in. */
  netResult: Money,
  stakes: Type.Array(AmountMinor),
  defaultStake: AmountMinor,
  /** Maximum stake of one round by the market's law, if there is one. */
  maxStakeMinor: Type.Union([AmountMinor, Type.Null()]),
  maxWinMinor: Type.Union([AmountMinor, Type.Null()]),
  /** Whether the market allows the risk after a win, in games that have it. */
  isRiskAllowed: Type.Boolean(),
  minimumRoundMs: Type.Integer(),
  /** Largest win of one round of this game with the offered stakes. */
  maxWin: AmountMinor,
  fairness: Fairness,
  /** Identifies the build of the game, for real and for fun alike: definition, mathematics and figures of its sheet under one hash. */
  buildHash: Type.String(),
  /** A round that was settled but never shown: the scene shows it first. */
  unshownRound: Type.Union([Round, Type.Null()]),
  /** The jackpot that this round won. */
  unshownJackpot: Type.Union([JackpotWon, Type.Null()]),
  /** A round that waits for a decision of the player, started on this device or on another. */
  openRound: Type.Union([Round, Type.Null()]),
  /** Rounds of this game that the house pays for, those that expire first. */
  freeRounds: Type.Union([FreeRoundsLeft, Type.Null()]),
  /** Bonus money that pays the part of a stake in this game that cash does not cover. */
  bonus: Type.Union([BonusLeft, Type.Null()]),
  lobbyUrl: Type.String(),
  serverTime: Instant,
})

/** Format of a client seed. */
const ClientSeed = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
const Commitment = Type.String({ pattern: '^[0-9a-f]{64}$' })

/**
 * Exchanges the pre-game token, once. A token that has been used, or is older than two minutes, is refused.
 *
 * The server seed of the first pair was committed to when the token was made. `commitment` is the one that the player has
 * seen; with another one no session is opened. `clientSeed` is the player's half; by default the server draws it. A session
 * that continues keeps its pair.
 */
export const openSession = defineCall({
  method: 'POST',
  path: `${root}/Session/Open`,
  audience: 'any',
  doors: ['games'],
  summary: 'Exchange a pre-game token for a game session',
  body: Type.Object({
    token: text(200, 20),
    gameKey: GameKey,
    clientSeed: Type.Optional(ClientSeed),
    commitment: Type.Optional(Commitment),
  }),
  reply: Type.Object({ gameToken: Type.String(), session: SessionState }),
  refusals: [
    'ERR_TOKEN_INVALID',
    'ERR_TOKEN_EXPIRED',
    'ERR_GAME_NOT_FOUND',
    'ERR_GAME_DISABLED',
    'ERR_SHUTDOWN_PLANNED',
    'ERR_PLAYING_BLOCKED',
    'ERR_STATE_CHANGED',
    'ERR_GAME_SESSION_ENDED',
  ],
  ratePerMinute: 120,
})

export const getSession = defineCall({
  method: 'GET',
  path: `${root}/Session/Get`,
  audience: 'game',
  summary: 'State of the game session, also after a reload',
  query: Type.Object({}),
  reply: SessionState,
  refusals: ['ERR_GAME_SESSION_ENDED'],
})

/** Rounds of the present version of the game, so that its page can show them. Earlier ones are in the player's own list. */
export const listSessionRounds = defineCall({
  method: 'GET',
  path: `${root}/Session/ListRounds`,
  audience: 'game',
  summary: 'The last finished rounds of the game session, newest first',
  query: Type.Object({}),
  reply: Type.Object({ rows: Type.Array(Round) }),
  refusals: ['ERR_GAME_SESSION_ENDED'],
  ratePerMinute: 30,
})

/** `bonus`: what is left after a round with bonus money; null when it is over. `jackpot`: won in addition to the round's win. */
const PlayedRound = Type.Object({
  round: Round,
  netResult: Money,
  isRepeat: Type.Boolean(),
  bonus: Type.Optional(Type.Union([BonusLeft, Type.Null()])),
  jackpot: Type.Optional(JackpotWon),
})

const STAKE_REFUSALS = [
  'ERR_STAKE_NOT_ALLOWED',
  'ERR_BET_NOT_ALLOWED',
  'ERR_INSUFFICIENT_FUNDS',
  'ERR_LOSS_LIMIT_REACHED',
  'ERR_STAKE_LIMIT_REACHED',
  'ERR_LIMITS_NOT_CHOSEN',
  'ERR_TERMS_NOT_ACCEPTED',
  ...ACCOUNT_REFUSALS,
  'ERR_LIMIT_REACHED_LOGONDURATION',
  'ERR_LIMIT_REACHED_LOGONBREAK',
  'ERR_PLAYING_BLOCKED',
  ...EXCLUSION_REFUSALS,
  'ERR_GAME_DISABLED',
  'ERR_SHUTDOWN_PLANNED',
  'ERR_GAME_SESSION_ENDED',
  'ERR_BONUS_STAKE_TOO_HIGH',
  'ERR_ROUND_TOO_SOON',
] as const

/**
 * One round: stake, outcome, win, entries; the response is sent only after it is booked. In a game with decisions it may then be
 * open. A repeat with the same roundId returns the stored round and stakes nothing.
 */
export const playRound = defineCall({
  method: 'POST',
  path: `${root}/Round/Play`,
  audience: 'game',
  summary: 'Play one round',
  body: Type.Object({
    roundId: Uuid,
    stakeMinor: PositiveAmountMinor,
    bet: Type.Optional(BetInput),
    /** The award of free rounds whose next round pays the stake. */
    freeRoundsId: Type.Optional(Uuid),
  }),
  reply: PlayedRound,
  refusals: [...STAKE_REFUSALS, 'ERR_FREE_ROUND_GONE', 'ERR_ROUND_OPEN', 'ERR_KEY_REUSED', 'ERR_STATE_CHANGED'],
  ratePerMinute: 6000,
})

/**
 * One decision in an open round: `bet` is the round's bet with exactly one more decision, `decision` its number from 1.
 * A repeat with the same number and bet returns the round in its present state and decides nothing; with another bet, or
 * after a decision on another device, ERR_STATE_CHANGED. From any session of the player in the game.
 *
 * In a reel game with a risk: the win of the session's last round is risked, `bet` is `{ colours: ['red', …] }` with all
 * colours so far.
 */
export const decideRound = defineCall({
  method: 'POST',
  path: `${root}/Round/Decide`,
  audience: 'game',
  summary: 'Make the next decision in an open round',
  body: Type.Object({ roundId: Uuid, decision: Type.Integer({ minimum: 1, maximum: 1000 }), bet: BetInput }),
  reply: PlayedRound,
  refusals: [...STAKE_REFUSALS, 'ERR_ROUND_NOT_FOUND', 'ERR_STATE_CHANGED'],
  ratePerMinute: 6000,
})

/** The scene reports that the player has seen the result; until then it is shown again when the player returns. */
export const roundShown = defineCall({
  method: 'POST',
  path: `${root}/Round/Shown`,
  audience: 'game',
  summary: 'Confirm that the result of a round was shown',
  body: Type.Object({ roundId: Uuid }),
  reply: Done,
  refusals: ['ERR_ROUND_NOT_FOUND'],
  ratePerMinute: 6000,
})

/**
 * Reveals the server seed of the session and continues with the next one, already committed to; the player may choose the next
 * client seed. `commitment` is the one that the player has seen, required with a client seed: if another one is pending by now,
 * nothing changes.
 */
export const rotateSeed = defineCall({
  method: 'POST',
  path: `${root}/Session/RotateSeed`,
  audience: 'game',
  summary: 'Reveal the seed and continue with the committed one',
  body: Type.Object({
    clientSeed: Type.Optional(ClientSeed),
    commitment: Type.Optional(Commitment),
  }),
  reply: Type.Object({
    revealed: Type.Object({
      seedId: Uuid,
      serverSeed: Type.String(),
      commitment: Type.String(),
      clientSeed: Type.String(),
    }),
    fairness: Fairness,
  }),
  // The seed of an open round is not revealed.
  refusals: ['ERR_GAME_SESSION_ENDED', 'ERR_ROUND_OPEN', 'ERR_STATE_CHANGED', 'ERR_INVALID_CONTRACT'],
})

export const closeSession = defineCall({
  method: 'POST',
  path: `${root}/Session/Close`,
  audience: 'game',
  summary: 'End the game session and reveal its seed',
  body: Type.Object({}),
  reply: Done,
  refusals: [],
})

export const RoundRow = Type.Object({
  roundId: Uuid,
  gameKey: GameKey,
  stake: Money,
  win: Money,
  playedAt: Instant,
  /** The house paid the stake: a free round. */
  isFree: Type.Boolean(),
})

/** Real rounds of the signed-in player, newest first. */
export const listRounds = defineCall({
  method: 'GET',
  path: `${root}/Round/List`,
  audience: 'player',
  summary: 'Rounds of the player, newest first',
  query: Type.Object({ ...PageQuery, ...PeriodQuery }),
  reply: page(RoundRow),
  refusals: [],
})

/** All data to recompute one round: definition, seeds (the server seed only once revealed), nonce, outcome. */
export const RoundProof = Type.Object({
  round: Round,
  engine: Type.String(),
  definition: Type.Unknown(),
  commitment: Type.String(),
  clientSeed: Type.String(),
  serverSeed: Type.Union([Type.String(), Type.Null()]),
  /** Version of the algorithm that derives the round from seeds, number and definition; a version never changes. */
  version: Type.Integer(),
  /** When the server seed was committed to, where that was before the client seed was known. */
  committedAt: Type.Union([Instant, Type.Null()]),
  currency: Currency,
  /** In a game that sells its tickets from a series. */
  ticket: Type.Optional(TicketProof),
  /** In a game that was in a pool. */
  jackpot: Type.Optional(JackpotDraw),
})

/** The same without the player's remaining money: a player may share the number of a round. */
export const PublicRoundProof = Type.Object({ ...RoundProof.properties, round: Type.Omit(Round, ['balanceAfter']) })

/** Reads one round for the verifier. Anonymous: anybody with the round's number may verify it; it names no player. */
export const getRoundProof = defineCall({
  method: 'GET',
  path: `${root}/Round/GetProof`,
  audience: 'any',
  doors: ['player', 'games'],
  summary: 'Proof of one round',
  query: Type.Object({ roundId: Uuid }),
  reply: PublicRoundProof,
  refusals: ['ERR_ROUND_NOT_FOUND'],
})
