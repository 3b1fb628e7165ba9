/** Subjects of notifications on a player's device, each with its own consent. None of them is an offer. */
export const PUSH_KINDS = ['withdrawal-ended', 'document-judged', 'limit-near'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Maximum number of browsers with notifications of one player. */
export const PUSH_DEVICES_MAX = 10
