import type { ReplyOf } from '#contract/call.ts'
import { listOwnPromotions } from '#contract/play-v1/promotions.ts'
import { apiFor, hasSession } from './call-api.server.ts'
import type { Site } from './site-context.ts'

const NO_SESSION = 401

type OwnPromotions = ReplyOf<typeof listOwnPromotions> | 'visitor' | 'unknown'

/** Answers that are on their way, by cookie: the frame and the page of one visit ask once. */
const asked = new Map<string, Promise<OwnPromotions>>()

/**
 * Offers to the player who is signed in, and whether they are left alone. `visitor` without a session; `unknown` where it cannot be
 * known who they are: then nothing may be offered.
 */
export async function readOwnPromotions(site: Site, request: Request): Promise<OwnPromotions> {
  if (!hasSession(request)) return 'visitor'
  const key = request.headers.get('cookie') ?? ''
  const answer = asked.get(key) ?? ask(site, request).finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}

async function ask(site: Site, request: Request): Promise<OwnPromotions> {
  const own = await apiFor(site, request)(listOwnPromotions, {})
  if (own.ok) return own.data
  return own.status === NO_SESSION ? 'visitor' : 'unknown'
}

/** Whether this visitor must get no offers; true where it cannot be known. */
export async function isLeftAlone(site: Site, request: Request): Promise<boolean> {
  const own = await readOwnPromotions(site, request)
  return own === 'unknown' || (own !== 'visitor' && own.isLeftAlone)
}
