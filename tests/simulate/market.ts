import { demoTargets, wholePersonTargets } from '#config/demo.ts'

/** What the simulation knows of a market: two brands of the operator in it, and how its register is called. */
export type Market = {
  readonly key: 'CZE' | 'SVK'
  readonly targets: readonly [string, string]
  readonly register: 'RVO-CZ' | 'RVO-SK'
}

export const MARKETS: Readonly<Record<Market['key'], Market>> = {
  CZE: { key: 'CZE', targets: [demoTargets.CZE, wholePersonTargets.CZE], register: 'RVO-CZ' },
  SVK: { key: 'SVK', targets: [demoTargets.SVK, wholePersonTargets.SVK], register: 'RVO-SK' },
}
