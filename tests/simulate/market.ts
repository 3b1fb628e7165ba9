import { demoTargets } from '#config/demo.ts'

/** What the simulation knows of a market: which brand plays in it, and how its register is called. */
export type Market = {
  readonly key: 'CZE' | 'SVK'
  readonly target: string
  readonly register: 'RVO-CZ' | 'RVO-SK'
}

export const MARKETS: Readonly<Record<Market['key'], Market>> = {
  CZE: { key: 'CZE', target: demoTargets.CZE, register: 'RVO-CZ' },
  SVK: { key: 'SVK', target: demoTargets.SVK, register: 'RVO-SK' },
}
