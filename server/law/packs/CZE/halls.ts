import type { Rule } from '../../rule.ts'
import { sinceHalls } from './since.ts'

/** Venues where people play. */
export const halls: readonly Rule[] = [
  sinceHalls(
    'hall-hours',
    { kinds: ['GamingHall'], fromMinute: 180, untilMinute: 600 },
    {
      id: 'CZ-38',
      summary: 'Gaming halls, not casinos, are closed from 03:00 to 10:00.',
      code: 'ERR_CLOSED_BY_LAW',
      textKey: 'duty',
      source: 'neprohrajzivot.cz (reference, CZ-38)',
      confidence: 'secondary',
    },
  ),
]
