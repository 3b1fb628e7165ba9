import { BY_PAGE_HEADER } from '#contract/by-page.ts'

/** How long after an interaction the requests of the page count as the player's. */
const TOUCH_HOLDS_MS = 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

type View = Pick<Window, 'addEventListener' | 'fetch'> & { readonly location: { readonly origin: string } }

let touchedAt = 0
let now: () => number = () => performance.now()

/** Headers of a call: mark it as made by the page itself when there was no interaction for a while. */
export const byPageHeaders = (): Readonly<Record<string, string>> =>
  now() - touchedAt < TOUCH_HOLDS_MS ? {} : { [BY_PAGE_HEADER]: '1' }

/**
 * Tracks interaction with the page (opening it counts) and marks requests of the page without any, also those of the
 * router, which would have no headers of ours otherwise. So an idle session ends, however many requests its page makes.
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
