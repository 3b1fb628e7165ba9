import { sumAtTerminal } from '#server/payments/index.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import * as closings from './credit-closings.queries.ts'
import { findOpenCase, sumPlayed, type AtTerminal } from './credit-left.queries.ts'

const DAY_MS = 86_400_000
/** How long a closing by staff is compared with what the venue gives back after it. */
const COUNTED_DAYS = 30

export const closingsCountSince = (now: Instant): Instant => new Date(now.getTime() - COUNTED_DAYS * DAY_MS)

export type LeftAtTerminal = {
  readonly open: Awaited<ReturnType<typeof findOpenCase>>
  readonly closed: readonly closings.CountedClosing[]
  /** Below zero: more was given back than was left. */
  readonly amountMinor: number
}

/**
 * What a player has left on a terminal: all sittings since the oldest case that is open, or that staff have closed, are summed. What
 * was closed counts as given back. To be called under the lock of this credit.
 */
export async function sumLeft(tx: Transaction, sitting: AtTerminal, now: Instant): Promise<LeftAtTerminal> {
  const open = await findOpenCase(tx, sitting)
  const closed = await closings.findClosings(tx, sitting, closingsCountSince(now))
  const counted = closed.filter(({ countedMinor }) => countedMinor > 0)
  const starts = [sitting, ...(open ? [open] : []), ...counted].map(({ openedAt }) => openedAt.getTime())
  const since = new Date(Math.min(...starts))
  const { wonMinor, openSince } = await sumPlayed(tx, { ...sitting, openedAt: since })
  const { takenMinor, givenMinor } = await sumAtTerminal(tx, { ...sitting, since, takenBefore: openSince })
  const closedMinor = counted.reduce((sum, { countedMinor }) => sum + countedMinor, 0)
  return { open, closed, amountMinor: takenMinor + wonMinor - givenMinor - closedMinor }
}

/** What a venue has given back to a player by a terminal since an instant. */
export const sumGiven = async (tx: Transaction, of: AtTerminal, since: Instant): Promise<number> =>
  (await sumAtTerminal(tx, { ...of, since, takenBefore: null })).givenMinor

/**
 * Compares closings with what was given back after them, the newest first: a return that was rolled back did not happen, and the
 * closing counts again as before.
 */
export async function undoReturned(tx: Transaction, of: AtTerminal, at: Instant): Promise<void> {
  let returnedMinor = 0
  for (const closing of await closings.findClosings(tx, of, closingsCountSince(at))) {
    if (closing.returnedMinor === 0) continue
    const givenMinor = (await sumGiven(tx, of, closing.openedAt)) - closing.givenMinor - returnedMinor
    const staysMinor = Math.min(closing.returnedMinor, Math.max(0, givenMinor))
    returnedMinor += staysMinor
    if (staysMinor === closing.returnedMinor) continue
    const countedMinor = closing.countedMinor + closing.returnedMinor - staysMinor
    await closings.setCounted(tx, closing.id, { countedMinor, returnedMinor: staysMinor, at })
  }
}

/**
 * Lowers what counts of closings, the newest first, by what was left less than they say: the venue gave it back all the same, or
 * reported stakes late. The newest first: what was given back after one of them is in its sums.
 */
export async function lowerClosings(
  tx: Transaction,
  of: AtTerminal,
  { closed, byMinor, at }: Pick<LeftAtTerminal, 'closed'> & { readonly byMinor: number; readonly at: Instant },
): Promise<void> {
  let restMinor = byMinor
  let newerMinor = 0
  for (const { id, openedAt, givenMinor, countedMinor, returnedMinor } of closed) {
    newerMinor += returnedMinor
    const partMinor = Math.min(countedMinor, restMinor)
    if (partMinor <= 0) continue
    restMinor -= partMinor
    const givenSince = (await sumGiven(tx, of, openedAt)) - givenMinor - newerMinor
    const givenBack = Math.min(partMinor, Math.max(0, givenSince))
    newerMinor += givenBack
    await closings.setCounted(tx, id, {
      countedMinor: countedMinor - partMinor,
      returnedMinor: returnedMinor + givenBack,
      at,
    })
  }
}
