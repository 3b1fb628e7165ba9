import { brands } from './brands/index.ts'
import type { MarketKey } from './market.ts'
import { targets, type Target } from './targets.ts'

/** The brands that play in a market. */
export function targetsOfMarket(market: MarketKey): Target[] {
  return targets.filter((target) => brands[target].market === market)
}
