import type { Rule } from '../../rule.ts'
import { sinceRecords } from './since.ts'

/** How long the books, records of play and the log of what was done are kept, from the end of their month. */
export const records: readonly Rule[] = [
  sinceRecords(
    'duty',
    { years: 10, keeps: ['entries'] },
    {
      id: 'CZ-OP-20',
      summary: 'What was booked is kept for 10 years after the end of its month.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Act 563/1991 Coll. s.31 and Act 253/2008 Coll. s.16 as generally known; their texts were not read',
      confidence: 'general',
    },
  ),
  sinceRecords(
    'duty',
    { years: 3, keeps: ['rounds'] },
    {
      id: 'CZ-OP-22',
      summary: 'Records of play are kept for 3 years, as registers and documents are by CZ-17.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Decree of 20 December 2023 on conditions of operating (reference, CZ-17)',
      confidence: 'secondary',
    },
  ),
  sinceRecords(
    'duty',
    { years: 10, keeps: ['audit'] },
    {
      id: 'CZ-OP-21',
      summary: 'Who did what and saw what is kept for 10 years, as what it was about.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'the operator’s own rule',
      confidence: 'none',
    },
  ),
]
