import type { Clock, Transaction } from '#server/kernel/index.ts'
import { lockGiveBacks, sumGivenBackAlone } from './moves.queries.ts'

const DAY_MS = 86_400_000

/**
 * What the policy judges where somebody gives a withdrawal back: this amount, and all that was given back within a day
 * without a second person, by this member of staff to anybody or by anybody to this player.
 */
export async function judgedGiveBack(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  { amountMinor, ...by }: { readonly playerId: number; readonly userId: number; readonly amountMinor: number },
): Promise<number> {
  await lockGiveBacks(tx)
  const since = new Date(clock.now().getTime() - DAY_MS)
  return (await sumGivenBackAlone(tx, { ...by, since })) + amountMinor
}
