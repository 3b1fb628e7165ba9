import { Type, type Static } from 'typebox'
import { CONFIDENCES } from './law.ts'
import { GameKey } from './fields.ts'
import { Currency } from './money.ts'

/** Types of games that levies distinguish. All our games are technical games. */
export const LEVY_GAMES = ['technical'] as const
export type LevyGames = (typeof LEVY_GAMES)[number]

/** Length of the period of a levy. */
export const LEVY_PERIODS = ['month', 'quarter'] as const
export type LevyPeriod = (typeof LEVY_PERIODS)[number]

const Figures = {
  rounds: Type.Integer(),
  stakeMinor: Type.Integer(),
  winMinor: Type.Integer(),
  jackpotMinor: Type.Integer(),
  /** Stakes less wins and jackpots. */
  baseMinor: Type.Integer(),
}

/** One levy of one type of games in one currency, with its games. */
export const StatementRow = Type.Object({
  ruleId: Type.String(),
  summary: Type.String(),
  source: Type.String(),
  confidence: Type.Enum([...CONFIDENCES]),
  games: Type.Enum([...LEVY_GAMES]),
  currency: Currency,
  ...Figures,
  /** Hundredths of a percent. */
  basisPoints: Type.Integer(),
  /** Never below zero. */
  levyMinor: Type.Integer(),
  ofGames: Type.Array(Type.Object({ gameKey: GameKey, name: Type.String(), ...Figures })),
})
export type StatementRow = Static<typeof StatementRow>
