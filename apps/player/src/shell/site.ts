import { createContext, use } from 'react'
import type { SiteData } from './site.route.tsx'

const SiteContext = createContext<SiteData | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

/** The loader data about brand, language and player. Only inside the site's frame. */
export function useSite(): SiteData {
  const site = use(SiteContext)
  if (!site) throw new Error('This part of the page is outside the frame of the site.')
  return site
}
