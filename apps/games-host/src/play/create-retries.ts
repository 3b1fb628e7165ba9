import type { PageView } from './page-view.ts'
import { retryUntilResponse, wait, type Down, type Trouble } from './retry.ts'

/** Texts of the page while the outcome of a round is unknown; the request is retried until there is a response. */
export const DOWN_TEXTS = { line: 'connectionLost', server: 'serverAway' } as const satisfies Record<Down, string>
const BACK_TEXTS = { line: 'connectionBack', server: 'serverBack' } as const satisfies Record<Down, string>

/**
 * Retries until there is a response, and tells the player when the connection or the server is down and when it is
 * back.
 */
export function createRetries(view: Pick<PageView, 'say' | 'notice'>, noticeMs: number) {
  return <A extends { readonly ok: true } | ({ readonly ok: false } & Trouble)>(ask: () => Promise<A>): Promise<A> => {
    let last: Down = 'line'
    const onTrouble = (down: Down | undefined): void => {
      view.notice(view.say(down ? DOWN_TEXTS[down] : BACK_TEXTS[last]), down ? 0 : noticeMs)
      last = down ?? last
    }
    return retryUntilResponse({ ask, wait, onTrouble })
  }
}
