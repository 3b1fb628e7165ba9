import { data } from 'react-router'
import type { Language } from '#config/shapes.ts'
import type { Site } from './site-context.ts'

/** The language of the route. Throws 404 for one that the brand does not speak. */
export function requireLocale(site: Site, locale: string | undefined): Language {
  const match = site.brand.languages.find((one) => one === locale)
  if (!match) throw data(null, { status: 404 })
  return match
}
