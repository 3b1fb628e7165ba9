import { remember } from '../../../kit/math/remember.ts'
import type { LineRules } from '../../lines/math/index.ts'
import type { CollectDefinition } from './collect-definition.ts'

/** Rules of the pay lines in both kinds of spin; the collector is on the free strips only. */
export const lineRulesOf = remember(({ rows, symbols, lines, freeSpins }: CollectDefinition): LineRules => {
  const wild = { symbol: freeSpins.collector, multiplier: 1, expands: false, respins: false }
  return { rows, symbols, lines, wild }
})
