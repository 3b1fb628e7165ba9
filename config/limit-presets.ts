import type { LimitKind, MarketKey } from './market.ts'

export const limitPresetNames = ['careful', 'usual'] as const
export type LimitPresetName = (typeof limitPresetNames)[number]

/** Figures by kind, in the unit of the kind: minor units of the market's currency, minutes, or a count. */
export type LimitPreset = Readonly<Partial<Record<LimitKind, number>>>

/**
 * Limits that are offered at the first choice, each to be accepted, replaced or refused by the player. They are ours: no
 * rule of either market names a figure, and none is an average of what players choose.
 */
export const limitPresets: Readonly<Record<MarketKey, Readonly<Record<LimitPresetName, LimitPreset>>>> = {
  CZE: {
    careful: {
      LogonDurationDayWholeSystemLimit: 60,
      LogonCountMonthWholeSystemLimit: 20,
      LogonBreakWholeSystemLimit: 60,
      VisitCountMonthCasinoLimit: 4,
      StakeDayCasinoLimit: 100_000,
      StakeMonthCasinoLimit: 1_000_000,
      LossDayCasinoLimit: 30_000,
      LossMonthCasinoLimit: 150_000,
      LossDayLiveGamesLimit: 30_000,
      LossMonthLiveGamesLimit: 150_000,
    },
    usual: {
      LogonDurationDayWholeSystemLimit: 180,
      LogonCountMonthWholeSystemLimit: 60,
      LogonBreakWholeSystemLimit: 15,
      VisitCountMonthCasinoLimit: 10,
      StakeDayCasinoLimit: 500_000,
      StakeMonthCasinoLimit: 5_000_000,
      LossDayCasinoLimit: 100_000,
      LossMonthCasinoLimit: 500_000,
      LossDayLiveGamesLimit: 100_000,
      LossMonthLiveGamesLimit: 500_000,
    },
  },
  SVK: {
    careful: { LossMonthCasinoLimit: 6_000, StakeMonthCasinoLimit: 40_000, LossMonthCrashGameLimit: 2_000 },
    usual: { LossMonthCasinoLimit: 20_000, StakeMonthCasinoLimit: 200_000, LossMonthCrashGameLimit: 10_000 },
  },
}
