import type { MarketKey } from '#config/market.ts'

/**
 * Zone by which a market's people call their time. Both have the same clock all year; calendar days are computed in
 * Europe/Bratislava everywhere (decisions.md), so this is a name for the eye only.
 */
export const marketTimeZones: Readonly<Record<MarketKey, string>> = {
  CZE: 'Europe/Prague',
  SVK: 'Europe/Bratislava',
}
