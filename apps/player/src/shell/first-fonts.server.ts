import manropeCore from '#ui/fonts/manrope-core.woff2?url'
import manropeCyrillic from '#ui/fonts/manrope-cyrillic.woff2?url'
import manropeVietnamese from '#ui/fonts/manrope-vietnamese.woff2?url'
import unboundedCore from '#ui/fonts/unbounded-core.woff2?url'
import unboundedCyrillic from '#ui/fonts/unbounded-cyrillic.woff2?url'
import unboundedVietnamese from '#ui/fonts/unbounded-vietnamese.woff2?url'

const scripts: Readonly<Record<string, readonly string[]>> = {
  ru: [manropeCyrillic, unboundedCyrillic],
  vi: [manropeVietnamese, unboundedVietnamese],
}

/**
 * Addresses of the fonts that a first screen in this language is written with. They are asked for with the page: letters
 * that arrive after the first frame have the whole page laid out and painted once more, which costs a phone more than
 * the wait for them.
 */
export function firstFonts(locale: string): readonly string[] {
  return [manropeCore, unboundedCore, ...(scripts[locale] ?? [])]
}
