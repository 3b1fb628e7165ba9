import { refuse, type ClientCaller, type Instant } from '#server/kernel/index.ts'
import { isPast } from '../plans/plan.ts'

/** A service of a venue acts for that one, and knows no other; one of the operator, which acts for no venue, for all. */
export function refuseForeignVenue({ venueId }: ClientCaller, wanted: string): void {
  if (venueId !== null && venueId !== wanted.toLowerCase()) refuse('ERR_VENUE_NOT_FOUND', { venueId: wanted })
}

/** What only a service of the operator does. */
export function refuseVenues({ venueId }: ClientCaller): void {
  if (venueId !== null) refuse('ERR_ONLY_OPERATOR')
}

/** Corrections of the past are for two people of the staff. */
export function refusePast(from: string | undefined, now: Instant): void {
  if (from !== undefined && isPast(new Date(from), now))
    refuse('ERR_TIMES_NOT_VALID', { because: 'past', field: 'from' })
}
