import { remember } from '../../../kit/math/remember.ts'
import type { LineRules } from '../../lines/math/index.ts'
import type { BookDefinition } from './book-definition.ts'

/** The pay lines: the book stands for every symbol and pays no line of its own. */
export const lineRulesOf = remember(({ rows, symbols, lines, book }: BookDefinition): LineRules => {
  return { rows, symbols, lines, wild: { symbol: book.symbol, multiplier: 1, expands: false, respins: false } }
})
