import type { HeldPart } from '#contract/held-parts.ts'
import type { ShutdownNeeds } from './planned-shutdowns.ts'
import { listShutdownsAfter } from './platform.queries.ts'

const LOOK_EVERY_MS = 5_000

export type ShutdownWatch = {
  /** Until when no new round begins; undefined while rounds may begin. */
  readonly shutUntil: () => Date | undefined
  /** Until when a part of the platform is held. */
  readonly heldUntil: (part: HeldPart) => Date | undefined
  /** Something was planned, changed or taken back, here or at another process. */
  readonly reload: () => Promise<void>
  readonly close: () => void
}

/**
 * Knows at every moment what a planned shutdown holds, without asking the database at each stake. It keeps those that come
 * and asks the clock, so that a shutdown begins and ends at its minute; changes come over the control bus, and are looked
 * for every few seconds as well, should one be missed.
 */
export async function watchShutdowns({
  db,
  clock,
  onError,
}: ShutdownNeeds & { readonly onError: (error: unknown) => void }): Promise<ShutdownWatch> {
  const read = () => listShutdownsAfter(db, clock.now())
  let known = await read()
  const reload = async () => {
    known = await read()
  }
  const timer = setInterval(() => void reload().catch(onError), LOOK_EVERY_MS)
  timer.unref()

  /** The last end of those that run and that the question is about: when one ends another may go on. */
  const endOf = (isMeant: (row: (typeof known)[number]) => boolean): Date | undefined => {
    const now = clock.now()
    return known
      .filter((row) => row.startsAt <= now && row.endsAt > now && isMeant(row))
      .map(({ endsAt }) => endsAt)
      .toSorted((one, other) => other.getTime() - one.getTime())[0]
  }
  return {
    shutUntil: () => endOf(() => true),
    heldUntil: (part) => endOf(({ holds }) => holds.includes(part)),
    reload,
    close: () => clearInterval(timer),
  }
}
