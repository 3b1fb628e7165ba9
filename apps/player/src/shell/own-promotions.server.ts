import type { ReplyOf } from '#contract/call.ts'
import { listOwnPromotions } from '#contract/play-v1/promotions.ts'
import { apiFor, hasSession } from './call-api.server.ts'
import type { Site } from './site-context.ts'

const NO_SESSION = 401

/**
 * Offers to the player who is signed in, and whether they are left alone. `visitor` without a session; `unknown` where it cannot be
 * known who they are: then nothing may be offered.
 */
export async function readOwnPromotions(
  site: Site,
  request: Request,
): Promise<ReplyOf<typeof listOwnPromotions> | 'visitor' | 'unknown'> {
  if (!hasSession(request)) return 'visitor'
  const own = await apiFor(site, request)(listOwnPromotions, {})
  if (own.ok) return own.data
  return own.status === NO_SESSION ? 'visitor' : 'unknown'
}
