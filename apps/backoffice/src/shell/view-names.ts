import { APPROVAL_VIEWS } from '#contract/play-v1/approvals.ts'

/** Views of screens, as their addresses name them: said once, for the tabs of the screen and for who looks for a view by its name. */
export const VIEWS = {
  approvals: [...APPROVAL_VIEWS, 'decided', 'policy'],
  bank: ['statements', 'days', 'corrections', 'fees', 'approval', 'restrictions', 'rates'],
  cashDesk: ['desk', 'shifts', 'movements', 'differences'],
  content: ['pages', 'sections', 'files', 'search'],
  kiosks: ['kiosks', 'rooms', 'notices'],
  law: ['decisions', 'packs'],
  places: ['venues', 'plan', 'terminals', 'hall'],
  risk: ['alerts', 'mine', 'cases', 'closed', 'thresholds'],
  support: ['open', 'mine', 'nobody', 'late', 'answered', 'closed', 'templates'],
  tournaments: ['rounds', 'tournaments', 'halls', 'restricted'],
  triggers: ['triggers', 'firings', 'events'],
} as const
