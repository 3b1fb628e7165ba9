import type { Rule } from '../../rule.ts'
import { sinceTerms } from './since.ts'

/** Terms of the operator. */
export const terms: readonly Rule[] = [
  sinceTerms(
    'terms-notice',
    { days: 30 },
    {
      id: 'SK-46',
      summary: 'Players are told of a change of the terms in advance, and may leave: 30 days, which is our figure.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'No source was found; as in the other market',
      confidence: 'none',
    },
  ),
]
