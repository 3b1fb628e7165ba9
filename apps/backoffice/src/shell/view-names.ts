import type { Permission } from '#contract/permissions.ts'
import { APPROVAL_VIEWS } from '#contract/play-v1/approvals.ts'
import { DEFINITION_KINDS } from '#contract/shapes/loyalty.ts'

/** Views of screens, as their addresses name them: said once, for the tabs of the screen and for who looks for a view by its name. */
export const VIEWS = {
  approvals: [...APPROVAL_VIEWS, 'decided', 'policy'],
  authorities: ['packages', 'statements', 'format'],
  bank: ['statements', 'days', 'corrections', 'fees', 'approval', 'restrictions', 'rates'],
  cashDesk: ['desk', 'shifts', 'movements', 'differences'],
  content: ['pages', 'sections', 'files', 'search'],
  games: ['general', 'provider', 'tag', 'tags', 'drift', 'rounds'],
  kiosks: ['kiosks', 'rooms', 'notices'],
  law: ['decisions', 'packs'],
  live: ['now', 'installation'],
  loyalty: DEFINITION_KINDS,
  places: ['venues', 'plan', 'terminals', 'hall'],
  reports: [
    'overview',
    'games',
    'performance',
    'funnel',
    'cohorts',
    'bonuses',
    'venues',
    'funds',
    'success',
    'accounting',
    'months',
  ],
  risk: ['alerts', 'mine', 'cases', 'closed', 'thresholds'],
  staff: ['people', 'roles', 'who-can', 'security'],
  support: ['open', 'mine', 'nobody', 'late', 'answered', 'closed', 'templates'],
  tournaments: ['rounds', 'tournaments', 'halls', 'restricted'],
  triggers: ['triggers', 'firings', 'events'],
} as const

/** Logs that have a tab, and the right that each needs. */
export const LOG_RIGHTS = {
  overview: 'reports.read',
  accounting: 'reports.read',
  funds: 'payments.read',
  games: 'reports.read',
  crash: 'rounds.read',
  jackpots: 'rounds.read',
  bonuses: 'reports.read',
  venues: 'reports.read',
} as const satisfies Readonly<Record<string, Permission>>
export type LogTab = keyof typeof LOG_RIGHTS
export const LOG_TABS = Object.keys(LOG_RIGHTS) as LogTab[]
