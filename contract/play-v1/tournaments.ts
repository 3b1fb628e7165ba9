import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { hallList, tournamentEntryList, tournamentList, tournamentRoundList } from '../lists/tournaments.ts'
import { HallOfFame } from '../onling-v2/tournaments.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { orNull, OwnEntry, Prize, Tournament, TournamentRound } from '../shapes/tournaments.ts'
import { ENTRY_STATES, PRIZE_OUTCOMES, REMOVAL_REASONS } from '../states/tournament-states.ts'

/** Calls of tournaments that the specification does not have. Its own ones are in onling-v2/tournaments.ts. */
const root = '/capi/Play/v1/Tournaments'
const staffRoot = '/capi/Play/v1/Backoffice/Tournaments'
const explanation = text(2000, 20)

/** Null: the player has not entered. */
export const getOwnEntry = defineCall({
  method: 'GET',
  path: `${root}/GetOwnEntry`,
  audience: 'player',
  summary: 'The player’s entry in a round',
  query: Type.Object({ roundId: Uuid }),
  reply: Type.Object({ entry: orNull(OwnEntry) }),
  refusals: ['ERR_TOURNAMENT_NOT_FOUND'],
  ratePerMinute: 240,
})

export const leaveRound = defineCall({
  method: 'POST',
  path: `${root}/Leave`,
  audience: 'player',
  summary: 'Leave a round, also while it is played',
  body: Type.Object({ roundId: Uuid }),
  reply: OwnEntry,
  refusals: ['ERR_TOURNAMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** The market's rule against competitions by play on a game, for a page that has to explain why there is none. */
export const getCompetitionLaw = defineCall({
  method: 'GET',
  path: `${root}/GetLaw`,
  audience: 'any',
  summary: 'Whether competitions by play are legal here, and by which rule not',
  query: Type.Object({}),
  reply: Type.Object({
    isAllowed: Type.Boolean(),
    rule: orNull(
      Type.Object({
        ruleId: Type.String(),
        /** Citation of the rule, by language; in a missing language only the id of the rule is shown. */
        citations: Type.Record(Type.String(), Type.String()),
        /** The sentence of the rule by language. */
        texts: Type.Record(Type.String(), Type.String()),
      }),
    ),
  }),
  refusals: [],
})

/** One player in a round, for staff. */
const StaffEntry = Type.Object({
  playerId: PlayerId,
  state: Type.Enum([...ENTRY_STATES]),
  isAnonymous: Type.Boolean(),
  alias: Type.Integer(),
  registeredAt: Instant,
  registeredByName: orNull(Type.String()),
  place: orNull(Type.Integer()),
  score: Type.Integer(),
  reachedAt: orNull(Instant),
  /** The round of a game that decides between equal scores. */
  decidedBy: orNull(Uuid),
  rounds: Type.Integer(),
  staked: Money,
  won: Money,
  removedBecause: orNull(Type.Enum([...REMOVAL_REASONS])),
  explanation: orNull(Type.String()),
  prize: orNull(Prize),
  prizeOutcome: orNull(Type.Enum([...PRIZE_OUTCOMES])),
  /** Reference of the prize: a movement of the books, an award of free rounds or of a bonus. */
  reference: orNull(Uuid),
  heldBecause: orNull(Type.String()),
})

export const listEntries = defineCall({
  method: 'GET',
  path: `${staffRoot}/ListEntries`,
  audience: 'staff',
  permission: 'tournaments.read',
  summary: 'Players of a round by place, then those without a place',
  query: Type.Object({ ...listQuery(tournamentEntryList), roundId: Uuid }),
  reply: page(StaffEntry),
  refusals: ['ERR_TOURNAMENT_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const listForStaff = defineCall({
  method: 'GET',
  path: `${staffRoot}/List`,
  audience: 'staff',
  permission: 'tournaments.read',
  summary: 'All tournaments of the brand with their newest rules, newest first',
  query: Type.Object({ ...listQuery(tournamentList) }),
  reply: page(Tournament),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listRoundsForStaff = defineCall({
  method: 'GET',
  path: `${staffRoot}/ListRounds`,
  audience: 'staff',
  permission: 'tournaments.read',
  summary: 'Rounds of tournaments, the latest beginning first',
  query: Type.Object({ ...listQuery(tournamentRoundList) }),
  reply: page(TournamentRound),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listHallsForStaff = defineCall({
  method: 'GET',
  path: `${staffRoot}/ListHalls`,
  audience: 'staff',
  permission: 'tournaments.read',
  summary: 'All halls of fame of the brand with their entries, without real names',
  query: Type.Object({ ...listQuery(hallList) }),
  reply: page(HallOfFame),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** At once: the player is notified, and may write to support. */
export const disqualify = defineCall({
  method: 'POST',
  path: `${staffRoot}/Disqualify`,
  audience: 'staff',
  permission: 'tournaments.manage',
  summary: 'Remove a player from a round',
  body: Type.Object({ roundId: Uuid, playerId: PlayerId, explanation }),
  reply: TournamentRound,
  refusals: ['ERR_TOURNAMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Recomputes the table from the books and compares it with the stored one; changes nothing. */
export const checkRound = defineCall({
  method: 'GET',
  path: `${staffRoot}/Check`,
  audience: 'staff',
  permission: 'books.check',
  summary: 'Recompute the table of a round from the books',
  query: Type.Object({ roundId: Uuid }),
  reply: Type.Object({
    checkedAt: Instant,
    players: Type.Integer(),
    rounds: Type.Integer(),
    differences: Type.Array(Type.Object({ playerId: PlayerId, field: Type.String() })),
  }),
  refusals: ['ERR_TOURNAMENT_NOT_FOUND'],
  ratePerMinute: 10,
})

/** Requested by one person, approved by another: the results become final, and the prizes are given in the same transaction. */
export const publishResults = defineCall({
  method: 'POST',
  path: `${staffRoot}/PublishResults`,
  audience: 'staff',
  permission: 'tournaments.manage',
  summary: 'Publish the results of a round and give its prizes',
  body: Type.Object({ roundId: Uuid, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  reply: TournamentRound,
  refusals: [
    'ERR_TOURNAMENT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_ROUND_NOT_COUNTED',
    'ERR_SECOND_PERSON_NEEDED',
    'ERR_NOT_ALLOWED_BY_LAW',
    'ERR_MARKET_UNKNOWN',
    ...APPROVAL_REFUSALS,
  ],
})
