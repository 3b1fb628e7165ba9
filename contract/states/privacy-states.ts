/** Kinds of personal data, the parts of an export and of an erasure. */
export const PERSONAL_PARTS = [
  'identity',
  'contacts',
  'settings',
  'signIn',
  'messages',
  'support',
  'notes',
  'documents',
  'bankAccounts',
  'cards',
  'payments',
  'play',
  'limits',
  'exclusion',
] as const

export type PersonalPartName = (typeof PERSONAL_PARTS)[number]

/**
 * What an erasure does with a part: erased at once, kept sealed for the time required by law, or kept under a number that no longer
 * identifies anybody.
 */
export const FATES = ['erased', 'held', 'unnamed'] as const
export type Fate = (typeof FATES)[number]

export const REQUEST_KINDS = ['export', 'erasure'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** States. Export: asked, ready, gone. Erasure: asked, begun (the person can still be recognized, by a rule), done. */
export const REQUEST_STATES = ['asked', 'ready', 'gone', 'begun', 'done'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Obstacles to closing an account. */
export const CLOSING_OBSTACLES = ['balance', 'landBasedBalance', 'withdrawals', 'deposits', 'rounds'] as const
