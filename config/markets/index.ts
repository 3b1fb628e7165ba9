import type { Market, MarketKey } from '../market.ts'
import { CZE } from './CZE.ts'
import { SVK } from './SVK.ts'

export const markets: Readonly<Record<MarketKey, Market>> = { CZE, SVK }
