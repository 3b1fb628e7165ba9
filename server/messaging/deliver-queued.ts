import type { Clock, Database } from '#server/kernel/index.ts'

/** Common needs of delivering letters and text messages. */
export type DeliveryNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** Name of the brand in the text. */
  readonly brand: string
  /** For the log. Gets the error and the id of the message, never its address or text. */
  readonly onFailure: (error: unknown, messageId: string) => void
}

type Queued = { readonly id: string; readonly attempts: number }

/** One queue of messages, with its attempts. */
type Queue<Q extends Queued> = {
  /** Leases the next message that is due until `retryAt`. */
  readonly take: (now: Date, retryAt: Date) => Promise<Q | undefined>
  /** Sends it and marks it as sent; throws on failure. */
  readonly send: (queued: Q) => Promise<void>
  readonly putOff: (id: string, until: Date, problem: string) => Promise<void>
  readonly giveUp: (id: string, problem: string, error: unknown) => Promise<void>
  /** True when no further attempt can help. */
  readonly isFinal: (error: unknown) => boolean
  /** Delay before the next attempt that the other side requests. */
  readonly retryAfterSeconds?: (error: unknown) => number | undefined
  readonly attemptsMax: number
  readonly firstRetrySeconds: number
  /** After the crash of a worker the lease of a message ends after so long. */
  readonly heldSeconds: number
}

const PROBLEM_MAX = 200

/** Sends the messages of a queue that are due, one after another; failures are retried with a growing delay. */
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
      if (queue.isFinal(error) || attempts >= queue.attemptsMax) await queue.giveUp(id, problem, error)
      else await queue.putOff(id, after(waitOf(queue, error, attempts)), problem)
    }
  }
}

const waitOf = (
  { firstRetrySeconds, retryAfterSeconds }: Pick<Queue<Queued>, 'firstRetrySeconds' | 'retryAfterSeconds'>,
  error: unknown,
  attempts: number,
): number => retryAfterSeconds?.(error) ?? firstRetrySeconds * 2 ** attempts
