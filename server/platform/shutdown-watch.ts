import { createHash } from 'node:crypto'
import type { ShutdownPart } from '#contract/shutdown-parts.ts'
import { keepNewest } from '../kernel/index.ts'
import type { ShutdownNeeds } from './planned-shutdowns.ts'
import { listShutdownsAfter } from './platform.queries.ts'

const LOOK_EVERY_MS = 5_000

export type ShutdownWatch = {
  /** Until when no new round may begin; undefined while rounds may begin. */
  readonly shutUntil: () => Date | undefined
  /** Until when a part of the platform is closed. */
  readonly closedUntil: (part: ShutdownPart) => Date | undefined
  /** A shutdown was planned, changed or cancelled, here or at another process. */
  readonly reload: () => Promise<void>
  /** Another one when other shutdowns come; the same in every process. */
  readonly stamp: () => string
  readonly close: () => void
}

/**
 * Knows at any time what a planned shutdown closes, without reading the database at each stake. It keeps future
 * shutdowns in memory and compares them with the clock; changes come over the control bus, and are read every few
 * seconds as well, in case a message is missed.
 */
export async function watchShutdowns({
  db,
  clock,
  onError,
}: ShutdownNeeds & { readonly onError: (error: unknown) => void }): Promise<ShutdownWatch> {
  const read = () => listShutdownsAfter(db, clock.now())
  const known = keepNewest(read, await read())
  const timer = setInterval(() => void known.read().catch(onError), LOOK_EVERY_MS)
  timer.unref()

  /** The last end of running shutdowns that concern the part: when one ends another may continue. */
  const endOf = (isMeant: (row: ReturnType<typeof known.now>[number]) => boolean): Date | undefined => {
    const now = clock.now()
    return known
      .now()
      .filter((row) => row.startsAt <= now && row.endsAt > now && isMeant(row))
      .map(({ endsAt }) => endsAt)
      .toSorted((one, other) => other.getTime() - one.getTime())[0]
  }
  return {
    shutUntil: () => endOf(() => true),
    closedUntil: (part) => endOf(({ holds }) => holds.includes(part)),
    reload: known.read,
    stamp: () => {
      const now = clock.now()
      const coming = known.now().filter(({ endsAt }) => endsAt > now)
      return createHash('sha256').update(JSON.stringify(coming)).digest('base64url').slice(0, 12)
    },
    close: () => clearInterval(timer),
  }
}
