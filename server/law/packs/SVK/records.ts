import type { Rule } from '../../rule.ts'
import { sinceRecords } from './since.ts'

/** How long the books, records of play and the log of what was done are kept, from the end of their month. */
export const records: readonly Rule[] = [
  sinceRecords(
    'duty',
    { years: 10, keeps: ['entries'] },
    {
      id: 'SK-OP-20',
      summary: 'What was booked is kept for 10 years after the end of its month.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Act 431/2002 Z.z. s.35 as generally known; its text was not read',
      confidence: 'general',
    },
  ),
  sinceRecords(
    'duty',
    { years: 5, keeps: ['rounds'] },
    {
      id: 'SK-OP-21',
      summary: 'Records of play are kept for 5 years: no rule of this market was found.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'the operator’s own rule',
      confidence: 'none',
    },
  ),
  sinceRecords(
    'duty',
    { years: 10, keeps: ['audit'] },
    {
      id: 'SK-OP-22',
      summary: 'Who did what and saw what is kept for 10 years, as what it was about.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'the operator’s own rule',
      confidence: 'none',
    },
  ),
]
