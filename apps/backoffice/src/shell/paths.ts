import { zone } from './zone.ts'
import { dayAfter, startOfDay } from './zones.ts'

/** Every address of the staff site. Names, e-mails and search texts are never in one. */
export const paths = {
  now: '/now',
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
  /** One round, for who reads rounds but not players. */
  foundRound: (roundId: string) => `/games?view=rounds&round=${roundId}`,
  /** Rounds of a game on one day, midnight to midnight as the screen's own clock has it. */
  roundsOfDay: (gameKey: string, day: string) => {
    const [from = '', to = ''] = [startOfDay(day, zone.get()), startOfDay(dayAfter(day), zone.get())]
    return `/games?${new URLSearchParams({ view: 'rounds', gameKey, from, to })}`
  },
  content: '/content',
  newerProductTexts: '/content?view=pages&hasNewerProductText=true',
  newSection: '/content/new-section',
  look: '/content/look',
  lookVersion: (version: number) => `/content/look?version=${version}`,
  texts: '/content/texts',
  textsVersion: (language: string, version: number) => `/content/texts?language=${language}&version=${version}`,
  contentOf: (contentId: string, view?: string) => `/content/${contentId}${view ? `?view=${view}` : ''}`,
  /** What a version would look like, for whoever decides on it. */
  contentVersion: (contentId: string, version: number) => `/content/${contentId}?view=preview&version=${version}`,
  reports: '/reports',
  logs: '/logs',
  /** A log narrowed by some words; of a list each. */
  log: (view: string, words: Readonly<Record<string, string | readonly string[]>>) => {
    const pairs = Object.entries(words).flatMap(([name, some]) => [some].flat().map((one) => [name, one]))
    return `/logs?${new URLSearchParams([['view', view], ...pairs]).toString()}`
  },
  authorities: '/authorities',
  inspection: '/inspection',
  bonuses: '/bonuses',
  loyalty: '/loyalty',
  campaigns: '/campaigns',
  newCampaign: '/campaigns/new',
  freeRounds: '/free-rounds',
  freeRoundsOf: (definitionId: string) => `/free-rounds/${definitionId}`,
  campaign: (campaignId: string, view?: 'terms' | 'gifts' | 'codes' | 'restricted') =>
    `/campaigns/${campaignId}${view ? `?view=${view}` : ''}`,
  campaignTerms: (campaignId: string) => `/campaigns/${campaignId}/terms`,
  triggers: '/triggers',
  newTrigger: '/triggers/new',
  trigger: (triggerId: string, view?: 'terms' | 'firings' | 'preview') =>
    `/triggers/${triggerId}${view ? `?view=${view}` : ''}`,
  triggerTerms: (triggerId: string) => `/triggers/${triggerId}/terms`,
  jackpots: '/jackpots',
  tournaments: '/tournaments',
  crash: '/crash',
  kiosks: '/kiosks',
  places: '/places',
  cashDesk: '/cash-desk',
  clients: '/clients',
  shutdowns: '/shutdowns',
  law: '/law',
  support: '/support',
  ticket: (ticketId: string) => `/support?ticket=${ticketId}`,
  risk: '/risk',
  riskCase: (caseId: string) => `/risk/cases/${caseId}`,
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
  'timeline',
  'entries',
  'deposits',
  'withdrawals',
  'cash',
  'rounds',
  'sessions',
  'letters',
  'cards',
  'limits',
  'bonuses',
  'points',
  'exclusion',
  'registration',
  'documents',
] as const
export type PlayerTab = (typeof PLAYER_TABS)[number]
