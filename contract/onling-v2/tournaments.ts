import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { tournamentRestrictionList } from '../lists/tournaments.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { EXCLUSION_REFUSALS } from '../shapes/exclusions.ts'
import { Done, IdempotencyKey, Instant, page, PageQuery, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import {
  BoardRow,
  orNull,
  OwnEntry,
  Prize,
  roundFields,
  Scoring,
  Tournament,
  tournamentFields,
  TournamentRound,
  termsFields,
} from '../shapes/tournaments.ts'
import { PRIZE_OUTCOMES, ROUND_STATES } from '../states/tournament-states.ts'

const root = '/capi/v2-onling/Tournaments'
const explanation = text(2000, 20)
const anybody = { audience: 'any', doors: ['player', 'staff'] } as const
const manage = { audience: 'staff', permission: 'tournaments.manage' } as const
/** Refusals of a competition by the law of the market, whatever its players do. */
const COMPETITION_REFUSALS = ['ERR_NOT_ALLOWED_BY_LAW', 'ERR_MARKET_UNKNOWN'] as const
/** Refusals of entering a round. */
const ENTRY_REFUSALS = [
  'ERR_TOURNAMENT_NOT_FOUND',
  'ERR_STATE_CHANGED',
  'ERR_REGISTRATION_CLOSED',
  'ERR_TOURNAMENT_FULL',
  'ERR_PLAYER_RESTRICTED',
  'ERR_PLAYER_NOT_FOUND',
  'ERR_PLAYING_BLOCKED',
  'ERR_NOT_ALLOWED_BY_LAW',
  ...ACCOUNT_REFUSALS,
  ...EXCLUSION_REFUSALS,
] as const

/** The first places in the rounds of a venue's tournaments, newest first. */
export const HallOfFame = Type.Object({
  hallId: Uuid,
  name: Type.String(),
  /** Number of places of each round. */
  places: Type.Integer(),
  isShown: Type.Boolean(),
  entries: Type.Array(
    Type.Object({
      roundId: Uuid,
      tournamentName: Type.String(),
      number: Type.Integer(),
      publishedAt: Instant,
      place: Type.Integer(),
      name: orNull(Type.String()),
      alias: Type.Integer(),
      score: Type.Integer(),
      scoring: Type.String(),
    }),
  ),
})
const hallInput = { name: text(80, 3), places: Type.Integer({ minimum: 1, maximum: 10 }), isShown: Type.Boolean() }

export const createHallOfFame = defineCall({
  method: 'POST',
  path: `${root}/CreateHallOfFame`,
  ...manage,
  summary: 'Create a hall of fame',
  body: Type.Object({ ...hallInput, explanation, idempotencyKey: Type.Optional(IdempotencyKey) }),
  reply: HallOfFame,
  refusals: ['ERR_KEY_REUSED'],
})

export const changeHallOfFame = defineCall({
  method: 'POST',
  path: `${root}/ChangeHallOfFame`,
  ...manage,
  summary: 'Rename, hide or show a hall of fame',
  body: Type.Object({ hallId: Uuid, ...hallInput, explanation }),
  reply: HallOfFame,
  refusals: ['ERR_HALL_NOT_FOUND'],
})

/** Visible ones for everybody; all for staff. */
export const listHallsOfFame = defineCall({
  method: 'GET',
  path: `${root}/ListHallsOfFame`,
  ...anybody,
  summary: 'Halls of fame with their entries, without real names',
  query: Type.Object({ ...PageQuery }),
  reply: page(HallOfFame),
  refusals: [],
})

const TERMS_REFUSALS = [
  'ERR_TOURNAMENT_RULES',
  'ERR_HALL_NOT_FOUND',
  'ERR_GAME_NOT_FOUND',
  'ERR_STAKE_NOT_ALLOWED',
  'ERR_BONUS_NOT_FOUND',
  ...COMPETITION_REFUSALS,
] as const

/** It cannot be entered until a round is planned, which needs two people. */
export const createTournament = defineCall({
  method: 'POST',
  path: `${root}/CreateTournament`,
  ...manage,
  summary: 'Create a tournament with its rules',
  body: Type.Object({
    ...tournamentFields,
    ...termsFields,
    explanation,
    idempotencyKey: Type.Optional(IdempotencyKey),
  }),
  reply: Tournament,
  refusals: ['ERR_KEY_REUSED', ...TERMS_REFUSALS],
})

/** Changed rules are a new version, for rounds planned from then on. */
export const changeTournament = defineCall({
  method: 'POST',
  path: `${root}/ChangeTournament`,
  ...manage,
  summary: 'Change a tournament',
  body: Type.Object({
    tournamentId: Uuid,
    /** The version that was edited, to detect a concurrent change. */
    version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    ...tournamentFields,
    ...termsFields,
    explanation,
  }),
  reply: Tournament,
  refusals: ['ERR_TOURNAMENT_NOT_FOUND', 'ERR_STATE_CHANGED', ...TERMS_REFUSALS],
})

/** For staff all of the brand; for everybody else those with a round. */
export const listTournaments = defineCall({
  method: 'GET',
  path: `${root}/ListTournaments`,
  ...anybody,
  summary: 'Tournaments, newest first',
  query: Type.Object({ ...PageQuery }),
  reply: page(Tournament),
  refusals: [],
})

export const getTournament = defineCall({
  method: 'GET',
  path: `${root}/GetTournament`,
  ...anybody,
  summary: 'One tournament with its rounds, newest first',
  query: Type.Object({ tournamentId: Uuid, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) }),
  reply: Type.Object({ tournament: Tournament, rounds: Type.Array(TournamentRound) }),
  refusals: ['ERR_TOURNAMENT_NOT_FOUND'],
})

const ROUND_REFUSALS = ['ERR_TOURNAMENT_NOT_FOUND', 'ERR_ROUND_TIMES', ...COMPETITION_REFUSALS] as const

/** Its prizes are a promise to everybody who enters. */
export const createRound = defineCall({
  method: 'POST',
  path: `${root}/CreateRound`,
  ...manage,
  summary: 'Plan a round of a tournament',
  body: Type.Object({
    tournamentId: Uuid,
    ...roundFields,
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: TournamentRound,
  refusals: [...ROUND_REFUSALS, ...APPROVAL_REFUSALS],
})

/** Only before it can be entered. It takes the newest rules of its tournament. */
export const changeRound = defineCall({
  method: 'POST',
  path: `${root}/ChangeRound`,
  ...manage,
  summary: 'Change the plan of a round',
  body: Type.Object({ roundId: Uuid, ...roundFields, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  reply: TournamentRound,
  refusals: ['ERR_STATE_CHANGED', ...ROUND_REFUSALS, ...APPROVAL_REFUSALS],
})

/** Its players are notified. Entries cost nothing, so nothing is refunded. */
export const cancelRound = defineCall({
  method: 'POST',
  path: `${root}/CancelRound`,
  ...manage,
  summary: 'Cancel a round',
  body: Type.Object({ roundId: Uuid, explanation }),
  reply: TournamentRound,
  refusals: ['ERR_TOURNAMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Rounds ordered by their start: those that end after `from` and begin before `to`. */
export const listRounds = defineCall({
  method: 'GET',
  path: `${root}/ListRounds`,
  ...anybody,
  summary: 'Rounds of tournaments, the latest beginning first',
  query: Type.Object({
    ...PageQuery,
    tournamentId: Type.Optional(Uuid),
    state: Type.Optional(Type.Enum([...ROUND_STATES])),
    from: Type.Optional(Instant),
    to: Type.Optional(Instant),
  }),
  reply: page(TournamentRound),
  refusals: [],
})

/** While it is played the present table; once they are published the results. */
export const getRoundResults = defineCall({
  method: 'GET',
  path: `${root}/GetRoundResults`,
  ...anybody,
  summary: 'Places of a round, without real names',
  query: Type.Object({ ...PageQuery, roundId: Uuid }),
  reply: Type.Object({
    ...page(Type.Object({ ...BoardRow.properties, prize: orNull(Prize) })).properties,
    round: TournamentRound,
    isFinal: Type.Boolean(),
    players: Type.Integer(),
  }),
  refusals: ['ERR_TOURNAMENT_NOT_FOUND'],
  ratePerMinute: 240,
})

/** A repeat returns the existing entry. */
export const register = defineCall({
  method: 'POST',
  path: `${root}/Register`,
  audience: 'player',
  summary: 'Enter a round',
  body: Type.Object({
    roundId: Uuid,
    /** The version of the rules that the player has seen. */
    termsVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    isAnonymous: Type.Boolean(),
  }),
  reply: OwnEntry,
  refusals: [...ENTRY_REFUSALS],
})

export const registerPlayer = defineCall({
  method: 'POST',
  path: `${root}/RegisterPlayer`,
  ...manage,
  summary: 'Enter a player at their request',
  body: Type.Object({ roundId: Uuid, playerId: PlayerId, isAnonymous: Type.Boolean(), explanation }),
  reply: OwnEntry,
  refusals: [...ENTRY_REFUSALS],
})

export const getPlayerHistory = defineCall({
  method: 'GET',
  path: `${root}/GetPlayerHistory`,
  audience: 'player',
  summary: 'Rounds that the player has entered, newest first',
  query: Type.Object({ ...PageQuery }),
  reply: page(
    Type.Object({
      round: TournamentRound,
      entry: OwnEntry,
      scoring: Scoring,
      outcome: orNull(Type.Enum([...PRIZE_OUTCOMES])),
    }),
  ),
  refusals: [],
})

/** A player who may not enter one tournament, or any of the brand. */
const Restricted = Type.Object({
  restrictionId: Uuid,
  playerId: PlayerId,
  tournamentId: orNull(Uuid),
  reason: Type.String(),
  until: orNull(Instant),
  madeByName: Type.String(),
  madeAt: Instant,
  endedByName: orNull(Type.String()),
  endedAt: orNull(Instant),
  isInForce: Type.Boolean(),
})

/** Removes the player from the rounds entered. */
export const addRestrictedPlayer = defineCall({
  method: 'POST',
  path: `${root}/AddRestrictedPlayer`,
  ...manage,
  summary: 'Bar a player from tournaments',
  body: Type.Object({
    playerId: PlayerId,
    tournamentId: orNull(Uuid),
    until: orNull(Instant),
    explanation,
  }),
  reply: Restricted,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_TOURNAMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_ROUND_TIMES'],
})

export const getRestrictedPlayers = defineCall({
  method: 'GET',
  path: `${root}/GetRestrictedPlayers`,
  audience: 'staff',
  permission: 'tournaments.read',
  summary: 'Present and past restrictions of players, newest first',
  query: Type.Object({
    ...listQuery(tournamentRestrictionList),
  }),
  reply: page(Restricted),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const deleteRestrictedPlayer = defineCall({
  method: 'DELETE',
  path: `${root}/DeleteRestrictedPlayer`,
  ...manage,
  summary: 'End the restriction of a player',
  query: Type.Object({ restrictionId: Uuid, explanation }),
  reply: Done,
  refusals: ['ERR_RESTRICTION_NOT_FOUND', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})
