/** What a player may be notified of on a device, each by a consent of its own. None of them offers anything. */
export const PUSH_KINDS = ['withdrawal-ended', 'document-judged', 'limit-near'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Browsers that one player may be notified on. */
export const PUSH_DEVICES_MAX = 10
