import { createClient, type Client } from '#client'
import { BY_PAGE_HEADER } from '#contract/by-page.ts'
import type { Site } from './site-context.ts'

const SESSION_COOKIE = 'tolar_session'

/** True when the browser says that it is signed in. The API decides whether that is so. */
export function hasSession(request: Request): boolean {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=`).test(request.headers.get('cookie') ?? '')
}

const DEVICE_COOKIE = 'tolar_device'

/** True in a browser in which somebody has signed in before: others are newcomers. */
export function hasSignedInBefore(request: Request): boolean {
  return new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=`).test(request.headers.get('cookie') ?? '')
}

/** The API as this visitor: the cookie goes along, and so does the address by which rates are limited. */
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

/** The API as nobody, for answers that every visitor shares. */
export function anonymousApi(site: Site): Client {
  return createClient({ baseUrl: site.apiOrigin })
}
