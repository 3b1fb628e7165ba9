import type { Rule } from '../rule.ts'
import { rulesFrom } from './define-pack.ts'

const since2024 = rulesFrom('2024-01-01')
const sincePanic = rulesFrom('2024-07-01')

const PLAIN = {} as const
const ACT = 'Act 186/2016 Coll.'

/**
 * The Czech Republic. Ids are those of the reference (market-and-law §3.1); `CZ-OP-…` are the operator's own rules, for
 * which no source was found. 1 January and 1 July 2024 are the days on which the amendments of 2023 took effect.
 */
export const CZE: readonly Rule[] = [
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
  since2024(
    'one-account',
    { accounts: 1 },
    {
      id: 'CZ-12',
      summary: 'One account for one person with one operator.',
      code: 'ERR_PERSON_HAS_ACCOUNT',
      textKey: 'one-account',
      source: 'operators’ game plans; konto.csv of the state’s reporting',
      confidence: 'secondary',
    },
  ),
  since2024(
    'temporary-account',
    { days: 30, depositedMaxMinor: 300_000 },
    {
      id: 'CZ-13',
      summary: 'A temporary account lives 30 days, takes deposits of 3,000 CZK in all and pays nothing out.',
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      textKey: 'temporary-account',
      source: 'help.partypoker.cz; zodpovednehrani.cz; metro.cz 2025-02 (figures to be verified again)',
      confidence: 'secondary',
    },
  ),
  since2024('bonus-on-temporary', PLAIN, {
    id: 'CZ-14',
    summary: 'No bonus on a temporary account, since 1 January 2024.',
    code: 'ERR_IDENTITY_NOT_VERIFIED',
    textKey: 'bonus-on-temporary',
    source: 'metro.cz 2025-02',
    confidence: 'secondary',
  }),
  since2024(
    'competition',
    { depositedDayMaxMinor: 100_000 },
    {
      id: 'CZ-15',
      summary:
        'No competition by frequency of play, stake or size of wins on a technical game, nor over 1,000 CZK of deposits to competitions a day (CZ-16: no tournaments on slots).',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'competition',
      source: 'Decree of 20 December 2023, s.1, epravo.cz 25109',
      confidence: 'primary',
    },
  ),
  since2024('bonus-terms', PLAIN, {
    id: 'CZ-15b',
    summary:
      'A bonus has short terms, told before; it never depends on not withdrawing and is not given after a request to close.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'bonus-terms',
    source: 'Decree of 20 December 2023, s.1, epravo.cz 25109',
    confidence: 'primary',
  }),
  since2024(
    'duty',
    { years: 3 },
    {
      id: 'CZ-17',
      summary: 'Records, registers and documents are kept for 3 years.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Decree of 20 December 2023',
      confidence: 'primary',
    },
  ),
  sincePanic(
    'panic',
    { hours: 48 },
    {
      id: 'CZ-19',
      summary: 'Panic button, always in sight when signed in: no play with any operator for 48 hours, repeatable.',
      code: 'ERR_PANIC_STOP',
      textKey: 'panic',
      source: 'cesky.radio.cz 2024-07; idnes 2024-08; ct24 2025-02',
      confidence: 'secondary',
    },
  ),
  sincePanic(
    'register-term',
    { months: 12, monthsMax: 24 },
    {
      id: 'CZ-20',
      summary: 'The player asks the register for exclusion from within the product: 12 months, up to 24.',
      code: 'ERR_REGISTER_NOT_WRITABLE',
      textKey: 'duty',
      source: 'idnes 2024-08; cesivpravu.cz',
      confidence: 'secondary',
    },
  ),
  since2024(
    'register',
    { answerLivesMinutes: 60 },
    {
      id: 'CZ-21',
      summary:
        'The register of excluded people is asked at registration, at sign-in and before play; no answer lets nobody play. How long an answer holds is our figure.',
      code: 'ERR_EXCLUDED',
      textKey: 'register',
      source: 'cesky.radio.cz 2024-07; idnes 2024-08',
      confidence: 'secondary',
    },
  ),
  since2024(
    'forced-break',
    { playMinutes: 120, breakMinutes: 15 },
    {
      id: 'CZ-22',
      summary: 'After 120 minutes of play, 15 minutes without play on a technical game.',
      code: 'ERR_BREAK_REQUIRED',
      textKey: 'forced-break',
      source: 'prazskypatriot.cz 2018-02-16 (text for halls); e-play.eu',
      confidence: 'secondary',
    },
  ),
  since2024('hourly-loss', PLAIN, {
    id: 'CZ-23',
    summary:
      'Greatest hourly loss of a technical game, by the ministry’s formula of the game. Its text was not found: it holds for games that carry a figure.',
    code: 'ERR_HOURLY_LOSS_REACHED',
    textKey: 'hourly-loss',
    source: 'e-play.eu 2017, quoting guidance of the ministry',
    confidence: 'secondary',
  }),
  since2024(
    'win-max',
    { maxMinor: 50_000_000 },
    {
      id: 'CZ-24',
      summary: 'No technical game brings more than 500,000 CZK.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'win-max',
      source: 'sazka.cz page header',
      confidence: 'secondary',
    },
  ),
  since2024(
    'stake-max',
    { maxMinor: 100_000 },
    {
      id: 'CZ-25',
      summary: 'No stake over 1,000 CZK in an internet technical game.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'casinoarena.cz 2017 (weak); the statute’s figure was not read',
      confidence: 'general',
    },
  ),
  since2024('duty', PLAIN, {
    id: 'CZ-26',
    summary: 'Always on screen while playing: balance, length of play, greatest win, the ministry’s warning, 18+.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'sazka.cz header; casinoautomaty.cz footer',
    confidence: 'secondary',
  }),
  since2024(
    'duty',
    { years: 10 },
    {
      id: 'CZ-28',
      summary: 'A person’s registration data are kept for 10 years after the account is closed.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'nabertekurz.cz a190 (Act 253/2008)',
      confidence: 'secondary',
    },
  ),
  since2024('jackpot', PLAIN, {
    id: 'CZ-37',
    summary: 'No progressive jackpots on slots, until the rule of 2017 has been read again.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'jackpot',
    source: 'kasinoguru-cz.com analysis of 2017',
    confidence: 'secondary',
  }),
  since2024('payment-account', PLAIN, {
    id: 'CZ-39',
    summary: 'Money is paid out to a verified payment account only.',
    code: 'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    textKey: 'payment-account',
    source: 'help.partypoker.cz; specification, player-site §5',
    confidence: 'secondary',
  }),
  since2024(
    'politically-exposed',
    { mayPlay: false },
    {
      id: 'CZ-OP-01',
      summary: 'Politically exposed people do not play here.',
      code: 'ERR_POLITICALLY_EXPOSED',
      textKey: 'politically-exposed',
      source: 'specification, player-site §5 (canPEOPlay)',
      confidence: 'none',
    },
  ),
  since2024('self-exclusion', PLAIN, {
    id: 'CZ-OP-02',
    summary: 'A player whom the operator excluded at the player’s own wish does not play.',
    code: 'ERR_SELF_EXCLUDED',
    textKey: 'self-exclusion',
    source: 'the operator’s rule',
    confidence: 'none',
  }),
  since2024(
    'round-pace',
    { minMs: 2_000 },
    {
      id: 'CZ-OP-03',
      summary: 'Two rounds of one player begin at least 2 seconds apart.',
      code: 'ERR_ROUND_TOO_SOON',
      textKey: 'round-pace',
      source: 'no figure of the market was found; the operator’s own',
      confidence: 'none',
    },
  ),
  since2024('autoplay', PLAIN, {
    id: 'CZ-OP-04',
    summary: 'Every round is begun by the player; nothing plays by itself.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'autoplay',
    source: 'practice of other markets (UK RTS 8C); the operator’s own here',
    confidence: 'none',
  }),
  since2024('celebration', PLAIN, {
    id: 'CZ-OP-05',
    summary: 'A win at or below the stake is not celebrated.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'practice of other markets (UK RTS 14); the operator’s own here',
    confidence: 'none',
  }),
  since2024(
    'limit',
    { kinds: ['VisitCountMonthCasinoLimit'] },
    {
      id: 'CZ-OP-06',
      summary: 'Visits of a calendar month to the operator’s venues; shown on the web, enforced at the door.',
      code: 'ERR_VISIT_LIMIT_REACHED',
      textKey: 'limit-visits',
      source: 'irozhlas.cz 2017-12-29; specification, player-site §9',
      confidence: 'secondary',
    },
  ),
  since2024(
    'limit',
    { kinds: ['LogonCountDayWholeSystemLimit'] },
    {
      id: 'CZ-OP-07',
      summary: 'Sign-ins of a calendar day, for players who choose it.',
      code: 'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
      textKey: 'limit-logon-count',
      source: 'specification, backend-calls §8',
      confidence: 'none',
      isOptional: true,
    },
  ),
  since2024(
    'limit',
    { kinds: ['DepositDayWholeSystemLimit', 'DepositMonthWholeSystemLimit'] },
    {
      id: 'CZ-OP-08',
      summary: 'Deposits of a calendar day and month, for players who choose it.',
      code: 'ERR_DEPOSIT_LIMIT_REACHED',
      textKey: 'limit-deposit',
      source: 'practice of other markets (UK RTS 12)',
      confidence: 'none',
      isOptional: true,
    },
  ),
]
