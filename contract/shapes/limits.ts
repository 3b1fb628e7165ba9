import { Type, type Static } from 'typebox'
import { AmountMinor, Currency } from './money.ts'

/** Facts of a kind of limit. `game`: the play that it counts; a CasinoLimit counts every game that is not live. */
export type LimitFacts = {
  readonly measure:
    | 'stake'
    | 'loss'
    | 'deposit'
    | 'logon-duration'
    | 'logon-count'
    | 'logon-break'
    | 'visits'
    | 'reality-check'
  readonly unit: 'money' | 'minutes' | 'count'
  /** Calendar period after which the count starts again; null for a break and a reality check. */
  readonly period: 'day' | 'month' | null
  readonly games: 'casino' | 'live' | 'crash' | null
  /** For a break a higher value is tighter; for everything else a lower one. */
  readonly tighterIs: 'lower' | 'higher'
}

const money = { unit: 'money', tighterIs: 'lower' } as const
const count = { unit: 'count', games: null, tighterIs: 'lower' } as const
const minutes = { unit: 'minutes', games: null } as const

/**
 * Every kind of limit (player-site §9), and four that the markets do not require but a player may choose (market-and-law §3.4,
 * points 4 and 10).
 */
export const LIMIT_FACTS = {
  LogonDurationDayWholeSystemLimit: { ...minutes, measure: 'logon-duration', period: 'day', tighterIs: 'lower' },
  LogonCountMonthWholeSystemLimit: { ...count, measure: 'logon-count', period: 'month' },
  LogonBreakWholeSystemLimit: { ...minutes, measure: 'logon-break', period: null, tighterIs: 'higher' },
  VisitCountMonthCasinoLimit: { ...count, measure: 'visits', period: 'month' },
  StakeDayCasinoLimit: { ...money, measure: 'stake', period: 'day', games: 'casino' },
  StakeMonthCasinoLimit: { ...money, measure: 'stake', period: 'month', games: 'casino' },
  LossDayCasinoLimit: { ...money, measure: 'loss', period: 'day', games: 'casino' },
  LossMonthCasinoLimit: { ...money, measure: 'loss', period: 'month', games: 'casino' },
  LossDayLiveGamesLimit: { ...money, measure: 'loss', period: 'day', games: 'live' },
  LossMonthLiveGamesLimit: { ...money, measure: 'loss', period: 'month', games: 'live' },
  LossMonthCrashGameLimit: { ...money, measure: 'loss', period: 'month', games: 'crash' },
  LogonCountDayWholeSystemLimit: { ...count, measure: 'logon-count', period: 'day' },
  DepositDayWholeSystemLimit: { ...money, measure: 'deposit', period: 'day', games: null },
  DepositMonthWholeSystemLimit: { ...money, measure: 'deposit', period: 'month', games: null },
  RealityCheckWholeSystemLimit: { ...minutes, measure: 'reality-check', period: null, tighterIs: 'lower' },
} as const satisfies Record<string, LimitFacts>

export type LimitKind = keyof typeof LIMIT_FACTS
export const LIMIT_KINDS = Object.keys(LIMIT_FACTS) as LimitKind[]

/** Facts of a kind, as the common type. */
export function limitFacts(kind: LimitKind): LimitFacts {
  return LIMIT_FACTS[kind]
}

/** Kinds of games that limits distinguish. */
export const GAME_KINDS = ['casino', 'live', 'crash'] as const
export type GameKind = (typeof GAME_KINDS)[number]

/** Whether play of a game kind counts in a limit. Crash also counts in casino limits. */
export function countsPlayOf(kind: LimitKind, game: GameKind): boolean {
  const { games } = limitFacts(kind)
  if (games === null) return false
  return games === 'casino' ? game !== 'live' : games === game
}

export const LimitKindName = Type.Enum([...LIMIT_KINDS])

/** A value of a limit: money, minutes or a count, depending on the kind. */
export const LimitValue = Type.Union([
  Type.Object({ amountMinor: AmountMinor, currency: Currency }),
  Type.Object({ minutes: Type.Integer() }),
  Type.Object({ count: Type.Integer() }),
])
export type LimitValue = Static<typeof LimitValue>

/** null: the player expressly declines a limit of this kind. */
export const LimitChoice = Type.Object({ kind: LimitKindName, value: Type.Union([LimitValue, Type.Null()]) })
export type LimitChoice = Static<typeof LimitChoice>
