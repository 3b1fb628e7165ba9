import type { Clock, Database } from '#server/kernel/index.ts'

/** What the delivery of letters and of text messages both need. */
export type DeliveryNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** Name of the brand that writes. */
  readonly brand: string
  /** For the log. Given the error and the id of the message, never its address or text. */
  readonly onFailure: (error: unknown, messageId: string) => void
}

type Queued = { readonly id: string; readonly attempts: number }

/** One queue of messages, and how long it is tried. */
type Queue<Q extends Queued> = {
  /** Takes the next message that is due and holds it until `retryAt`. */
  readonly take: (now: Date, retryAt: Date) => Promise<Q | undefined>
  /** Sends it and notes that it has left; throws when it has not. */
  readonly send: (queued: Q) => Promise<void>
  readonly putOff: (id: string, until: Date, problem: string) => Promise<void>
  readonly giveUp: (id: string, problem: string) => Promise<void>
  /** True when no further attempt can help. */
  readonly isFinal: (error: unknown) => boolean
  readonly attemptsMax: number
  readonly firstRetrySeconds: number
  /** A worker that dies while sending leaves the message to another one after so long. */
  readonly heldSeconds: number
}

const PROBLEM_MAX = 200

/** Sends the messages of a queue that are due, one after the other; each failure is tried again later than the last. */
export async function deliverQueued<Q extends Queued>(
  { clock, onFailure }: Pick<DeliveryNeeds, 'clock' | 'onFailure'>,
  queue: Queue<Q>,
): Promise<void> {
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  for (;;) {
    const queued = await queue.take(clock.now(), after(queue.heldSeconds))
    if (!queued) return
    const { id, attempts } = queued
    try {
      await queue.send(queued)
    } catch (error) {
      onFailure(error, id)
      const problem = error instanceof Error ? error.message.slice(0, PROBLEM_MAX) : 'unknown'
      if (queue.isFinal(error) || attempts >= queue.attemptsMax) await queue.giveUp(id, problem)
      else await queue.putOff(id, after(queue.firstRetrySeconds * 2 ** attempts), problem)
    }
  }
}
