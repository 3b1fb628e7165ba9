import type { Permission } from '#contract/permissions.ts'
import { APPROVAL_VIEWS } from '#contract/play-v1/approvals.ts'
import { LIVE_REGIONS } from '#contract/shapes/live.ts'
import { DEFINITION_KINDS } from '#contract/shapes/loyalty.ts'

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

/** Views of screens, as their addresses name them: said once, for the tabs of the screen and for who looks for a view by its name. */
export const VIEWS = {
  approvals: [...APPROVAL_VIEWS, 'decided', 'policy'],
  authorities: ['packages', 'statements', 'format'],
  bank: ['statements', 'days', 'corrections', 'fees', 'approval', 'restrictions', 'rates'],
  cashDesk: ['desk', 'shifts', 'movements', 'differences'],
  content: ['pages', 'sections', 'files', 'search'],
  games: ['general', 'provider', 'tag', 'tags', 'drift', 'rounds'],
  jackpots: ['pools', 'wins'],
  kiosks: ['kiosks', 'rooms', 'notices'],
  law: ['decisions', 'packs'],
  live: ['now', 'installation'],
  logs: Object.keys(LOG_RIGHTS) as LogTab[],
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

type Views = typeof VIEWS
type Rights = { readonly [Screen in keyof Views]?: { readonly [View in Views[Screen][number]]?: Permission } }

/** Views that need a right beside that of their screen. */
const RIGHTS: Readonly<Partial<Record<keyof Views, Readonly<Partial<Record<string, Permission>>>>>> = {
  games: { rounds: 'rounds.read' },
  jackpots: { wins: 'rounds.read' },
  live: { installation: LIVE_REGIONS.installation[0] },
  logs: LOG_RIGHTS,
  staff: { security: 'security.read' },
} satisfies Rights

/** The views of a screen that somebody may open: its tabs, and what the palette finds. */
export function viewsOpenTo<Screen extends keyof Views>(
  screen: Screen,
  held: readonly Permission[],
): Views[Screen][number][] {
  const all: readonly Views[Screen][number][] = VIEWS[screen]
  return all.filter((view) => {
    const needed = RIGHTS[screen]?.[view]
    return needed === undefined || held.includes(needed)
  })
}
