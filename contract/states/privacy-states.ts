/** Kinds of personal data, as an export is divided and an erasure tells of them. */
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
 * What an erasure does with a part: gone at once, kept sealed for as long as a law says, or kept under a number that leads
 * to nobody any more.
 */
export const FATES = ['erased', 'held', 'unnamed'] as const
export type Fate = (typeof FATES)[number]

export const REQUEST_KINDS = ['export', 'erasure'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Export: asked, ready, gone. Erasure: asked, begun (the person can still be found again, by a rule), done. */
export const REQUEST_STATES = ['asked', 'ready', 'gone', 'begun', 'done'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** What keeps an account from being closed. */
export const CLOSING_OBSTACLES = ['balance', 'landBasedBalance', 'withdrawals', 'deposits', 'rounds'] as const
