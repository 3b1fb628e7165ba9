import { createClient, type Client } from '#client'
import { BY_PAGE_HEADER } from '#contract/by-page.ts'
import { getHeader } from '#contract/play-v1/player-account.ts'
import type { Site } from './site-context.ts'

const SESSION_COOKIE = 'tolar_session'

/** True when the request has a session cookie. Only the API knows whether it is valid. */
export function hasSession(request: Request): boolean {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=`).test(request.headers.get('cookie') ?? '')
}

const DEVICE_COOKIE = 'tolar_device'

/** True in a browser in which somebody has signed in before; otherwise the visitor is new. */
export function hasSignedInBefore(request: Request): boolean {
  return new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=`).test(request.headers.get('cookie') ?? '')
}

/** API client for this visitor: with the cookie, and with the IP address for rate limits. */
export function apiFor(site: Site, request: Request): Client {
  return createClient({
    baseUrl: site.apiOrigin,
    headers: () => {
      const headers: Record<string, string> = {}
      const cookie = request.headers.get('cookie')
      if (cookie) headers['cookie'] = cookie
      const forwarded = request.headers.get('x-forwarded-for')
      if (forwarded) headers['x-forwarded-for'] = forwarded
      if (request.headers.get(BY_PAGE_HEADER) === '1') headers[BY_PAGE_HEADER] = '1'
      return headers
    },
  })
}

/** Whether the visitor has a valid session; asks the API only where there may be one. */
export async function isSignedIn(site: Site, request: Request): Promise<boolean> {
  return hasSession(request) && (await apiFor(site, request)(getHeader, { query: {} })).ok
}

/** Anonymous API client, for responses shared by all visitors. */
export function anonymousApi(site: Site): Client {
  return createClient({ baseUrl: site.apiOrigin })
}
