import type { Rule } from '../../rule.ts'
import { sinceTerminals } from './since.ts'

/**
 * Stakes at terminals of venues (decision 0411). Every kind of terminal is a technical game; live games at a table are not
 * reported. None of the figures was found in a primary text.
 */
export const terminals: readonly Rule[] = [
  sinceTerminals(
    'venue-stake-max',
    { kinds: ['GamingHall'], maxMinor: 10_000 },
    {
      id: 'CZ-25-HALL',
      summary: 'No stake over 100 CZK in a technical game in a gaming hall.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'reference, CZ-25 (general knowledge); the statute’s figure was not read',
      confidence: 'general',
    },
  ),
  sinceTerminals(
    'venue-stake-max',
    { kinds: ['Casino'], maxMinor: 100_000 },
    {
      id: 'CZ-25-CASINO',
      summary: 'No stake over 1,000 CZK in a technical game in a casino.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'Act 186/2016 Coll. as generally known: as on the internet (CZ-25); the statute’s figure was not read',
      confidence: 'general',
    },
  ),
  sinceTerminals(
    'venue-stake-max',
    { kinds: ['Bar'], maxMinor: 10_000 },
    {
      id: 'CZ-OP-23',
      summary: 'No stake over 100 CZK at a terminal elsewhere: the lowest figure that is known.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'the operator’s own rule: no figure for other premises was found',
      confidence: 'none',
    },
  ),
]
