import { explain } from './explain.ts'
import { findRule, zoneOf } from './figures.ts'
import type { LawLanguage } from './texts/index.ts'

/** The text that the market's law requires in every advertisement at an instant, in a language; null without one. */
export function promotionWords(market: string, at: Date, language: LawLanguage): string | null {
  const rule = findRule(market, 'promotion-words', at)
  if (!rule) return null
  return explain(
    { textKey: rule.textKey, figure: null, present: null, earliestAllowedAt: null },
    language,
    zoneOf(market, at),
  )
}
