import type { Clock } from '#server/kernel/index.ts'
import type { PartnerAnswer } from './call-partner.ts'

export type IssuedToken = { readonly token: string; readonly validForSeconds: number }

/** A token is not used in its last minute: it could expire on the way. */
const SPARE_MS = 60_000
const NOT_SIGNED_IN = 401

/**
 * Caches a partner's token and authenticates calls with it. Concurrent calls share one request for a token; a token
 * that the partner no longer accepts is renewed once.
 * @param issue requests a token of the partner
 */
export function cacheToken(issue: () => Promise<IssuedToken>, clock: Clock) {
  let kept: { readonly token: Promise<IssuedToken>; endsAtMs: number } | undefined

  const current = async (): Promise<string> => {
    if (!kept || clock.now().getTime() >= kept.endsAtMs) {
      const asking = { token: issue(), endsAtMs: Infinity }
      kept = asking
      try {
        asking.endsAtMs = clock.now().getTime() + (await asking.token).validForSeconds * 1000 - SPARE_MS
      } catch (error) {
        if (kept === asking) kept = undefined
        throw error
      }
    }
    return (await kept.token).token
  }

  return async (call: (token: string) => Promise<PartnerAnswer>): Promise<PartnerAnswer> => {
    const answer = await call(await current())
    if (answer.httpStatus !== NOT_SIGNED_IN) return answer
    kept = undefined
    return call(await current())
  }
}
