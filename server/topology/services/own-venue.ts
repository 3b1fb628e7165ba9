import { refuse, type ClientCaller, type Instant } from '#server/kernel/index.ts'
import { isPast } from '../plans/plan.ts'

/**
 * A service of a venue acts only for it, other venues are not found; a service of the operator, without a venue, acts
 * for all.
 */
export function refuseForeignVenue({ venueId }: ClientCaller, wanted: string): void {
  if (venueId !== null && venueId !== wanted.toLowerCase()) refuse('ERR_VENUE_NOT_FOUND', { venueId: wanted })
}

/** Refuses services of venues: only one of the operator may do this. */
export function refuseVenues({ venueId }: ClientCaller): void {
  if (venueId !== null) refuse('ERR_ONLY_OPERATOR')
}

/** Corrections of the past are possible only for two members of staff. */
export function refusePast(from: string | undefined, now: Instant): void {
  if (from !== undefined && isPast(new Date(from), now))
    refuse('ERR_TIMES_NOT_VALID', { because: 'past', field: 'from' })
}
