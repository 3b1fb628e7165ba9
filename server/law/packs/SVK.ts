import type { Rule } from '../rule.ts'
import { rulesFrom } from './define-pack.ts'

// Act 30/2019 has been in force since 1 March 2019; the register is queried since 1 July 2020 (general knowledge,
// both).
const sinceAct = rulesFrom('2019-03-01')
const sinceRegister = rulesFrom('2020-07-01')
// The day on which this row was written: earlier packs stay as they were when decisions were made by them.
const sinceRetention = rulesFrom('2026-11-22')
const sinceHalls = rulesFrom('2026-11-25')
const sinceLevies = rulesFrom('2026-11-26')
const sinceDesks = rulesFrom('2026-11-26')
const sinceReports = rulesFrom('2026-11-26')
/** Since when the figures of cash are those that were read, and from when the regulation of the Union applies. */
const CASH_READ = '2026-11-27'
const UNION = '2027-07-10'

const PLAIN = {} as const
const ACT = 'Act 30/2019 Z.z.'

/** Slovakia. Ids are those of the reference (market-and-law §3.2); `SK-OP-…` are the operator's own rules. */
export const SVK: readonly Rule[] = [
  sinceAct(
    'minimum-age',
    { years: 18 },
    {
      id: 'SK-01',
      summary: 'Nobody under 18 registers, pays in or plays.',
      code: 'ERR_TOO_YOUNG',
      textKey: 'age',
      source: 'sazkahry.sk VOP; specification, player-site §5',
      confidence: 'secondary',
    },
  ),
  sinceAct('duty', PLAIN, {
    id: 'SK-02',
    summary: 'Only on the .sk site that the licence names; licence, operator and regulator are shown.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'podnikajte.sk; dailybettingnews 2022',
    confidence: 'secondary',
  }),
  sinceAct(
    'one-account',
    { accounts: 1 },
    {
      id: 'SK-03',
      summary: 'One account for one person with one operator.',
      code: 'ERR_PERSON_HAS_ACCOUNT',
      textKey: 'one-account',
      source: 'podnikajte.sk',
      confidence: 'secondary',
    },
  ),
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
  sinceRegister(
    'register',
    { answerLivesMinutes: 60 },
    {
      id: 'SK-08',
      summary:
        'The register of excluded people is asked at registration and after each sign-in; no answer lets nobody play. How long an answer holds is our figure.',
      code: 'ERR_EXCLUDED',
      textKey: 'register',
      source: 'teraz.sk 2024-07; banky.sk 2023; azah.sk s.33(3)',
      confidence: 'secondary',
    },
  ),
  sinceRegister('register-not-writable', PLAIN, {
    id: 'SK-09',
    summary: 'The operator cannot write the register: the person applies to the regulator. We give the guide.',
    code: 'ERR_REGISTER_NOT_WRITABLE',
    textKey: 'register-not-writable',
    source: 'azah.sk samovylúčenie',
    confidence: 'secondary',
  }),
  sinceRegister(
    'register-term',
    { months: 6, monthsMax: 24 },
    {
      id: 'SK-09b',
      summary:
        'Self-exclusion lasts 6 months at least: the register erases on request after that. What we offer beyond is our figure.',
      code: 'ERR_REGISTER_NOT_WRITABLE',
      textKey: 'duty',
      source: 'azah.sk samovylucenie',
      confidence: 'secondary',
    },
  ),
  sinceAct('duty', PLAIN, {
    id: 'SK-11',
    summary: 'Data of all games played are stored and open to the regulator on-line.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'Decree 142/2019 s.2, slov-lex.sk',
    confidence: 'primary',
  }),
  sinceAct('identity-to-play', PLAIN, {
    id: 'SK-12',
    summary: 'Before the documents are verified one plays for fun only.',
    code: 'ERR_IDENTITY_NOT_VERIFIED',
    textKey: 'identity-to-play',
    source: 'tipos.sk banner',
    confidence: 'secondary',
  }),
  sinceAct(
    'limit',
    { kinds: ['LossMonthCrashGameLimit'] },
    {
      id: 'SK-16',
      summary: 'Greatest loss of a calendar month in crash games. No ground in the statute was found.',
      code: 'ERR_LOSS_LIMIT_REACHED',
      textKey: 'limit-loss',
      source: 'specification, player-site §9',
      confidence: 'none',
    },
  ),
  sinceAct('payment-account', PLAIN, {
    id: 'SK-OP-01',
    summary: 'Money is paid out to a payment account of the player’s own only.',
    code: 'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    textKey: 'payment-account',
    source: 'specification, player-site §5 (requireCanPlayPaymentMethod)',
    confidence: 'none',
  }),
  sinceAct(
    'politically-exposed',
    { mayPlay: false },
    {
      id: 'SK-OP-02',
      summary: 'Politically exposed people do not play here.',
      code: 'ERR_POLITICALLY_EXPOSED',
      textKey: 'politically-exposed',
      source: 'specification, player-site §5 (canPEOPlay)',
      confidence: 'none',
    },
  ),
  sinceAct('self-exclusion', PLAIN, {
    id: 'SK-OP-03',
    summary: 'A player whom the operator excluded at the player’s own wish does not play.',
    code: 'ERR_SELF_EXCLUDED',
    textKey: 'self-exclusion',
    source: 'reference, market-and-law SK-09: exclusion with the operator beside the guide',
    confidence: 'none',
  }),
  sinceAct(
    'panic',
    { hours: 48 },
    {
      id: 'SK-OP-04',
      summary: 'Panic button: no play with this operator for 48 hours, as in the other market.',
      code: 'ERR_PANIC_STOP',
      textKey: 'panic',
      source: 'the operator’s rule',
      confidence: 'none',
    },
  ),
  sinceAct(
    'round-pace',
    { minMs: 2_000 },
    {
      id: 'SK-OP-05',
      summary: 'Two rounds of one player begin at least 2 seconds apart.',
      code: 'ERR_ROUND_TOO_SOON',
      textKey: 'round-pace',
      source: 'no figure of the market was found; the operator’s own',
      confidence: 'none',
    },
  ),
  sinceAct('autoplay', PLAIN, {
    id: 'SK-OP-06',
    summary: 'Every round is begun by the player; nothing plays by itself.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'autoplay',
    source: 'practice of other markets (UK RTS 8C); the operator’s own here',
    confidence: 'none',
  }),
  sinceAct('celebration', PLAIN, {
    id: 'SK-OP-07',
    summary: 'A win at or below the stake is not celebrated.',
    code: 'ERR_NOT_ALLOWED_BY_LAW',
    textKey: 'duty',
    source: 'practice of other markets (UK RTS 14); the operator’s own here',
    confidence: 'none',
  }),
  sinceAct(
    'limit',
    { kinds: ['LogonCountDayWholeSystemLimit'] },
    {
      id: 'SK-OP-08',
      summary: 'Sign-ins of a calendar day, for players who choose it.',
      code: 'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
      textKey: 'limit-logon-count',
      source: 'specification, backend-calls §8',
      confidence: 'none',
      isOptional: true,
    },
  ),
  sinceAct(
    'limit',
    { kinds: ['DepositDayWholeSystemLimit', 'DepositMonthWholeSystemLimit'] },
    {
      id: 'SK-OP-09',
      summary: 'Deposits of a calendar day and month, for players who choose it.',
      code: 'ERR_DEPOSIT_LIMIT_REACHED',
      textKey: 'limit-deposit',
      source: 'practice of other markets (UK RTS 12)',
      confidence: 'none',
      isOptional: true,
    },
  ),
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
  sinceRetention(
    'duty',
    { years: 5 },
    {
      id: 'SK-AM-01',
      summary: 'What shows who a client was is kept for 5 years after the business relationship ends.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z. s.19 (reference, AM-01) as generally known; its text was not read',
      confidence: 'general',
    },
  ),
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
  rulesFrom('2026-11-27')(
    'terms-notice',
    { days: 30 },
    {
      id: 'SK-46',
      summary: 'Players are told of a change of the terms in advance, and may leave: 30 days, which is our figure.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'No source was found; as in the other market',
      confidence: 'none',
    },
  ),
  sinceDesks(
    'cash-day-max',
    { maxMinor: 500_000 },
    {
      id: 'SK-40',
      validUntil: CASH_READ,
      summary:
        'No more than 5,000 EUR in cash where an entrepreneur is a party: the stricter figure of two that are told (15,000 EUR since later amendments).',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source: 'Act 394/2012 Z.z.; the figure was not found in a primary text',
      confidence: 'general',
    },
  ),
  sinceDesks(
    'cash-day-max',
    { maxMinor: 1_500_000 },
    {
      id: 'SK-40',
      validFrom: CASH_READ,
      validUntil: UNION,
      summary:
        'No more than 15,000 EUR in cash, whoever the parties are (5,000 EUR for entrepreneurs until 30 June 2023).',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source:
        'Act 394/2012 Z.z., § 4 as amended by 211/2023, and § 6 (2). The amendment was read in the notice of the Financial Administration (daneauctovnictvo.sk), the act as first enacted in full (podnikam.sk)',
      confidence: 'secondary',
    },
  ),
  sinceDesks(
    'cash-day-max',
    { maxMinor: 1_000_000 },
    {
      id: 'EU-40',
      validFrom: UNION,
      summary: 'Nobody pays a business more than 10,000 EUR in cash, linked payments together.',
      code: 'ERR_CASH_LIMIT_REACHED',
      textKey: 'duty',
      source:
        'Regulation (EU) 2024/1624, Article 80, from 10 July 2027; read at bdo.com.mt, not in the Official Journal',
      confidence: 'secondary',
    },
  ),
  sinceDesks(
    'cash-identification',
    { fromMinor: 200_000 },
    {
      id: 'SK-41',
      summary: 'From 2,000 EUR in cash in a day on, linked payments together, the person shows a document.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z., gambling; the figure was not found in a primary text',
      confidence: 'general',
    },
  ),
  sinceDesks(
    'cash-origin',
    { fromMinor: 200_000 },
    {
      id: 'SK-42',
      summary: 'From 2,000 EUR paid in in cash in a day on, the origin of the money is asked for.',
      code: 'ERR_IDENTIFICATION_NEEDED',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z., due diligence in gambling; secondary figure',
      confidence: 'general',
    },
  ),
  sinceLevies(
    'levy',
    { period: 'month', games: ['technical'], rates: [{ from: '2019-06-01', basisPoints: 2_200 }] },
    {
      id: 'SK-T1',
      summary: 'Levy on internet games: 22 % of stakes less wins, by months. Later amendments were not found.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: `${ACT}, read at whpartners.eu 2019; the period as generally known`,
      confidence: 'secondary',
    },
  ),
  sinceLevies(
    'levy',
    { period: 'month', games: ['technical'], rates: [{ from: '2019-06-01', basisPoints: 70 }] },
    {
      id: 'SK-T2',
      summary: 'Contribution to the regulator: 0.7 % of stakes less wins. Later amendments were not found.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: `${ACT}, read at whpartners.eu 2019; the period as generally known`,
      confidence: 'secondary',
    },
  ),
  sinceReports(
    'suspicion-report',
    {
      authority: 'Finančná spravodajská jednotka',
      paragraph: 'zákon č. 297/2008 Z. z., § 17',
      person: ['name', 'birthNumber', 'birthDate', 'nationality', 'residence', 'document'],
      namesStaff: false,
    },
    {
      id: 'SK-44',
      summary: 'An unusual transaction is reported without delay, and the report names no employee who noticed it.',
      code: 'ERR_NOT_ALLOWED_BY_LAW',
      textKey: 'duty',
      source: 'Act 297/2008 Z.z. s.17 (what identifies a person: s.7); as generally known, no primary text was legible',
      confidence: 'general',
    },
  ),
]
