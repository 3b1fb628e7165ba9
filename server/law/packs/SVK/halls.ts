import type { Rule } from '../../rule.ts'
import { ACT, sinceHalls } from './since.ts'

/** Venues where people play. */
export const halls: readonly Rule[] = [
  sinceHalls(
    'hall-hours',
    { kinds: ['GamingHall'], fromMinute: 180, untilMinute: 600 },
    {
      id: 'SK-15',
      summary: 'Gaming halls are closed from 03:00 to 10:00.',
      code: 'ERR_CLOSED_BY_LAW',
      textKey: 'duty',
      source: `${ACT}, read at cms-lawnow and in the questions of urhh.sk (reference, SK-15)`,
      confidence: 'secondary',
    },
  ),
]
