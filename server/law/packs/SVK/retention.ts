import type { Rule } from '../../rule.ts'
import { sinceRetention } from './since.ts'

/** How long is kept who a client was. */
export const retention: readonly Rule[] = [
  sinceRetention(
    'duty',
    { years: 5 },
    {
      id: 'SK-AM-01',
      summary: 'What shows who a client was is kept for 5 years after the business relationship ends.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z. s.19 (reference, AM-01) as generally known; its text was not read',
      confidence: 'general',
    },
  ),
]
