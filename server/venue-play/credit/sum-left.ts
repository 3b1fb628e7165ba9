import { findMovedAtTerminal } from '#server/payments/index.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import { findClosings, setCounted, type FoundClosing } from './credit-closings.queries.ts'
import { findOpenCase, findSeats, findStartOfCredit, usedOthers, type AtTerminal } from './credit-left.queries.ts'
import { foldCredit, type FoldedCredit } from './fold-credit.ts'

const DAY_MS = 86_400_000
/** How long a closing by staff is compared with what the venue gives back after it. */
const COUNTED_DAYS = 30

export const closingsCountSince = (now: Instant): Instant => new Date(now.getTime() - COUNTED_DAYS * DAY_MS)

export type LeftAtTerminal = FoldedCredit & {
  readonly open: Awaited<ReturnType<typeof findOpenCase>>
  readonly closed: readonly FoundClosing[]
}

/**
 * What a player has left on a terminal: all its sittings since the oldest case that is open, or that ended lately, are folded in their order. To be
 * called under the lock of this credit.
 */
export async function sumLeft(tx: Transaction, sitting: AtTerminal, now: Instant): Promise<LeftAtTerminal> {
  const comparedSince = closingsCountSince(now)
  const open = await findOpenCase(tx, sitting)
  const start = await findStartOfCredit(tx, sitting, comparedSince)
  const since = start && start < sitting.openedAt ? start : sitting.openedAt
  const seats = await findSeats(tx, sitting, since)
  const closed = await findClosings(tx, sitting, since)
  const mayBeOfOthers = await usedOthers(tx, sitting, since)
  const moved = await findMovedAtTerminal(tx, { ...sitting, since })
  const folded = foldCredit({
    seats,
    moved: moved.map(({ isNamed, ...one }) => ({ ...one, isOfTerminal: isNamed || !mayBeOfOthers })),
    closings: closed.map((one) => ({ ...one, isCompared: one.closedAt > comparedSince })),
  })
  return { ...folded, open, closed }
}

/** What a venue has given back to a player by a terminal since an instant. */
export const sumGiven = async (tx: Transaction, of: AtTerminal, since: Instant): Promise<number> =>
  (await findMovedAtTerminal(tx, { ...of, since })).reduce((sum, { givenMinor }) => sum + givenMinor, 0)

/** Writes what each closing has come to: what was given back all the same, and what of it was left at all. */
export async function writeClosings(
  tx: Transaction,
  { closed, closings }: Pick<LeftAtTerminal, 'closed' | 'closings'>,
  at: Instant,
): Promise<void> {
  for (const { id, amountMinor, ...before } of closed) {
    const { returnedMinor = before.returnedMinor, missingMinor = 0 } = closings.get(id) ?? {}
    const countedMinor = Math.max(0, amountMinor - missingMinor - returnedMinor)
    if (countedMinor === before.countedMinor && returnedMinor === before.returnedMinor) continue
    await setCounted(tx, id, { countedMinor, returnedMinor, at })
  }
}
