/** Life of a check of somebody who has no account yet. Nothing that has ended moves; a new try is a new check. */
export const NEWCOMER_STATES = ['started', 'verified', 'rejected', 'cancelled', 'failed'] as const
export type NewcomerState = (typeof NEWCOMER_STATES)[number]
