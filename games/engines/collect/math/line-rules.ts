import { remember } from '../../../kit/math/remember.ts'
import type { LineRules } from '../../lines/math/index.ts'
import type { CollectDefinition } from './collect-definition.ts'

/** The pay lines of both kinds of spin; the collector stands only on the free strips. */
export const lineRulesOf = remember(({ rows, symbols, lines, freeSpins }: CollectDefinition): LineRules => {
  const wild = { symbol: freeSpins.collector, multiplier: 1, expands: false, respins: false }
  return { rows, symbols, lines, wild }
})
