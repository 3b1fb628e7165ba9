/** How an offer ended: signed in, refused with an error, closed, or it could not begin. */
export type OfferEnd<Refused> = 'signed-in' | 'closed' | 'not-begun' | Refused

/** The server's challenge expires after five minutes: an older offer would be refused. */
export const RENEW_MS = 4 * 60_000
/** Pause before the next offer: a browser that ends each at once must not be asked in a loop. */
export const AGAIN_MS = 5_000

/**
 * Keeps an offer open until a sign-in: it is renewed before it expires, and after each end. A new one aborts the
 * previous one, whose end is ignored. Returns the function that stops it.
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
