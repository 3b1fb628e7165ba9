import type { MarketKey } from './market.ts'

/**
 * From which amount whoever takes a stake or pays a win has to know the client: EUR 2,000 at once or in transactions that are linked
 * (Directive (EU) 2015/849, article 11, letter d). In crowns a round sum near it: a signal looks at what stays just below, and a rate of
 * the day would move the past.
 */
export const IDENTIFIED_FROM_MINOR: Readonly<Record<MarketKey, number>> = { CZE: 5_000_000, SVK: 200_000 }
