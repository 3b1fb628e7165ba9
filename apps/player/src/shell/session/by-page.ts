import { BY_PAGE_HEADER } from '#contract/by-page.ts'

/** So long after somebody touched the page its requests are still theirs. */
const TOUCH_HOLDS_MS = 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

type View = Pick<Window, 'addEventListener' | 'fetch'> & { readonly location: { readonly origin: string } }

let touchedAt = 0
let now: () => number = () => performance.now()

/** Headers of a call: that the page makes it by itself, where nobody has touched it for a while. */
export const byPageHeaders = (): Readonly<Record<string, string>> =>
  now() - touchedAt < TOUCH_HOLDS_MS ? {} : { [BY_PAGE_HEADER]: '1' }

/**
 * Watches for whoever is at the page, which was just opened by them, and marks what the page reads of its own site without them: what the
 * router reads anew has no headers of ours otherwise. A session ends then when nobody is there, however much its page asks.
 */
export function markOwnRequests(view: View, clock: () => number = () => performance.now()): void {
  now = clock
  touchedAt = now()
  const touch = () => {
    touchedAt = now()
  }
  for (const kind of TOUCHES) view.addEventListener(kind, touch, { capture: true, passive: true })
  const fetchAsBefore = view.fetch.bind(view)
  view.fetch = (input, init) => {
    const headers = byPageHeaders()
    const isRead = init?.method === undefined || init.method === 'GET'
    if (typeof input === 'object' && 'headers' in input) return fetchAsBefore(input, init)
    const { origin } = new URL(String(input), view.location.origin)
    if (!isRead || origin !== view.location.origin || !(BY_PAGE_HEADER in headers)) return fetchAsBefore(input, init)
    const marked = new Headers(init?.headers)
    marked.set(BY_PAGE_HEADER, '1')
    return fetchAsBefore(input, { ...init, headers: marked })
  }
}
