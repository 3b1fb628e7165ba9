import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { personal } from '../personal.ts'
import { depositList } from '../lists/deposits.ts'
import { entryList } from '../lists/entries.ts'
import { listQuery } from '../lists/list.ts'
import { playerRoundList } from '../lists/player-rounds.ts'
import { sessionList } from '../lists/sessions.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { AddressParts } from '../shapes/addresses.ts'
import { Done, GameKey, Instant, PageQuery, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'
import { StaffGameParts } from '../shapes/game-management.ts'
import { PlayerDossier, SessionRow } from '../onling-v2/player.ts'
import { PaymentInfo } from '../capi-v1.1/funds.ts'
import { WalletPartName } from '../shapes/wallet-money.ts'
import { RoundProof, RoundRow } from './play.ts'

/** Staff's views of one player, in addition to the View calls of the specification; each view is audited. */
const root = '/capi/BackOffice/v1'
const ofPlayer = Type.Object({ playerId: PlayerId })
const pageOfPlayer = Type.Object({ playerId: PlayerId, ...PageQuery })

export const getPlayer = defineCall({
  method: 'GET',
  path: `${root}/Player/Get`,
  audience: 'staff',
  permission: 'players.read',
  summary: 'One player: person (masked), lock, money, sessions',
  query: ofPlayer,
  reply: PlayerDossier,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** Uncovers the personal data of one player for a stated purpose: in this reply, and in others until `until`. */
export const revealPlayer = defineCall({
  method: 'POST',
  path: `${root}/Player/Reveal`,
  uncoveredFor: 'players.reveal',
  audience: 'staff',
  permission: 'players.reveal',
  summary: 'Personal data of one player, with a purpose',
  body: Type.Object({ playerId: PlayerId, purpose: text(500, 5) }),
  reply: Type.Object({
    /** Until when this session gets the player uncovered, on every screen. */
    until: Instant,
    firstName: personal('word'),
    surname: personal('word'),
    email: personal('email'),
    phone: Type.Union([personal('phone'), Type.Null()]),
    birthDate: personal('date'),
    birthNumber: Type.Union([personal('number'), Type.Null()]),
    birthPlace: Type.Union([personal('word'), Type.Null()]),
    databox: Type.Union([personal('word'), Type.Null()]),
    titleBefore: Type.Union([Type.String(), Type.Null()]),
    nationality: Type.Union([Type.String(), Type.Null()]),
    /** On one line. */
    permanentAddress: Type.Union([personal('text'), Type.Null()]),
    contactAddress: Type.Union([personal('text'), Type.Null()]),
    permanentAddressParts: Type.Union([AddressParts, Type.Null()]),
    /** How the register of addresses matches the permanent one; null: not compared yet. */
    permanentAddressMatch: Type.Union([Type.Enum(['EXACT', 'PARTIAL', 'MANY', 'NONE']), Type.Null()]),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const listSessions = defineCall({
  method: 'GET',
  path: `${root}/Player/ListSessions`,
  audience: 'staff',
  permission: 'players.read',
  summary: 'Sessions of one player, newest first',
  query: Type.Object({ playerId: PlayerId, ...listQuery(sessionList) }),
  reply: page(SessionRow),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const endSessions = defineCall({
  method: 'POST',
  path: `${root}/Player/EndSessions`,
  audience: 'staff',
  permission: 'players.sessions.end',
  summary: 'End one session or all sessions of a player',
  body: Type.Object({ playerId: PlayerId, sessionId: Type.Optional(Uuid), explanation: text(2000, 20) }),
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_SESSION_NOT_FOUND'],
})

export const EntryRow = Type.Object({
  /** The account of the player; `sequence` counts within it. */
  part: WalletPartName,
  sequence: Type.Integer(),
  kind: Type.String(),
  reference: Type.String(),
  contraAccount: Type.String(),
  debitMinor: Type.Integer(),
  creditMinor: Type.Integer(),
  balanceAfter: Money,
  createdAt: Instant,
})

/** An entry with its payment, where there is one. */
export const EntryOfPlayer = Type.Object({
  ...EntryRow.properties,
  payment: Type.Union([
    Type.Object({
      referenceNumber: Type.String(),
      method: Type.String(),
      /** For cash at a desk: the venue. The number is that of the desk's receipt. */
      place: Type.Optional(Type.String()),
    }),
    Type.Null(),
  ]),
})

/** Entries of the player's accounts with the contra account (in the specification: View/GetPlayerOperations). */
export const listEntries = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/View/GetPlayerOperations',
  audience: 'staff',
  permission: 'money.read',
  summary: 'Entries of one player’s accounts (cash, land-based, bonus), newest first',
  query: Type.Object({ playerId: PlayerId, ...listQuery(entryList) }),
  reply: page(EntryOfPlayer),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** A deposit as staff see it: `attention` is the reason for a review by a person; null when none is needed. */
export const StaffDeposit = Type.Object({
  ...PaymentInfo.properties,
  playerId: PlayerId,
  providerRef: Type.Union([Type.String(), Type.Null()]),
  attention: Type.Union([Type.String(), Type.Null()]),
  changedAt: Instant,
  /** When the partner is polled next. */
  nextAskAt: Type.Union([Instant, Type.Null()]),
  /** Amount refunded by its gateway. */
  refunded: Money,
  /** What the partner charges us for it. */
  partnerFee: Money,
})

export const listDeposits = defineCall({
  method: 'GET',
  path: `${root}/Player/ListDeposits`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Deposits of one player, newest first',
  query: pageOfPlayer,
  reply: page(StaffDeposit),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** The queue for review: deposits whose status at the partner a person must judge. */
export const listDepositsToJudge = defineCall({
  method: 'GET',
  path: `${root}/Deposits/ListToJudge`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Deposits of all players that need attention, or all deposits, newest first',
  query: Type.Object({ ...listQuery(depositList) }),
  reply: page(StaffDeposit),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

const ofDeposit = { playerId: PlayerId, paymentId: Uuid }

/** Requests the status from the partner now; the signed response changes the payment as a notification would. */
export const askGateway = defineCall({
  method: 'POST',
  path: `${root}/Deposit/AskGateway`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Ask the partner about one deposit now',
  body: Type.Object({ ...ofDeposit, explanation: text(2000, 20) }),
  reply: StaffDeposit,
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})

/**
 * Refunds a settled deposit, or a part of it, by its gateway. The money leaves the balance first; `isMoneyBack` of
 * ERR_GATEWAY_UNAVAILABLE tells whether it is back on it, or whether the outcome is unknown.
 */
export const refundDeposit = defineCall({
  method: 'POST',
  path: `${root}/Deposit/Refund`,
  audience: 'staff',
  permission: 'payments.refund',
  summary: 'Send a settled deposit back by its gateway',
  body: Type.Object({
    ...ofDeposit,
    /** The amount of a partial refund; by default all that is left. */
    amount: Type.Optional(PositiveMoney),
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: StaffDeposit,
  refusals: [
    'ERR_PAYMENT_NOT_FOUND',
    'ERR_AMOUNT_NOT_ALLOWED',
    // The partner has no refunds; the details name the alternative.
    'ERR_REFUND_NOT_OFFERED',
    // The bank settles the payment overnight; until then only a full refund is possible.
    'ERR_REFUND_TOO_EARLY',
    'ERR_STATE_CHANGED',
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_GATEWAY_UNAVAILABLE',
    ...APPROVAL_REFUSALS,
  ],
})

/** Exchanges with the partner about a deposit or a withdrawal, masked, with the result of each signature check. */
export const getConversation = defineCall({
  method: 'GET',
  path: `${root}/Payment/GetConversation`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'What was said with the partner about one payment',
  query: Type.Object(ofDeposit),
  reply: Type.Object({
    entries: Type.Array(
      Type.Object({
        at: Instant,
        operation: Type.String(),
        verdict: Type.String(),
        httpStatus: Type.Union([Type.Integer(), Type.Null()]),
        durationMs: Type.Integer(),
        /** JSON, masked. */
        said: Type.String(),
        answered: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  refusals: [],
})

/** Removes a deposit from the queue once it has been dealt with. Moves no money. `reason` is the attention that the caller saw. */
export const closeAttention = defineCall({
  method: 'POST',
  path: `${root}/Deposit/CloseAttention`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'The attention of one deposit has been dealt with',
  body: Type.Object({ ...ofDeposit, reason: text(100, 1), explanation: text(2000, 20) }),
  reply: StaffDeposit,
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const listRounds = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/View/GetPlayerGames',
  audience: 'staff',
  permission: 'rounds.read',
  summary: 'Real rounds of one player, newest first',
  query: Type.Object({ playerId: PlayerId, ...listQuery(playerRoundList) }),
  reply: page(RoundRow),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** One round for the replay: the stored facts, the recomputed outcome and its entries in the books. */
export const getRound = defineCall({
  method: 'GET',
  path: `${root}/Round/Get`,
  audience: 'staff',
  permission: 'rounds.read',
  summary: 'One round with its replay and entries',
  query: Type.Object({ roundId: Uuid }),
  reply: Type.Object({
    playerId: PlayerId,
    proof: RoundProof,
    entries: Type.Array(EntryRow),
    recomputedWinMinor: Type.Integer(),
  }),
  refusals: ['ERR_ROUND_NOT_FOUND'],
})

/** Every playable game, disabled ones too, with the hash that identifies its mathematics. */
export const listGames = defineCall({
  method: 'GET',
  path: `${root}/Games/List`,
  audience: 'staff',
  permission: 'games.read',
  summary: 'Playable games with their switch and the hash of their mathematics',
  query: Type.Object({}),
  reply: Type.Object({
    games: Type.Array(
      Type.Object({
        key: GameKey,
        name: Type.String(),
        engine: Type.String(),
        rtp: Type.String(),
        volatility: Type.String(),
        maxWinX: Type.Number(),
        definitionHash: Type.String(),
        ...StaffGameParts,
        isEnabled: Type.Boolean(),
        changedAt: Type.Union([Instant, Type.Null()]),
        changedBy: Type.Union([Type.Integer(), Type.Null()]),
        explanation: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  refusals: [],
})

/** Result of the last check of the books' invariants. */
export const getBooksState = defineCall({
  method: 'GET',
  path: `${root}/Books/GetState`,
  audience: 'staff',
  permission: 'books.check',
  // Every screen asks once a minute, and it names nobody.
  isUnaudited: true,
  summary: 'Do the books balance, and when was that checked',
  query: Type.Object({}),
  reply: Type.Object({
    checkedAt: Type.Union([Instant, Type.Null()]),
    balances: Type.Boolean(),
    accountsChecked: Type.Integer(),
    differences: Type.Integer(),
  }),
  refusals: [],
})
