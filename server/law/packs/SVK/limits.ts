import type { Rule } from '../../rule.ts'
import { ACT, sinceAct } from './since.ts'

/** Limits that players set themselves, and how they are changed. */
export const limits: readonly Rule[] = [
  sinceAct(
    'limit',
    { kinds: ['StakeMonthCasinoLimit'] },
    {
      id: 'SK-05',
      summary: 'Greatest sum of stakes in a calendar month.',
      code: 'ERR_STAKE_LIMIT_REACHED',
      textKey: 'limit-stake',
      source: `${ACT} s.32(1)g, quoted by help.olybet.sk`,
      confidence: 'secondary',
    },
  ),
  sinceAct(
    'change-limit',
    {
      tightenWithinHours: 24,
      loosenDay: { kind: 'on-day', days: 7 },
      loosenMonth: { kind: 'on-day', days: 7 },
      changesPerMonth: 1,
      mayAlwaysTighten: false,
    },
    {
      id: 'SK-06',
      summary: 'Tighter within 24 hours, looser on the 7th calendar day, one change of a limit in a calendar month.',
      code: 'ERR_NO_CHANGES_LEFT_THIS_MONTH',
      textKey: 'change-limit',
      source: `${ACT} s.32(3), quoted by help.olybet.sk; sportnet.sme.sk`,
      confidence: 'secondary',
    },
  ),
  sinceAct(
    'limit',
    { kinds: ['LossMonthCasinoLimit'] },
    {
      id: 'SK-07',
      summary: 'Greatest loss in a calendar month: all stakes less all wins.',
      code: 'ERR_LOSS_LIMIT_REACHED',
      textKey: 'limit-loss',
      source: `${ACT} s.32(1)g, quoted by help.olybet.sk`,
      confidence: 'secondary',
    },
  ),
]
