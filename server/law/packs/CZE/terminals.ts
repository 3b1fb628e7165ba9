import type { Rule } from '../../rule.ts'
import { sinceTerminals } from './since.ts'

/**
 * Stakes and wins at terminals of venues (decisions 0411 and 0446). Every kind of terminal is a technical game; live games at a table are not
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
  sinceTerminals(
    'venue-win-max',
    { kinds: ['Casino', 'GamingHall', 'Bar'], maxMinor: 50_000_000 },
    {
      id: 'CZ-24-TERMINAL',
      summary:
        'No technical game at a terminal brings more than 500,000 CZK. Whether a gaming hall has a lower figure is not known.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'win-max',
      source: 'reference, CZ-24 (sazka.cz page header, of a technical game); no figure for a gaming hall was found',
      confidence: 'secondary',
    },
  ),
]
