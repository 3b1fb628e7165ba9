import type { Namespace } from '../messages/index.ts'
import { requireLocale } from './require-locale.ts'
import type { Site } from './site-context.ts'
import { messagesOf, textsOf } from './texts.server.ts'

/**
 * What every page of a feature needs: its texts, the error texts and a name for its tab.
 * @param titleKey of the text with the page's subject, such as `sms.title`
 */
export function pageParts(site: Site, wantedLocale: string | undefined, namespace: Namespace, titleKey = 'title') {
  const locale = requireLocale(site, wantedLocale)
  return {
    locale,
    texts: textsOf(site, locale, [namespace]),
    errors: site.errorTexts[locale],
    appName: site.brand.appName,
    /** The page's subject, then the brand, so that tabs can be told apart. */
    tabName: tabNameOf(messagesOf(site, locale)[namespace], titleKey, site.brand.appName),
    address: site.playerOrigin,
    languages: site.brand.languages,
    lookKey: site.lookKey,
  }
}

function tabNameOf(texts: object, titleKey: string, appName: string): string {
  const title = titleKey.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), texts)
  return typeof title === 'string' ? `${title} · ${appName}` : appName
}
