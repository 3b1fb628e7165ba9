import type { Transaction } from '#server/kernel/index.ts'
import { applyCounted, LIMITS_CHANGED } from './apply-limits.ts'
import { isToApply, lockInOrder, markApplied } from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { readPlayer, type PlayerCounts } from './read-player.ts'

/**
 * Reads a player who is about to stake, and makes this account the one that the person plays at: the others take no
 * stake from the commit on, and the books of this one get what the others have left of each limit. So the statement of
 * a stake, which sees one row, enforces the sum of all of them. A person with one account pays nothing for it.
 */
export async function readAndPlayHere(
  needs: LimitsNeeds,
  tx: Transaction,
  playerId: number,
): Promise<{ readonly counts: PlayerCounts; readonly others: readonly number[] }> {
  const { brands } = needs
  const others = (await brands?.findOthers(tx, playerId)) ?? []
  if (!brands || others.length === 0) {
    const counts = await readPlayer(needs, tx, playerId)
    // A looser value that the worker has not written yet: what is judged here is what the books check. And the books know
    // nothing of terminals: what was played there comes off their ceilings.
    if (counts.venueDays.length > 0 || (await isToApply(tx, playerId, counts.now))) {
      await applyCounted(needs, tx, counts)
      await markApplied(tx, playerId, counts.now)
    }
    return { counts, others }
  }
  // Always locked in the order of their numbers; what was in progress there is booked before it is counted here.
  await lockInOrder(tx, [playerId, ...others])
  for (const id of [playerId, ...others].toSorted((one, other) => one - other))
    await (id === playerId ? brands.letPlay : brands.stopPlay)(tx, id)
  const counts = await readPlayer(needs, tx, playerId)
  await applyCounted(needs, tx, counts)
  await brands.takeOverPace(tx, playerId, others)
  return { counts, others }
}

/** Makes every process read again the accounts that are no longer played at. */
export async function announceElsewhere(
  { sendControl }: Pick<LimitsNeeds, 'sendControl'>,
  others: readonly number[],
): Promise<void> {
  for (const id of others) await sendControl({ topic: LIMITS_CHANGED, id: String(id) })
}
