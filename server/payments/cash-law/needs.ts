import type { CurrencyCode } from '#money'
import type { Clock, FieldCipher, Instant, Querier } from '#server/kernel/index.ts'

/** What was staked and won at terminals on a day of the market's calendar. */
export type PlayOfDay = { readonly day: string; readonly staked: number; readonly won: number }

type OfPerson<Found> = (db: Querier, playerIds: readonly number[], since: Instant) => Promise<Found>

/** Needs of the law of cash, given when a process is composed: every way of cash asks with the same ones. */
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
  /** Venues that tell of play at their terminals: of another one nobody knows what became of credit. */
  readonly findTellingVenues: (db: Querier, since: Instant) => Promise<readonly string[]>
  /** What was played at terminals, by days since one. */
  readonly readVenuePlay: (db: Querier, playerId: number, sinceDay: string) => Promise<readonly PlayOfDay[]>
  /** Whether a document of one of these accounts was seen at a desk of ours since an instant. */
  readonly wasSeenAtDesks: OfPerson<boolean>
  /** What desks of ours have paid to these accounts since an instant by one signature alone. */
  readonly sumPaidAtDesksAlone: OfPerson<number>
}
