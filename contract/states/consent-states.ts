/** States of a player's consent at their bank: waiting for the player, given, refused, or expired. */
export const CONSENT_STATES = ['waiting', 'valid', 'rejected', 'expired'] as const

export type ConsentState = (typeof CONSENT_STATES)[number]
