import type { Rule } from '../../rule.ts'
import { rulesFrom } from '../define-pack.ts'
import { PLAIN } from './since.ts'

// The day on which this row was written: earlier packs stay as they were when decisions were made by them.
const sinceWords = rulesFrom('2026-11-26')

/** What advertising has to say. */
export const promotions: readonly Rule[] = [
  sinceWords('promotion-words', PLAIN, {
    id: 'CZ-43',
    summary:
      'Advertising of play carries the ministry’s warning word for word; 18+ beside it is for those who may not play.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'promotion-words',
    source: 'Act 40/1995 s.5j(4); the text of the statute was not read again',
    confidence: 'general',
  }),
]
