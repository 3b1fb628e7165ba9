import { createContext, type RouterContextProvider } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listOwnPromotions } from '#contract/play-v1/promotions.ts'
import { apiFor, hasSession } from './call-api.server.ts'
import { siteContext, type Site } from './site-context.ts'

const NO_SESSION = 401

type OwnPromotions = ReplyOf<typeof listOwnPromotions> | 'visitor' | 'unknown'

/** What loaders of one request share. */
export type LoaderContext = Pick<RouterContextProvider, 'get' | 'set'>

/** The frame and the page of one request ask once. */
const askedContext = createContext<Promise<OwnPromotions> | null>(null)

/**
 * Offers to the player who is signed in, and whether they are left alone. `visitor` without a session; `unknown` where it cannot be
 * known who they are: then nothing may be offered.
 */
export function readOwnPromotions(context: LoaderContext, request: Request): Promise<OwnPromotions> {
  const asked = context.get(askedContext) ?? ask(context.get(siteContext), request)
  context.set(askedContext, asked)
  return asked
}

async function ask(site: Site, request: Request): Promise<OwnPromotions> {
  if (!hasSession(request)) return 'visitor'
  const own = await apiFor(site, request)(listOwnPromotions, {})
  if (own.ok) return own.data
  return own.status === NO_SESSION ? 'visitor' : 'unknown'
}

/** Whether this visitor must get no offers; true where it cannot be known. */
export async function isLeftAlone(context: LoaderContext, request: Request): Promise<boolean> {
  const own = await readOwnPromotions(context, request)
  return own === 'unknown' || (own !== 'visitor' && own.isLeftAlone)
}
