/** States of a check of a person without an account. Ended states are final; a new attempt is a new check. */
export const NEWCOMER_STATES = ['started', 'verified', 'rejected', 'cancelled', 'failed'] as const
export type NewcomerState = (typeof NEWCOMER_STATES)[number]
