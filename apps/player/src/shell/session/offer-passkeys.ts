/** How an offer ended: the person is in, what refused them, it was closed, or it could not be made at all. */
export type OfferEnd<Refused> = 'signed-in' | 'closed' | 'not-begun' | Refused

/** The server forgets what it asked after five minutes: an offer that is older would be refused. */
export const RENEW_MS = 4 * 60_000
/** So soon after an end it is made anew: a browser that ends each at once is not asked without a pause. */
export const AGAIN_MS = 5_000

/**
 * Keeps an offer standing until somebody has signed in by it: it is made anew before it is too old, and after each end. A new one
 * ends the one before, whose end counts no more. Gives what stops it.
 */
export function keepOffering<Refused extends object>({
  offer,
  onSignedIn,
  onRefused,
}: {
  readonly offer: () => Promise<OfferEnd<Refused>>
  readonly onSignedIn: () => void
  readonly onRefused: (refused: Refused) => void
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let newest = 0
  async function make() {
    newest += 1
    const own = newest
    wait(RENEW_MS)
    const end = await offer()
    if (end === 'signed-in') {
      stop()
      return onSignedIn()
    }
    if (own !== newest) return
    if (typeof end === 'object') onRefused(end)
    if (end !== 'not-begun') wait(AGAIN_MS)
  }
  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void make(), ms)
  }
  function stop() {
    newest += 1
    clearTimeout(timer)
  }
  void make()
  return stop
}
