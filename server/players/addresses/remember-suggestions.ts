import type { Clock } from '#server/kernel/index.ts'
import { foldName } from '../fold-name.ts'
import type { AddressSuggester, Suggested } from './address-partner.ts'

const KEPT_MS = 24 * 3_600_000
const KEPT_MAX = 2000

/**
 * Caches a partner's suggestions for a day (providers §9.5): many people type the same beginning, and each request
 * costs money. The oldest entries are dropped first. Failures are not cached.
 */
export function rememberSuggestions(suggester: AddressSuggester, clock: Clock): AddressSuggester {
  const kept = new Map<string, { readonly said: Suggested; readonly until: number }>()
  return {
    suggest: async (text, country) => {
      const key = `${country} ${foldName(text)}`
      const now = clock.now().getTime()
      const known = kept.get(key)
      if (known && known.until > now) return known.said
      const said = await suggester.suggest(text, country)
      kept.delete(key)
      if (!said.ok) return said
      kept.set(key, { said, until: now + KEPT_MS })
      const [oldest] = kept.keys()
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
      return said
    },
  }
}
