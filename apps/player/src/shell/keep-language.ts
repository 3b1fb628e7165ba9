import type { Language } from '#config/shapes.ts'
import { setLanguage } from '#contract/onling-v2/player-settings.ts'
import { createClient } from '#client'

// The page is left by the same press: the request outlives it.
const lastingApi = createClient({ baseUrl: '', fetch: (input, init) => fetch(input, { ...init, keepalive: true }) })

/**
 * Letters and messages follow the language that a signed-in player chooses at the foot of a page. The page goes on whatever
 * the answer. Gives what stops listening.
 */
export function keepChosenLanguage(locale: string, languages: readonly Language[]): () => void {
  const hear = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.langs a[hreflang]') : null
    const language = languages.find((one) => one === link?.hreflang)
    if (language && language !== locale) void lastingApi(setLanguage, { body: { language } })
  }
  document.addEventListener('click', hear)
  return () => document.removeEventListener('click', hear)
}
