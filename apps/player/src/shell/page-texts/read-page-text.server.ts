import type { Language, WrittenPage } from '#config/shapes.ts'
import type { Site } from '../site-context.ts'
import type { PageText } from './page-text.ts'
import { pageTextOf } from './page-texts.server.ts'

/** The words of a page of this site. */
export function readPageText({ brand, market, brandTexts }: Site, locale: Language, page: WrittenPage): PageText {
  return pageTextOf(locale, page, {
    brand: brand.appName,
    market: market.key,
    operator: brandTexts[locale]?.footer.operator ?? '',
  })
}
