import { describe, expect, test } from 'vitest'
import { REFUSALS } from '#contract/errors.ts'
import { LAW_CODES } from '#contract/shapes/law.ts'
import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Action } from './action.ts'
import { decide } from './decide.ts'
import { packOf, packs } from './pack-of.ts'
import type { LawState } from './state.ts'
import { inMarket, jana, MIDNIGHT, NEXT_MONTH, NOON, stake } from './test-state.ts'

type Row = {
  /** Rules of several markets with the same behaviour. */
  readonly rules: readonly string[]
  readonly says: string
  readonly state?: Partial<LawState>
  readonly action: Action
  /** Without it noon of a day before some rules began. */
  readonly at?: Date
  readonly figure?: number | null
  readonly present?: number | null
  readonly earliest?: string | null
  /** The closest case that is allowed. */
  readonly allowed: { readonly state?: Partial<LawState>; readonly action?: Action }
}

const account = jana.account ?? undefined
if (!account || !jana.play) throw new Error('Jana has an account and plays.')
const { play } = jana
const limit = (kind: LimitKind, value: number, present: number, resetsAt: string | null) => ({
  limits: [{ kind, value, present, resetsAt }],
})
const change = (more: object = {}): Action => ({
  kind: 'change-limit',
  limit: 'StakeMonthCasinoLimit',
  from: 1000,
  to: 2000,
  isFirst: false,
  ...more,
})
const bonus: Action = { kind: 'give-bonus', hasShortTerms: true, wereTermsTold: true, dependsOnNotWithdrawing: false }
const contest: Action = { kind: 'compete', isByPlay: true, isOnTechnicalGame: false, depositedDayMinor: 100_000 }
/** A day on which the rules of stakes at terminals are in force. */
const SINCE_TERMINALS = new Date('2026-12-01T11:00:00Z')
const temporary = { ...account, state: 'temporary' as const, temporaryUntil: '2026-12-01T00:00:00.000Z' }

const rows: readonly Row[] = [
  {
    rules: ['CZ-01', 'SK-01'],
    says: 'a person one day under 18',
    state: { birthDate: '2008-11-22' },
    action: { kind: 'register' },
    figure: 18,
    present: 17,
    earliest: MIDNIGHT,
    allowed: { state: { birthDate: '2008-11-21' } },
  },
  {
    rules: ['CZ-01', 'SK-01'],
    says: 'a person whose birth date is not known',
    state: { birthDate: null },
    action: { kind: 'deposit', amountMinor: 100 },
    present: null,
    earliest: null,
    allowed: { state: {} },
  },
  {
    rules: ['CZ-02'],
    says: 'a stake before every limit is set or refused',
    state: { limitsNotChosen: ['LossDayCasinoLimit', 'LogonBreakWholeSystemLimit'] },
    action: stake,
    figure: 0,
    present: 2,
    earliest: null,
    allowed: { state: {} },
  },
  {
    rules: ['CZ-03'],
    says: 'a sign-in over the month’s count',
    state: limit('LogonCountMonthWholeSystemLimit', 5, 5, NEXT_MONTH),
    action: { kind: 'sign-in' },
    figure: 5,
    present: 5,
    earliest: NEXT_MONTH,
    allowed: { state: limit('LogonCountMonthWholeSystemLimit', 5, 4, NEXT_MONTH) },
  },
  {
    rules: ['CZ-OP-07', 'SK-OP-08'],
    says: 'a sign-in over the day’s count',
    state: limit('LogonCountDayWholeSystemLimit', 1, 1, MIDNIGHT),
    action: { kind: 'sign-in' },
    figure: 1,
    present: 1,
    earliest: MIDNIGHT,
    allowed: { state: limit('LogonCountDayWholeSystemLimit', 1, 0, MIDNIGHT) },
  },
  ...(['sign-in', 'stay'] as const).map((kind): Row => ({
    rules: ['CZ-04'],
    says: `${kind} after the day’s time is spent`,
    state: limit('LogonDurationDayWholeSystemLimit', 60, 60, MIDNIGHT),
    action: { kind },
    figure: 60,
    present: 60,
    earliest: MIDNIGHT,
    allowed: { state: limit('LogonDurationDayWholeSystemLimit', 60, 59, MIDNIGHT) },
  })),
  {
    rules: ['CZ-05'],
    says: 'a stake in the break after signing out, while signing in is allowed',
    state: { logonBreakUntil: '2026-11-21T12:30:00.000Z' },
    action: stake,
    earliest: '2026-11-21T12:30:00.000Z',
    allowed: { action: { kind: 'sign-in' } },
  },
  {
    rules: ['CZ-06'],
    says: 'a stake that passes the day’s stakes by one minor unit',
    state: limit('StakeDayCasinoLimit', 100_000, 90_001, MIDNIGHT),
    action: stake,
    figure: 100_000,
    present: 90_001,
    earliest: MIDNIGHT,
    allowed: { state: limit('StakeDayCasinoLimit', 100_000, 90_000, MIDNIGHT) },
  },
  {
    rules: ['CZ-06', 'SK-05'],
    says: 'a stake that passes the month’s stakes',
    state: limit('StakeMonthCasinoLimit', 100_000, 100_000, NEXT_MONTH),
    action: stake,
    figure: 100_000,
    present: 100_000,
    earliest: NEXT_MONTH,
    allowed: { state: limit('StakeMonthCasinoLimit', 100_000, 90_000, NEXT_MONTH) },
  },
  {
    rules: ['CZ-07', 'SK-07'],
    says: 'a stake that could pass the month’s loss',
    state: limit('LossMonthCasinoLimit', 50_000, 45_000, NEXT_MONTH),
    action: stake,
    figure: 50_000,
    present: 45_000,
    earliest: NEXT_MONTH,
    allowed: { state: limit('LossMonthCasinoLimit', 50_000, -45_000, NEXT_MONTH) },
  },
  {
    rules: ['CZ-07'],
    says: 'a live stake over the day’s live loss, which does not count for slots',
    state: limit('LossDayLiveGamesLimit', 20_000, 15_000, MIDNIGHT),
    action: { ...stake, game: 'live' },
    figure: 20_000,
    present: 15_000,
    earliest: MIDNIGHT,
    allowed: { action: stake },
  },
  {
    rules: ['SK-16'],
    says: 'a crash stake over the month’s crash loss, which does not count for slots',
    state: limit('LossMonthCrashGameLimit', 5_000, 0, NEXT_MONTH),
    action: { ...stake, game: 'crash' },
    figure: 5_000,
    earliest: null,
    allowed: { action: stake },
  },
  {
    rules: ['CZ-OP-06'],
    says: 'a visit over the month’s count',
    state: limit('VisitCountMonthCasinoLimit', 3, 3, NEXT_MONTH),
    action: { kind: 'enter-venue' },
    figure: 3,
    present: 3,
    earliest: NEXT_MONTH,
    allowed: { state: limit('VisitCountMonthCasinoLimit', 3, 2, NEXT_MONTH) },
  },
  {
    rules: ['CZ-OP-08', 'SK-OP-09'],
    says: 'a deposit over the month’s deposits',
    state: limit('DepositMonthWholeSystemLimit', 10_000, 9_000, NEXT_MONTH),
    action: { kind: 'deposit', amountMinor: 1_001 },
    figure: 10_000,
    present: 9_000,
    earliest: NEXT_MONTH,
    allowed: { action: { kind: 'deposit', amountMinor: 1_000 } },
  },
  {
    rules: ['SK-06'],
    says: 'a second change of a limit in a calendar month, a tighter one too',
    state: { changesThisMonth: { StakeMonthCasinoLimit: 1 } },
    action: change({ to: 500 }),
    figure: 1,
    present: 1,
    earliest: NEXT_MONTH,
    allowed: { state: { changesThisMonth: { LossMonthCasinoLimit: 1 } } },
  },
  {
    rules: ['CZ-11'],
    says: 'a milder first limit on an account opened again within 7 days',
    state: {
      closedBefore: {
        closedAt: '2026-11-15T10:00:00.000Z',
        reopenedAt: '2026-11-21T10:00:00.000Z',
        limits: { StakeMonthCasinoLimit: 1000 },
      },
    },
    action: change({ isFirst: true, from: null, to: 1001 }),
    figure: 1000,
    present: 1001,
    earliest: null,
    allowed: { action: change({ isFirst: true, from: null, to: 1000 }) },
  },
  {
    rules: ['CZ-12', 'SK-03'],
    says: 'a second account of a person',
    state: { otherAccounts: 1 },
    action: { kind: 'register' },
    figure: 1,
    present: 1,
    earliest: null,
    allowed: { state: {} },
  },
  {
    rules: ['CZ-13'],
    says: 'a deposit over 3,000 CZK on a temporary account',
    state: { account: { ...temporary, depositedMinor: 250_000 } },
    action: { kind: 'deposit', amountMinor: 50_001 },
    figure: 300_000,
    present: 250_000,
    earliest: null,
    allowed: { action: { kind: 'deposit', amountMinor: 50_000 } },
  },
  {
    rules: ['CZ-13'],
    says: 'a withdrawal from a temporary account',
    state: { account: temporary },
    action: { kind: 'withdraw' },
    earliest: null,
    allowed: { state: {} },
  },
  {
    rules: ['CZ-13'],
    says: 'a stake after the 30 days',
    state: { account: { ...temporary, temporaryUntil: NOON.toISOString() } },
    action: stake,
    figure: 30,
    earliest: null,
    allowed: { state: { account: temporary } },
  },
  {
    rules: ['CZ-14'],
    says: 'a bonus on a temporary account',
    state: { account: temporary },
    action: bonus,
    earliest: null,
    allowed: { state: {} },
  },
  {
    rules: ['CZ-15'],
    says: 'a competition by play on a technical game',
    action: { ...contest, isOnTechnicalGame: true },
    earliest: null,
    allowed: { action: contest },
  },
  {
    rules: ['CZ-15'],
    says: 'a competition with more than 1,000 CZK of deposits a day',
    action: { ...contest, depositedDayMinor: 100_001 },
    figure: 100_000,
    present: 100_001,
    allowed: { action: contest },
  },
  {
    rules: ['CZ-15b'],
    says: 'a bonus that depends on not withdrawing',
    action: { ...bonus, dependsOnNotWithdrawing: true },
    allowed: { action: bonus },
  },
  {
    rules: ['CZ-15b'],
    says: 'a bonus after a request to close the account',
    state: { account: { ...account, isClosureAsked: true } },
    action: bonus,
    allowed: { state: {} },
  },
  ...([stake, bonus, { kind: 'deposit', amountMinor: 1 }] as const).map((action): Row => ({
    rules: ['CZ-19', 'SK-OP-04'],
    says: `${action.kind} in a panic stop, while withdrawing is allowed`,
    state: { panicUntil: '2026-11-23T11:00:00.000Z' },
    action,
    figure: 48,
    earliest: '2026-11-23T11:00:00.000Z',
    allowed: { action: { kind: 'withdraw' } },
  })),
  ...(['unknown', 'excluded'] as const).map((answer): Row => ({
    rules: ['CZ-21', 'SK-08'],
    says: `a stake when the register answers "${answer}", while signing in is allowed`,
    state: { register: { answer, checkedAt: NOON.toISOString() } },
    action: stake,
    earliest: null,
    allowed: { action: { kind: 'sign-in' } },
  })),
  {
    rules: ['CZ-21', 'SK-08'],
    says: 'a stake on an answer of the register that is too old',
    state: { register: { answer: 'clear', checkedAt: '2026-11-21T09:59:59.000Z' } },
    action: stake,
    figure: 60,
    present: 61,
    earliest: null,
    allowed: { state: { register: { answer: 'clear', checkedAt: '2026-11-21T10:00:00.000Z' } } },
  },
  {
    rules: ['SK-09'],
    says: 'writing the register',
    action: { kind: 'write-register' },
    earliest: null,
    allowed: { action: { kind: 'exclude-self' } },
  },
  {
    rules: ['SK-12'],
    says: 'a stake before the documents are verified',
    state: { account: temporary },
    action: stake,
    earliest: null,
    allowed: { action: { kind: 'deposit', amountMinor: 1000 } },
  },
  {
    rules: ['CZ-22'],
    says: 'a stake after 120 minutes of play',
    state: { play: { ...play, playedMinutes: 120 } },
    action: stake,
    figure: 120,
    present: 120,
    earliest: '2026-11-21T11:15:00.000Z',
    allowed: { state: { play: { ...play, playedMinutes: 119 } } },
  },
  {
    rules: ['CZ-22'],
    says: 'a stake in the break',
    state: { play: { ...play, breakUntil: '2026-11-21T11:00:00.001Z' } },
    action: stake,
    figure: 120,
    earliest: '2026-11-21T11:00:00.001Z',
    allowed: { state: { play: { ...play, playedMinutes: 0, breakUntil: NOON.toISOString() } } },
  },
  {
    rules: ['CZ-23'],
    says: 'a stake that could pass the game’s hourly loss',
    state: { play: { ...play, hourLossMinor: 90_001 } },
    action: { ...stake, hourLossMaxMinor: 100_000 },
    figure: 100_000,
    present: 90_001,
    earliest: '2026-11-21T12:00:00.000Z',
    allowed: { state: { play: { ...play, hourLossMinor: 90_000 } } },
  },
  {
    rules: ['CZ-24'],
    says: 'a stake that could bring more than 500,000 CZK',
    action: { ...stake, winMaxMinor: 50_000_001 },
    figure: 50_000_000,
    present: 50_000_001,
    earliest: null,
    allowed: { action: { ...stake, winMaxMinor: 50_000_000 } },
  },
  {
    rules: ['CZ-25'],
    says: 'a stake over 1,000 CZK',
    action: { ...stake, stakeMinor: 100_001 },
    figure: 100_000,
    present: 100_001,
    allowed: { action: { ...stake, stakeMinor: 100_000 } },
  },
  ...(
    [
      ['CZ-25-HALL', 'GamingHall', 10_000],
      ['CZ-25-CASINO', 'Casino', 100_000],
      ['CZ-OP-23', 'Bar', 10_000],
    ] as const
  ).map(([rule, venueKind, maxMinor]): Row => ({
    rules: [rule],
    says: `a stake over the maximum at a terminal: ${venueKind}`,
    at: SINCE_TERMINALS,
    state: { register: { answer: 'clear', checkedAt: '2026-12-01T10:45:00.000Z' } },
    action: { ...stake, venueKind, stakeMinor: maxMinor + 1 },
    figure: maxMinor,
    present: maxMinor + 1,
    allowed: { action: { ...stake, venueKind, stakeMinor: maxMinor } },
  })),
  { rules: ['CZ-37'], says: 'a jackpot', action: { kind: 'join-jackpot' }, allowed: { action: stake } },
  {
    rules: ['CZ-39', 'SK-OP-01'],
    says: 'a withdrawal to an account that is not verified',
    state: { account: { ...account, hasVerifiedPaymentAccount: false } },
    action: { kind: 'withdraw' },
    allowed: { state: {} },
  },
  ...([true, null] as const).map((isPoliticallyExposed): Row => ({
    rules: ['CZ-OP-01', 'SK-OP-02'],
    says: `a person whose political exposure is ${isPoliticallyExposed === null ? 'not declared' : 'declared'}`,
    state: { isPoliticallyExposed },
    action: stake,
    earliest: null,
    allowed: { action: { kind: 'withdraw' } },
  })),
  {
    rules: ['CZ-OP-02', 'SK-OP-03'],
    says: 'a stake of a player who excluded themselves for ever',
    state: { selfExcludedUntil: 'forever' },
    action: stake,
    earliest: null,
    allowed: { action: { kind: 'close-account' } },
  },
  {
    rules: ['CZ-OP-02', 'SK-OP-03'],
    says: 'a stake of a player who excluded themselves until a day',
    state: { selfExcludedUntil: '2027-06-01T00:00:00.000Z' },
    action: stake,
    earliest: '2027-06-01T00:00:00.000Z',
    allowed: { action: { kind: 'withdraw' } },
  },
  {
    rules: ['CZ-OP-03', 'SK-OP-05'],
    says: 'a round 1,999 ms after the one before',
    state: { play: { ...play, lastRoundAt: '2026-11-21T10:59:58.001Z' } },
    action: stake,
    figure: 2_000,
    present: 1_999,
    earliest: '2026-11-21T11:00:00.001Z',
    allowed: { state: { play: { ...play, lastRoundAt: '2026-11-21T10:59:58.000Z' } } },
  },
  {
    rules: ['CZ-OP-04', 'SK-OP-06'],
    says: 'a round that begins by itself',
    action: { ...stake, isAutoplay: true },
    allowed: { action: stake },
  },
  {
    rules: ['CZ-OP-05', 'SK-OP-07'],
    says: 'celebrating a win that is no more than the stake',
    action: { kind: 'celebrate-win', stakeMinor: 100, winMinor: 100 },
    figure: 100,
    present: 100,
    allowed: { action: { kind: 'celebrate-win', stakeMinor: 100, winMinor: 101 } },
  },
  {
    rules: ['UN-01'],
    says: 'a stake in a market that is not known',
    action: stake,
    earliest: null,
    allowed: { action: { kind: 'sign-in' } },
  },
  {
    rules: ['UN-02'],
    says: 'a second looser change in a month',
    state: { changesThisMonth: { StakeMonthCasinoLimit: 1 } },
    action: change(),
    figure: 1,
    present: 1,
    earliest: NEXT_MONTH,
    allowed: { action: change({ to: 500 }) },
  },
]

const MARKET_OF: Readonly<Record<string, string>> = { CZ: 'CZE', SK: 'SVK', UN: 'POL' }
const cases = rows.flatMap((row) => row.rules.map((rule) => [rule, row.says, row] as const))

describe('each rule', () => {
  test.each(cases)('%s refuses %s', (rule, _says, row) => {
    const { state, action, allowed, figure, present, earliest, at = NOON } = row
    const market = MARKET_OF[rule.slice(0, 2)] ?? ''
    const decision = decide(inMarket(market, state), action, at)
    if (decision.outcome !== 'refused') throw new Error(`${rule} allows it.`)
    const { refusal } = decision
    expect([refusal.ruleId, ...refusal.alsoRefusedBy]).toContain(rule)
    if (!rule.startsWith('UN')) expect(refusal).toMatchObject({ ruleId: rule, alsoRefusedBy: [] })
    if (figure !== undefined) expect(refusal.figure?.value ?? null).toBe(figure)
    if (present !== undefined) expect(refusal.present?.value ?? null).toBe(present)
    if (earliest !== undefined) expect(refusal.earliestAllowedAt).toBe(earliest)

    const near = decide(inMarket(market, allowed.state ?? state), allowed.action ?? action, at)
    expect(near).toMatchObject({ outcome: 'allowed' })
  })

  test('every rule that is on and decides something has a row here', () => {
    const decided = new Set(rows.flatMap(({ rules }) => rules))
    const duties = new Set([
      'duty',
      'register-term',
      'hall-hours',
      'venue-win-max',
      'levy',
      'cash-day-max',
      'cash-identification',
      'cash-origin',
      'suspicion-report',
      'terms-notice',
      'promotion-words',
    ])
    const asked = packs
      .flatMap(({ rules }) => rules)
      .filter(({ id, isOn, kind, figures }) => {
        const decidesNothing =
          duties.has(kind) ||
          (kind === 'change-limit' && 'changesPerMonth' in figures && figures.changesPerMonth === null)
        return isOn && !decidesNothing && (!id.startsWith('UN-') || ['UN-01', 'UN-02'].includes(id))
      })
      .map(({ id }) => id)
    expect([...new Set(asked)].filter((id) => !decided.has(id))).toEqual([])
  })
})

describe('decide', () => {
  test('a person born on 29 February comes of age on 1 March of a common year', () => {
    const register = { answer: 'clear' as const, checkedAt: '2026-02-28T12:00:00.000Z' }
    const state = { ...jana, birthDate: '2008-02-29', register }
    const decision = decide(state, { kind: 'register' }, new Date('2026-02-28T12:00:00Z'))
    expect(decision).toMatchObject({ refusal: { earliestAllowedAt: '2026-02-28T23:00:00.000Z' } })
  })

  test('of several rules returns the one that lasts longest, and lists the others', () => {
    const state = {
      ...jana,
      panicUntil: '2026-11-22T00:00:00.000Z',
      ...limit('StakeMonthCasinoLimit', 100_000, 100_000, NEXT_MONTH),
      logonBreakUntil: '2026-11-21T12:00:00.000Z',
    }
    const decision = decide(state, stake, NOON)
    expect(decision).toMatchObject({
      refusal: { ruleId: 'CZ-06', earliestAllowedAt: NEXT_MONTH, alsoRefusedBy: ['CZ-19', 'CZ-05'] },
    })
  })

  test('facts from before the end of a limit’s period do not count after it', () => {
    const state = { ...jana, ...limit('StakeDayCasinoLimit', 10_000, 10_000, NOON.toISOString()) }
    expect(decide(state, stake, NOON).outcome).toBe('allowed')
    expect(decide(state, stake, new Date(NOON.getTime() - 1)).outcome).toBe('refused')
  })

  test('with a pending looser value the earliest instant is its start, if before the end of the period', () => {
    const waiting = (value: number | null) => {
      const { limits } = limit('StakeMonthCasinoLimit', 10_000, 10_000, NEXT_MONTH)
      const pending = { value, effectiveAt: MIDNIGHT }
      return { ...jana, limits: limits.map((standing) => ({ ...standing, pending })) }
    }
    const earliest = (value: number | null) => decide(waiting(value), stake, NOON)
    expect(earliest(20_000)).toMatchObject({ outcome: 'refused', refusal: { earliestAllowedAt: MIDNIGHT } })
    expect(earliest(null)).toMatchObject({ outcome: 'refused', refusal: { earliestAllowedAt: MIDNIGHT } })
    expect(earliest(19_999)).toMatchObject({ outcome: 'refused', refusal: { earliestAllowedAt: NEXT_MONTH } })
    expect(decide(waiting(20_000), stake, new Date(MIDNIGHT), ['limit']).outcome).toBe('allowed')
  })

  test('allows ending a round and signing in for an excluded player, whatever else applies', () => {
    const worst = {
      ...jana,
      birthDate: null,
      register: { answer: 'excluded' as const, checkedAt: NOON.toISOString() },
      panicUntil: 'forever',
      selfExcludedUntil: 'forever',
    }
    for (const market of ['CZE', 'SVK', 'POL'])
      for (const kind of ['settle', 'sign-in', 'withdraw', 'close-account', 'press-panic', 'exclude-self'] as const)
        expect(decide({ ...worst, market }, { kind }, NOON).outcome, `${kind} in ${market}`).toBe('allowed')
  })

  test('decides by the pack of the date: the panic button is Czech law since 1 July 2024', () => {
    const state = { ...jana, panicUntil: 'forever', register: null }
    const at = (iso: string) => packOf('CZE', new Date(iso)).id
    expect(at('2024-06-30T21:59:59.999Z')).toBe('CZE-2024-01-01')
    expect(at('2024-06-30T22:00:00.000Z')).toBe('CZE-2024-07-01')
    const before = decide(state, stake, new Date('2024-06-30T21:59:59.999Z'))
    const after = decide(state, stake, new Date('2024-06-30T22:00:00.000Z'))
    const told = (decision: typeof before) =>
      decision.outcome === 'refused' ? [decision.refusal.ruleId, ...decision.refusal.alsoRefusedBy] : []
    expect(told(before)).not.toContain('CZ-19')
    expect(told(after)).toContain('CZ-19')
  })

  test('before the first pack of a market nothing is allowed', () => {
    expect(packOf('CZE', new Date('2023-12-31T22:59:59Z')).id).toBe('UNKNOWN')
    expect(packOf('SVK', new Date('2019-02-28T22:59:59Z')).id).toBe('UNKNOWN')
    expect(packOf('POL', NOON).id).toBe('UNKNOWN')
  })

  test('returns only codes of the closed lists', () => {
    const codes: readonly string[] = [...REFUSALS, ...LAW_CODES]
    for (const pack of packs) for (const { code } of pack.rules) expect(codes).toContain(code)
  })
})
