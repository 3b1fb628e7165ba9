import type { CurrencyCode } from '#money'
import type { Clock, FieldCipher, Instant, Querier } from '#server/kernel/index.ts'

/** What was staked and won at terminals on a day of the market's calendar. */
export type PlayOfDay = { readonly day: string; readonly staked: number; readonly won: number }

type OfPerson<Found> = (db: Querier, playerIds: readonly number[], since: Instant) => Promise<Found>

/** Needs of the law of cash, given when a process is composed: the same for every payment in cash. */
export type CashLawNeeds = {
  readonly clock: Clock
  readonly cipher: FieldCipher
  readonly target: string
  /** Key of the market. */
  readonly market: string
  readonly currency: CurrencyCode
  readonly timeZone: string
  /** The person's accounts at other brands: the law counts a person. */
  readonly findOtherAccounts: (db: Querier, playerId: number) => Promise<readonly number[]>
  /** Venues that report play at their terminals: at others it is unknown what became of credit. */
  readonly findReportingVenues: (db: Querier, since: Instant) => Promise<readonly string[]>
  /** Play at terminals by day, since a day. */
  readonly readVenuePlay: (db: Querier, playerId: number, sinceDay: string) => Promise<readonly PlayOfDay[]>
  /** Whether a document of one of these accounts was checked at our desks since an instant. */
  readonly wasSeenAtDesks: OfPerson<boolean>
  /** What our desks paid to these accounts since an instant with a single approval. */
  readonly sumPaidAtDesksAlone: OfPerson<number>
}
