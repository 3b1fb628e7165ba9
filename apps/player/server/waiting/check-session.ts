import { createClient } from '#client'
import { getSettings } from '#contract/onling-v2/player-settings.ts'

/** The format of a session token. Anything else is no session, and no request is made. */
const SESSION = /(?:^|;\s*)tolar_session=(?<token>tp_[\w-]{43})(?:;|$)/
const TIMEOUT_MS = 2000
/** Forged cookies cause at most this many concurrent requests to the API. */
const AT_ONCE_MAX = 20
/** How long an invalid cookie is cached as invalid, and how many of them. */
const WRONG_MS = 30_000
const WRONG_MAX = 10_000

type Visitor = { readonly ip: string; readonly cookie: string | undefined }

/**
 * Whether the API knows the session. False also while it cannot be checked: the visitor waits in line, retries
 * automatically, and is let in as soon as it is known.
 */
export function createSessionCheck(
  apiOrigin: string,
  { now = Date.now, timeoutMs = TIMEOUT_MS }: { readonly now?: () => number; readonly timeoutMs?: number } = {},
) {
  const wrong = new Map<string, number>()
  let asking = 0
  return async ({ ip, cookie }: Visitor): Promise<boolean> => {
    const token = SESSION.exec(cookie ?? '')?.groups?.['token']
    if (token === undefined || (wrong.get(token) ?? 0) > now() || asking >= AT_ONCE_MAX) return false
    asking += 1
    try {
      const headers = () => ({ cookie: `tolar_session=${token}`, 'x-forwarded-for': ip })
      const api = createClient({ baseUrl: apiOrigin, headers })
      const answer = await api(getSettings, { query: {}, signal: AbortSignal.timeout(timeoutMs) })
      if (!answer.ok && answer.status === 401) {
        wrong.delete(token)
        wrong.set(token, now() + WRONG_MS)
        const [oldest] = wrong.keys()
        if (wrong.size > WRONG_MAX && oldest !== undefined) wrong.delete(oldest)
      }
      return answer.ok
    } finally {
      asking -= 1
    }
  }
}
