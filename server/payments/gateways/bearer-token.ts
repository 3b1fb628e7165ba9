import type { Clock } from '#server/kernel/index.ts'
import type { PartnerAnswer } from './call-partner.ts'

export type IssuedToken = { readonly token: string; readonly validForSeconds: number }

/** A token is not used in its last minute: it could end on the way. */
const SPARE_MS = 60_000
const NOT_SIGNED_IN = 401

/**
 * Keeps a partner's token and signs calls in with it. Several calls at once ask for one token together; one that the
 * partner no longer takes is asked for anew, once.
 * @param issue asks the partner for a token
 */
export function keepToken(issue: () => Promise<IssuedToken>, clock: Clock) {
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
