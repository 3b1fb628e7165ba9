import type { Rule } from '../../rule.ts'
import { sinceCashRead } from './since.ts'

/** Terms of the operator. */
export const terms: readonly Rule[] = [
  sinceCashRead(
    'terms-notice',
    { days: 30 },
    {
      id: 'CZ-46',
      summary: 'Players are told of a change of the terms in advance, and may leave: 30 days, which is our figure.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Act 89/2012 Coll., § 1752: in advance, without a figure; the days are ours',
      confidence: 'none',
    },
  ),
]
