import type { Namespace } from '../messages/index.ts'
import { requireLocale } from './require-locale.ts'
import type { Site } from './site-context.ts'
import { textsOf } from './texts.server.ts'

/** What every page of a feature needs: its texts, the error texts and a name for its tab. */
export function pageParts(site: Site, wantedLocale: string | undefined, namespace: Namespace) {
  const locale = requireLocale(site, wantedLocale)
  return {
    locale,
    texts: textsOf(locale, [namespace]),
    errors: site.errorTexts[locale],
    appName: site.brand.appName,
    address: site.playerOrigin,
    languages: site.brand.languages,
  }
}
