/** Every address of the staff site. Names, e-mails and search texts are never in one. */
export const paths = {
  deposits: '/deposits',
  withdrawals: '/withdrawals',
  bank: '/bank',
  players: '/players',
  player: (playerId: number, tab?: PlayerTab) => `/players/${playerId}${tab ? `?tab=${tab}` : ''}`,
  payment: (number: string) => `/payments/${number}`,
  round: (playerId: number, roundId: string) => `/players/${playerId}?tab=rounds&round=${roundId}`,
  documents: '/documents',
  document: (playerId: number, itemId: string) => `/documents?player=${playerId}&item=${itemId}`,
  migrations: '/documents/migrations',
  migration: (playerId: number, migrationId: string) =>
    `/documents?player=${playerId}&item=${migrationId}&kind=migration`,
  games: '/games',
  bonuses: '/bonuses',
  loyalty: '/loyalty',
  jackpots: '/jackpots',
  tournaments: '/tournaments',
  crash: '/crash',
  kiosks: '/kiosks',
  clients: '/clients',
  shutdowns: '/shutdowns',
  law: '/law',
  privacy: '/privacy',
  approvals: '/approvals',
  approval: (approvalId: string, view: 'mine' | 'own' | 'open' | 'decided') =>
    `/approvals?view=${view}&request=${approvalId}`,
  audit: '/audit',
  staff: '/staff',
  profile: '/profile',
  join: '/join',
} as const

export const PLAYER_TABS = [
  'entries',
  'deposits',
  'withdrawals',
  'rounds',
  'sessions',
  'cards',
  'limits',
  'bonuses',
  'points',
  'exclusion',
  'registration',
  'documents',
] as const
export type PlayerTab = (typeof PLAYER_TABS)[number]
