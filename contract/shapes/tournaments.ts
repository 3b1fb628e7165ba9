import { Type, type Static } from 'typebox'
import { ENTRY_STATES, PRIZE_OUTCOMES, REMOVAL_REASONS, ROUND_STATES } from '../states/tournament-states.ts'
import { GameKey, Instant, text, Uuid } from './fields.ts'
import { Currency, Money, PositiveAmountMinor } from './money.ts'

export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

const Count = (maximum: number) => Type.Integer({ minimum: 1, maximum })

/** A task without a stake. */
export const Mission = Type.Union([
  /** A number of rounds for fun of one game. */
  Type.Object({ kind: Type.Literal('rounds-for-fun'), gameKey: GameKey, count: Count(1000) }),
  /** A number of days with a sign-in. */
  Type.Object({ kind: Type.Literal('days'), count: Count(31) }),
])
export type Mission = Static<typeof Mission>

/**
 * How a score is computed. A multiple is the win of a round of a game divided by its stake, in ten-thousandths, rounded down.
 * `points`: in each game the players are ranked by their largest multiple, and each place gives its points.
 */
export const Scoring = Type.Union([
  Type.Object({ kind: Type.Literal('largest-win') }),
  Type.Object({ kind: Type.Literal('best-sum'), best: Type.Integer({ minimum: 2, maximum: 100 }) }),
  Type.Object({
    kind: Type.Literal('points'),
    /** Points of the first place, the second, and so on, never increasing. */
    points: Type.Array(Count(1000), { minItems: 1, maxItems: 50 }),
  }),
  Type.Object({ kind: Type.Literal('missions'), missions: Type.Array(Mission, { minItems: 1, maxItems: 20 }) }),
])
export type Scoring = Static<typeof Scoring>
export type ScoringKind = Scoring['kind']

const places = { fromPlace: Count(1000), toPlace: Count(1000) }

/** The prize of each place from one to another. */
export const Prize = Type.Union([
  Type.Object({ ...places, kind: Type.Literal('money'), amountMinor: PositiveAmountMinor }),
  Type.Object({
    ...places,
    kind: Type.Literal('free-rounds'),
    gameKey: GameKey,
    stakeMinor: PositiveAmountMinor,
    rounds: Count(500),
    daysValid: Count(90),
  }),
  Type.Object({ ...places, kind: Type.Literal('bonus'), bonusId: Uuid }),
])
export type Prize = Static<typeof Prize>

/** Rules of a tournament. A change makes a new version, for rounds planned from then on. */
export const termsFields = {
  /** Games whose rounds count; empty where only missions do. */
  gameKeys: Type.Array(GameKey, { maxItems: 500, uniqueItems: true }),
  scoring: Scoring,
  /** Rounds with a smaller stake do not count. In the market's currency. */
  stakeMinMinor: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
  /** Whether free rounds count, and rounds partly paid by bonus money. */
  countsFreeRounds: Type.Boolean(),
  countsBonusMoney: Type.Boolean(),
  /** By place, from the first on, without a gap. */
  prizes: Type.Array(Prize, { minItems: 1, maxItems: 50 }),
}
export const TermsInput = Type.Object(termsFields)
export type TermsInput = Static<typeof TermsInput>

export const Terms = Type.Object({ ...termsFields, version: Type.Integer(), currency: Currency, writtenAt: Instant })
export type Terms = Static<typeof Terms>

export const tournamentFields = {
  name: text(80, 3),
  /** A sentence or two for players. */
  about: text(500),
  hallId: orNull(Uuid),
}

export const Tournament = Type.Object({
  tournamentId: Uuid,
  name: Type.String(),
  about: Type.String(),
  hallId: orNull(Uuid),
  terms: Terms,
  createdAt: Instant,
})
export type Tournament = Static<typeof Tournament>

/** Instants of a round: registration opens and closes, play starts and ends. */
export const roundFields = {
  opensAt: Instant,
  registersUntil: Instant,
  startsAt: Instant,
  endsAt: Instant,
  /** Maximum number of players; null: unlimited. */
  capacity: orNull(Count(1_000_000)),
}

export const TournamentRound = Type.Object({
  roundId: Uuid,
  tournamentId: Uuid,
  name: Type.String(),
  about: Type.String(),
  number: Type.Integer(),
  state: Type.Enum([...ROUND_STATES]),
  ...roundFields,
  terms: Terms,
  entries: Type.Integer(),
  /** Rounds of games are counted up to this instant. */
  countedTo: orNull(Instant),
  publishedAt: orNull(Instant),
  paidAt: orNull(Instant),
  cancelledAt: orNull(Instant),
  /** For staff only: the last recomputation of the table from the books, and the number of its different rows; the reason of the end. */
  check: orNull(Type.Object({ checkedAt: Instant, rounds: Type.Integer(), differences: Type.Integer() })),
  cancelledBecause: orNull(Type.String()),
})
export type TournamentRound = Static<typeof TournamentRound>

/** One public place. `name` is null for an anonymous player: `alias` is their number in this round. */
export const BoardRow = Type.Object({
  place: Type.Integer(),
  name: orNull(Type.String()),
  alias: Type.Integer(),
  score: Type.Integer(),
  isOwn: Type.Boolean(),
})
export type BoardRow = Static<typeof BoardRow>

/** The player's own entry in a round. */
export const OwnEntry = Type.Object({
  roundId: Uuid,
  state: Type.Enum([...ENTRY_STATES]),
  isAnonymous: Type.Boolean(),
  name: orNull(Type.String()),
  alias: Type.Integer(),
  registeredAt: Instant,
  place: orNull(Type.Integer()),
  score: Type.Integer(),
  /** Number of counted rounds of games, their stakes and their wins. */
  rounds: Type.Integer(),
  staked: Money,
  won: Money,
  removedBecause: orNull(Type.Enum([...REMOVAL_REASONS])),
  prize: orNull(Prize),
  prizeOutcome: orNull(Type.Enum([...PRIZE_OUTCOMES])),
})
export type OwnEntry = Static<typeof OwnEntry>

/** Messages of a board's stream, at most one every two seconds. */
export type BoardNews = {
  readonly at: string
  readonly state: TournamentRound['state']
  readonly players: number
  readonly rows: readonly BoardRow[]
  readonly own: OwnEntry | null
}

/** Number of places on a board. */
export const BOARD_ROWS = 15

/** The prize of a place. */
export function prizeOfPlace(prizes: readonly Prize[], place: number): Prize | undefined {
  return prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace)
}

/** Whether the prizes begin at the first place and have no gap. */
export function arePrizesInOrder(prizes: readonly Prize[]): boolean {
  let next = 1
  for (const { fromPlace, toPlace } of prizes) {
    if (fromPlace !== next || toPlace < fromPlace) return false
    next = toPlace + 1
  }
  return prizes.length > 0 && next <= 1001
}
