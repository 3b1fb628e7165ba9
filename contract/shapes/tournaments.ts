import { Type, type Static } from 'typebox'
import { ENTRY_STATES, PRIZE_OUTCOMES, REMOVAL_REASONS, ROUND_STATES } from '../states/tournament-states.ts'
import { GameKey, Instant, text, Uuid } from './fields.ts'
import { Currency, Money, PositiveAmountMinor } from './money.ts'

export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

const Count = (maximum: number) => Type.Integer({ minimum: 1, maximum })

/** Something that is done without a stake. */
export const Mission = Type.Union([
  /** So many rounds for fun of one game. */
  Type.Object({ kind: Type.Literal('rounds-for-fun'), gameKey: GameKey, count: Count(1000) }),
  /** Signed in on so many days. */
  Type.Object({ kind: Type.Literal('days'), count: Count(31) }),
])
export type Mission = Static<typeof Mission>

/**
 * How a score is made. A multiple is what a round of a game won over what was staked in it, in ten-thousandths, rounded down.
 * `points`: in each game the players stand in the order of their largest multiple, and each place has its points.
 */
export const Scoring = Type.Union([
  Type.Object({ kind: Type.Literal('largest-win') }),
  Type.Object({ kind: Type.Literal('best-sum'), best: Type.Integer({ minimum: 2, maximum: 100 }) }),
  Type.Object({
    kind: Type.Literal('points'),
    /** Of the first place, the second, and so on; none goes up. */
    points: Type.Array(Count(1000), { minItems: 1, maxItems: 50 }),
  }),
  Type.Object({ kind: Type.Literal('missions'), missions: Type.Array(Mission, { minItems: 1, maxItems: 20 }) }),
])
export type Scoring = Static<typeof Scoring>
export type ScoringKind = Scoring['kind']

const places = { fromPlace: Count(1000), toPlace: Count(1000) }

/** What the places from one to another get, each of them. */
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

/** Rules of a tournament. A change makes a new version, which holds for rounds that are planned from then on. */
export const termsFields = {
  /** Games whose rounds count; none where only missions do. */
  gameKeys: Type.Array(GameKey, { maxItems: 500, uniqueItems: true }),
  scoring: Scoring,
  /** Rounds with a smaller stake do not count. In the market's currency. */
  stakeMinMinor: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
  /** Whether rounds that the house pays for count, and rounds that bonus money has a part of. */
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

/** Instants of a round: registration begins, play begins and ends; who has not entered by then does not. */
export const roundFields = {
  opensAt: Instant,
  registersUntil: Instant,
  startsAt: Instant,
  endsAt: Instant,
  /** Most players; null: any number. */
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
  /** To when the rounds of games have been counted. */
  countedTo: orNull(Instant),
  publishedAt: orNull(Instant),
  paidAt: orNull(Instant),
  cancelledAt: orNull(Instant),
  /** For staff only: whether the table was made anew from the books, and how many of its rows differed; the reason of an end. */
  check: orNull(Type.Object({ checkedAt: Instant, rounds: Type.Integer(), differences: Type.Integer() })),
  cancelledBecause: orNull(Type.String()),
})
export type TournamentRound = Static<typeof TournamentRound>

/** One place as everybody sees it. `name` is null for who is anonymous: `alias` is a number that stands for them in this round. */
export const BoardRow = Type.Object({
  place: Type.Integer(),
  name: orNull(Type.String()),
  alias: Type.Integer(),
  score: Type.Integer(),
  isOwn: Type.Boolean(),
})
export type BoardRow = Static<typeof BoardRow>

/** How somebody stands in a round. */
export const OwnEntry = Type.Object({
  roundId: Uuid,
  state: Type.Enum([...ENTRY_STATES]),
  isAnonymous: Type.Boolean(),
  name: orNull(Type.String()),
  alias: Type.Integer(),
  registeredAt: Instant,
  place: orNull(Type.Integer()),
  score: Type.Integer(),
  /** Rounds of games that counted, what was staked in them and what they won. */
  rounds: Type.Integer(),
  staked: Money,
  won: Money,
  removedBecause: orNull(Type.Enum([...REMOVAL_REASONS])),
  prize: orNull(Prize),
  prizeOutcome: orNull(Type.Enum([...PRIZE_OUTCOMES])),
})
export type OwnEntry = Static<typeof OwnEntry>

/** What the stream of a board says, at most every two seconds. */
export type BoardNews = {
  readonly at: string
  readonly state: TournamentRound['state']
  readonly players: number
  readonly rows: readonly BoardRow[]
  readonly own: OwnEntry | null
}

/** How many places a board shows at once. */
export const BOARD_ROWS = 15

/** What a place gets. */
export function prizeOfPlace(prizes: readonly Prize[], place: number): Prize | undefined {
  return prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace)
}

/** What is wrong with prizes, or nothing: they begin at the first place and leave none out. */
export function arePrizesInOrder(prizes: readonly Prize[]): boolean {
  let next = 1
  for (const { fromPlace, toPlace } of prizes) {
    if (fromPlace !== next || toPlace < fromPlace) return false
    next = toPlace + 1
  }
  return prizes.length > 0 && next <= 1001
}
