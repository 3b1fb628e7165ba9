import type { MarketKey } from '../market.ts'
import { CZE } from './CZE.ts'
import { house } from './house.ts'
import { SVK } from './SVK.ts'

/** What a brand of a market has unless it says otherwise: the house's answers, then those of the market over them. */
export const usualBrands: Readonly<Record<MarketKey, readonly [house: object, market: object]>> = {
  CZE: [house, CZE],
  SVK: [house, SVK],
}
