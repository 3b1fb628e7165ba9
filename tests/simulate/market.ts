import { demoTargets, wholePersonTargets } from '#config/demo.ts'

/** A market in the simulation: two brands of the operator in it, and the name of its register. */
export type Market = {
  readonly key: 'CZE' | 'SVK'
  readonly targets: readonly [string, string]
  readonly register: 'RVO-CZ' | 'RVO-SK'
}

export const MARKETS: Readonly<Record<Market['key'], Market>> = {
  CZE: { key: 'CZE', targets: [demoTargets.CZE, wholePersonTargets.CZE], register: 'RVO-CZ' },
  SVK: { key: 'SVK', targets: [demoTargets.SVK, wholePersonTargets.SVK], register: 'RVO-SK' },
}
