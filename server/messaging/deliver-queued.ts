import type { Clock, Database } from '#server/kernel/index.ts'
import type { Voice } from './voice.ts'

/** Common needs of delivering letters and text messages. */
export type DeliveryNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** The brand whose messages are sent: brands may share a database, and each speaks in its own name. */
  readonly target: string
  /** Name and tone of the brand in the text. */
  readonly voice: Voice
  /** For the log. Gets the error and the id of the message, never its address or text. */
  readonly onFailure: (error: unknown, messageId: string) => void
}

type Queued = { readonly id: string; readonly attempts: number }

/** How messages of one kind are sent, and how many attempts there are. */
export type Attempts<Q extends Queued> = {
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
}

/** One queue of messages, with its attempts. */
type Queue<Q extends Queued> = Attempts<Q> & {
  /** Leases the next message that is due until `retryAt`. */
  readonly take: (now: Date, retryAt: Date) => Promise<Q | undefined>
  /** After the crash of a worker the lease of a message ends after so long. */
  readonly heldSeconds: number
}

type AttemptNeeds = Pick<DeliveryNeeds, 'clock' | 'onFailure'>

const PROBLEM_MAX = 200

/** Sends the messages of a queue that are due, one after another; failures are retried with a growing delay. */
export async function deliverQueued<Q extends Queued>(needs: AttemptNeeds, queue: Queue<Q>): Promise<void> {
  for (;;) {
    const queued = await queue.take(needs.clock.now(), secondsFrom(needs.clock, queue.heldSeconds))
    if (!queued) return
    await attempt(needs, queue, queued)
  }
}

/** Sends one leased message. Returns when it is retried; undefined if it was sent or given up. */
export async function attempt<Q extends Queued>(
  { clock, onFailure }: AttemptNeeds,
  attempts: Attempts<Q>,
  queued: Q,
): Promise<Date | undefined> {
  const { id, attempts: nth } = queued
  try {
    await attempts.send(queued)
    return undefined
  } catch (error) {
    onFailure(error, id)
    const problem = error instanceof Error ? error.message.slice(0, PROBLEM_MAX) : 'unknown'
    if (attempts.isFinal(error) || nth >= attempts.attemptsMax) {
      await attempts.giveUp(id, problem, error)
      return undefined
    }
    const until = secondsFrom(clock, waitOf(attempts, error, nth))
    await attempts.putOff(id, until, problem)
    return until
  }
}

const secondsFrom = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

const waitOf = (
  { firstRetrySeconds, retryAfterSeconds }: Pick<Attempts<Queued>, 'firstRetrySeconds' | 'retryAfterSeconds'>,
  error: unknown,
  attempts: number,
): number => retryAfterSeconds?.(error) ?? firstRetrySeconds * 2 ** attempts
