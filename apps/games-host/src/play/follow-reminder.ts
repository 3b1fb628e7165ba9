import type { Client } from '#client'
import { getReminder } from '#contract/play-v1/limits.ts'

const MINUTE_MS = 60_000
/** How soon a new choice on the limits page is noticed by a game that is open. */
const ASK_EVERY_MS = 5 * MINUTE_MS
/** Timers may be a little early. */
const MARGIN_MS = 250
const LOOK_EVERY_MS = 100

type Needs = {
  readonly client: Client
  /** Milliseconds since the player signed in. */
  readonly playedMs: () => number
  /** No round is being shown or waits for a decision. */
  readonly isIdle: () => boolean
  readonly wait: (ms: number) => Promise<void>
  /** Shows the reminder; resolves when the player continues. */
  readonly remind: () => Promise<void>
}

/** For real money: reminds the player of time and result at the interval that they have chosen, between rounds. */
export async function followReminder({ client, playedMs, isIdle, wait, remind }: Needs): Promise<void> {
  for (;;) {
    const answer = await client(getReminder, { query: {} })
    if (!answer.ok && answer.status === 401) return
    const everyMinutes = answer.ok ? answer.data.everyMinutes : null
    const dueMs = everyMinutes === null ? Infinity : msToNext(playedMs(), everyMinutes)
    if (dueMs > ASK_EVERY_MS) {
      await wait(ASK_EVERY_MS)
      continue
    }
    await wait(dueMs + MARGIN_MS)
    while (!isIdle()) await wait(LOOK_EVERY_MS)
    await remind()
  }
}

/** Until the next whole multiple of the minutes. */
export function msToNext(playedMs: number, everyMinutes: number): number {
  const everyMs = everyMinutes * MINUTE_MS
  return everyMs - (Math.max(0, playedMs) % everyMs)
}
