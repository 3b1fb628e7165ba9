import type { Rule } from '../../rule.ts'
import { sinceReports } from './since.ts'

/** What the operator reports of suspicions. */
export const reports: readonly Rule[] = [
  sinceReports(
    'suspicion-report',
    {
      authority: 'Finančná spravodajská jednotka',
      paragraph: 'zákon č. 297/2008 Z. z., § 17',
      person: ['name', 'birthNumber', 'birthDate', 'nationality', 'residence', 'document'],
      namesStaff: false,
    },
    {
      id: 'SK-44',
      summary: 'An unusual transaction is reported without delay, and the report names no employee who noticed it.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z. s.17 (what identifies a person: s.7); as generally known, no primary text was legible',
      confidence: 'general',
    },
  ),
]
