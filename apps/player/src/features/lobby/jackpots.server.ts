import { listJackpots } from '#contract/play-v1/jackpots.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import type { Site } from '../../shell/site-context.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import { slimJackpot } from './slim-jackpot.ts'

const FRESH_MS = 5000
let kept: { readonly at: number; readonly answer: Promise<readonly LobbyJackpot[]> } | undefined

/**
 * The jackpots that can be won now, the same for everybody: cached for five seconds, and never requested by a brand
 * without its own. Empty if the API does not respond: the lobby is rendered without them.
 */
export function readJackpots(site: Site): Promise<readonly LobbyJackpot[]> {
  const hasOwn = site.brand.jackpots.providers.some(({ provider, isEnabled }) => provider === 'tolar' && isEnabled)
  if (!hasOwn) return Promise.resolve([])
  const now = performance.now()
  if (kept && now - kept.at < FRESH_MS) return kept.answer
  const answer = anonymousApi(site)(listJackpots, {}).then((told) => (told.ok ? told.data.pools.map(slimJackpot) : []))
  kept = { at: now, answer }
  return answer
}
