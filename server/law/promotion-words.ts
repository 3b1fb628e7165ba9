import { explain } from './explain.ts'
import { findRule, zoneOf } from './figures.ts'
import type { LawLanguage } from './texts/index.ts'

/** What the law of a market has every advertisement say at a moment, in a language; null where its pack asks for nothing. */
export function promotionWords(market: string, at: Date, language: LawLanguage): string | null {
  const rule = findRule(market, 'promotion-words', at)
  if (!rule) return null
  return explain(
    { textKey: rule.textKey, figure: null, present: null, earliestAllowedAt: null },
    language,
    zoneOf(market, at),
  )
}
