import type { Client } from '#client'
import { stopFromGame, watchSession } from '#contract/play-v1/exclusion.ts'
import { endsPlay } from './choose-way-out.ts'
import { retryUntilResponse } from './retry.ts'

const WATCH_MS = 20_000
const AGAIN_MS = 2_000
/** A break ends by itself: polled at this interval, and checked at the next stake. */
const DURING_BREAK_MS = 15_000

type Needs = {
  readonly client: Client
  readonly link: HTMLAnchorElement
  readonly lobbyUrl: string
  readonly isIdle: () => boolean
  readonly wait: (ms: number) => Promise<void>
  /** Called when play was stopped by any device or rule, after the current round has been shown. */
  readonly onStopped: (code: string) => void
}

/**
 * For real money: Stop is one press that stops play everywhere and leads to its receipt; a stop from elsewhere is
 * noticed at once. In a demo Stop only leads to the site.
 */
export function followStop({ client, link, lobbyUrl, isIdle, wait, onStopped }: Needs): void {
  let isLeaving = false
  link.addEventListener('click', (event) => {
    event.preventDefault()
    if (isLeaving) return
    isLeaving = true
    link.setAttribute('aria-busy', 'true')
    void retryUntilResponse({ ask: () => client(stopFromGame, { body: {} }), wait, onTrouble: () => undefined }).then(
      // Refused because the session has ended: the site asks for a sign-in and then stops play.
      (answer) => location.assign(answer.ok ? `${lobbyUrl}/account/exclusion` : `${lobbyUrl}#stop`),
    )
  })

  const watch = async (): Promise<void> => {
    while (!isLeaving) {
      const answer = await client(watchSession, { query: { waitMs: WATCH_MS } })
      if (!answer.ok && answer.status !== 401) {
        await wait(AGAIN_MS)
        continue
      }
      const code = answer.ok ? answer.data.code : 'ERR_GAME_SESSION_ENDED'
      if (code === null) continue
      if (!endsPlay(code)) {
        await wait(DURING_BREAK_MS)
        continue
      }
      while (!isIdle()) await wait(100)
      if (!isLeaving) onStopped(code)
      return
    }
  }
  void watch()
}
