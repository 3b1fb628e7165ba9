import type { Rule } from '../../rule.ts'
import { sinceReports } from './since.ts'

/** What the operator reports of suspicions. */
export const reports: readonly Rule[] = [
  sinceReports(
    'suspicion-report',
    {
      authority: 'Finanční analytický úřad',
      paragraph: 'zákon č. 253/2008 Sb., § 18',
      person: ['name', 'birthNumber', 'birthDate', 'birthPlace', 'nationality', 'residence', 'document'],
      namesStaff: false,
    },
    {
      id: 'CZ-44',
      summary: 'A suspicious transaction is reported without delay, and the report names no employee who noticed it.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source:
        'Act 253/2008 Coll. s.18 (what identifies a person: s.5); as generally known, no primary text was legible',
      confidence: 'general',
    },
  ),
]
