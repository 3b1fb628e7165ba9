import type { Rule } from '../../rule.ts'
import { sinceTerminals } from './since.ts'

/** Stakes and wins at terminals of venues (decisions 0411 and 0446). */
export const terminals: readonly Rule[] = [
  sinceTerminals(
    'venue-stake-max',
    { kinds: ['Casino', 'GamingHall', 'Bar'], maxMinor: 0 },
    {
      id: 'SK-13-TERMINAL',
      summary: 'Greatest stake at a terminal of a venue: no figure was found, so nothing is enforced yet.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'Act 30/2019 Z.z. and Decree 142/2019, annexes not read (reference, SK-13)',
      confidence: 'none',
      isOn: false,
    },
  ),
  sinceTerminals(
    'venue-win-max',
    { kinds: ['Casino', 'GamingHall', 'Bar'], maxMinor: 0 },
    {
      id: 'SK-13-TERMINAL-WIN',
      summary: 'Greatest win at a terminal of a venue: no figure was found, so nothing is enforced yet.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'win-max',
      source: 'Act 30/2019 Z.z. and Decree 142/2019, annexes not read (reference, SK-13)',
      confidence: 'none',
      isOn: false,
    },
  ),
]
