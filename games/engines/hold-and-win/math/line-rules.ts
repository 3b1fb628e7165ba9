import { remember } from '../../../kit/math/remember.ts'
import type { LineRules } from '../../lines/math/index.ts'
import type { HoldDefinition } from './hold-definition.ts'

/** The pay lines of the paid spin. */
export const lineRulesOf = remember(({ rows, symbols, lines, wild }: HoldDefinition): LineRules => {
  return {
    rows,
    symbols,
    lines,
    ...(wild ? { wild: { symbol: wild.symbol, multiplier: 1, expands: false, respins: false } } : {}),
  }
})
