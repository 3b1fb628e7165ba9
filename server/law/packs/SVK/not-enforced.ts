import type { Rule } from '../../rule.ts'
import { ACT, sinceAct } from './since.ts'

/** Rules that are written down and off: their figures were not found, or are not demanded here. */
export const notEnforced: readonly Rule[] = [
  sinceAct(
    'stake-max',
    { maxMinor: 0 },
    {
      id: 'SK-13',
      summary:
        'Greatest stake of a kind of game: the annex of Decree 142/2019 was not found, so nothing is enforced yet.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'Decree 142/2019 annexes, not read',
      confidence: 'none',
      isOn: false,
    },
  ),
  sinceAct(
    'forced-break',
    { playMinutes: 120, breakMinutes: 15 },
    {
      id: 'SK-OP-10',
      summary: 'Break after 120 minutes of play: no rule of this market was found; the Czech figures, not enforced.',
      code: 'ERR_BREAK_REQUIRED',
      textKey: 'forced-break',
      source: 'none found',
      confidence: 'none',
      isOn: false,
    },
  ),
  sinceAct(
    'limits-chosen',
    { missing: 0 },
    {
      id: 'SK-OP-11',
      summary: 'Choosing each limit before play: offered at each sign-in by s.32(3), not demanded here.',
      code: 'ERR_LIMITS_NOT_CHOSEN',
      textKey: 'limits-chosen',
      source: `${ACT} s.32(3), quoted by help.olybet.sk`,
      confidence: 'none',
      isOn: false,
    },
  ),
]
