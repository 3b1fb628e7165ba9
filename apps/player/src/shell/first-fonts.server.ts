import type { Look } from '#config/look.ts'
import manropeCore from '#ui/fonts/manrope-core.woff2?url'
import manropeCyrillic from '#ui/fonts/manrope-cyrillic.woff2?url'
import manropeVietnamese from '#ui/fonts/manrope-vietnamese.woff2?url'
import nunitoCore from '#ui/fonts/nunito-core.woff2?url'
import nunitoCyrillic from '#ui/fonts/nunito-cyrillic.woff2?url'
import playfairCore from '#ui/fonts/playfair-display-core.woff2?url'
import playfairCyrillic from '#ui/fonts/playfair-display-cyrillic.woff2?url'
import plexCore from '#ui/fonts/ibm-plex-sans-core.woff2?url'
import plexCyrillic from '#ui/fonts/ibm-plex-sans-cyrillic.woff2?url'
import sofiaCore from '#ui/fonts/sofia-sans-extra-condensed-core.woff2?url'
import sofiaCyrillic from '#ui/fonts/sofia-sans-extra-condensed-cyrillic.woff2?url'
import unboundedCore from '#ui/fonts/unbounded-core.woff2?url'
import unboundedCyrillic from '#ui/fonts/unbounded-cyrillic.woff2?url'
import unboundedVietnamese from '#ui/fonts/unbounded-vietnamese.woff2?url'

const families = {
  manrope: { core: manropeCore, ru: manropeCyrillic, vi: manropeVietnamese },
  unbounded: { core: unboundedCore, ru: unboundedCyrillic, vi: unboundedVietnamese },
  nunito: { core: nunitoCore, ru: nunitoCyrillic, vi: undefined },
  playfair: { core: playfairCore, ru: playfairCyrillic, vi: undefined },
  plex: { core: plexCore, ru: plexCyrillic, vi: undefined },
  sofia: { core: sofiaCore, ru: sofiaCyrillic, vi: undefined },
} as const
type Family = keyof typeof families

/**
 * URLs of the fonts of the first screen in this language. They are preloaded with the page: a font that arrives after
 * the first frame causes another layout and paint of the whole page, which costs a phone more than the wait for it.
 */
export function firstFonts(locale: string, { display, body }: Look['type']): readonly string[] {
  const written = new Set([display, body].map((name) => writtenBy(name, locale)))
  return [...written].flatMap((name) => {
    const { core, ru, vi } = families[name]
    const others = locale === 'ru' ? [ru] : locale === 'vi' && vi ? [vi] : []
    return [core, ...others]
  })
}

/** Manrope is the fallback for a family without the letters of a language (ui/look.css). */
function writtenBy(name: Family, locale: string): Family {
  return locale === 'vi' && families[name].vi === undefined ? 'manrope' : name
}
