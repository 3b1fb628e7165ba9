/** Every address of the staff site. Names, e-mails and search texts are never in one. */
export const paths = {
  deposits: '/deposits',
  withdrawals: '/withdrawals',
  bank: '/bank',
  players: '/players',
  player: (playerId: number, tab?: PlayerTab) => `/players/${playerId}${tab ? `?tab=${tab}` : ''}`,
  round: (playerId: number, roundId: string) => `/players/${playerId}?tab=rounds&round=${roundId}`,
  documents: '/documents',
  document: (playerId: number, itemId: string) => `/documents?player=${playerId}&item=${itemId}`,
  games: '/games',
  crash: '/crash',
  law: '/law',
  privacy: '/privacy',
  audit: '/audit',
  staff: '/staff',
} as const

export const PLAYER_TABS = [
  'entries',
  'deposits',
  'rounds',
  'sessions',
  'cards',
  'limits',
  'exclusion',
  'registration',
  'documents',
] as const
export type PlayerTab = (typeof PLAYER_TABS)[number]
