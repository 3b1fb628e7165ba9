import type { Rule } from '../../rule.ts'
import { ACT, PLAIN, since2024 } from './since.ts'

/** Age, limits that players set themselves, and how they are changed. */
export const limits: readonly Rule[] = [
  since2024(
    'minimum-age',
    { years: 18 },
    {
      id: 'CZ-01',
      summary: 'Nobody under 18 registers, pays in or plays.',
      code: 'ERR_TOO_YOUNG',
      textKey: 'age',
      source: `${ACT}, read at zdarns.cz; specification, player-site §5`,
      confidence: 'secondary',
    },
  ),
  since2024(
    'limits-chosen',
    { missing: 0 },
    {
      id: 'CZ-02',
      summary: 'Each self-limit is set or expressly refused before the account is played with.',
      code: 'ERR_LIMITS_NOT_CHOSEN',
      textKey: 'limits-chosen',
      source: 'ifortuna.cz help',
      confidence: 'secondary',
    },
  ),
  since2024(
    'limit',
    { kinds: ['LogonCountMonthWholeSystemLimit'] },
    {
      id: 'CZ-03',
      summary: 'Sign-ins of a calendar month; each counts, also after an automatic sign-out.',
      code: 'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
      textKey: 'limit-logon-count',
      source: 'sazka.cz herni-limity',
      confidence: 'secondary',
    },
  ),
  since2024(
    'limit',
    { kinds: ['LogonDurationDayWholeSystemLimit'] },
    {
      id: 'CZ-04',
      summary: 'Time signed in on a day, over all sign-ins; spent means signed out.',
      code: 'ERR_LIMIT_REACHED_LOGONDURATION',
      textKey: 'limit-logon-duration',
      source: 'sazka.cz herni-limity',
      confidence: 'secondary',
    },
  ),
  since2024('logon-break', PLAIN, {
    id: 'CZ-05',
    summary: 'Break after signing out: signing in and withdrawing are allowed, stakes are not before its end.',
    code: 'ERR_LIMIT_REACHED_LOGONBREAK',
    textKey: 'logon-break',
    source: 'sazka.cz herni-limity',
    confidence: 'secondary',
  }),
  since2024(
    'limit',
    { kinds: ['StakeDayCasinoLimit', 'StakeMonthCasinoLimit'] },
    {
      id: 'CZ-06',
      summary: 'Stakes of a calendar day and month; wins do not restore them.',
      code: 'ERR_STAKE_LIMIT_REACHED',
      textKey: 'limit-stake',
      source: 'sazka.cz herni-limity',
      confidence: 'secondary',
    },
  ),
  since2024(
    'limit',
    { kinds: ['LossDayCasinoLimit', 'LossMonthCasinoLimit', 'LossDayLiveGamesLimit', 'LossMonthLiveGamesLimit'] },
    {
      id: 'CZ-07',
      summary: 'Net loss (stakes less wins) of a calendar day and month, for each kind of game apart (CZ-08).',
      code: 'ERR_LOSS_LIMIT_REACHED',
      textKey: 'limit-loss',
      source: 'ifortuna.cz help; definition of "čistá prohra" in an operator’s game plan',
      confidence: 'secondary',
    },
  ),
  since2024(
    'change-limit',
    {
      tightenWithinHours: 0,
      loosenDay: { kind: 'days-later', days: 7 },
      loosenMonth: { kind: 'month-start', days: 7 },
      changesPerMonth: null,
      mayAlwaysTighten: true,
    },
    {
      id: 'CZ-09',
      summary:
        'Tighter at once and for the running period (CZ-10); looser: daily after 7 days, monthly from the 1st of the next month and not before 7 days.',
      code: 'ERR_NO_CHANGES_LEFT_THIS_MONTH',
      textKey: 'change-limit',
      source: 'sazka.cz centrum-podpory',
      confidence: 'secondary',
    },
  ),
  since2024(
    'reopened-account',
    { days: 7 },
    {
      id: 'CZ-11',
      summary: 'Closed and opened again within 7 days while a limit held: no milder limit at registration.',
      code: 'ERR_LIMIT_TOO_LOOSE',
      textKey: 'reopened-account',
      source: `${ACT} s.14a, public.codexis.cz`,
      confidence: 'primary',
    },
  ),
]
