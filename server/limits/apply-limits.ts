import type { Transaction } from '#server/kernel/index.ts'
import { setLimits } from '#server/ledger/index.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { standAt } from './standing-limits.ts'

type Needs = Pick<LimitsNeeds, 'clock' | 'findAccount'>

/** Told to every process: what it remembers of this player's limits no longer holds. */
export const LIMITS_CHANGED = 'limits-changed'

/**
 * Gives the books the values in force, for the ceilings that the stake's own statement checks, in every process and from
 * the commit on. All play of the account counts in them, live and crash too: stricter, never milder.
 */
export async function applyLimits({ clock, findAccount }: Needs, tx: Transaction, playerId: number): Promise<void> {
  const now = clock.now()
  const account = await findAccount(tx, playerId)
  if (!account) return
  const standing = standAt(await queries.findStandingChanges(tx, playerId), now)
  await setLimits(tx, account.accountId, {
    stakeDay: standing.get('StakeDayCasinoLimit')?.value ?? null,
    stakeMonth: standing.get('StakeMonthCasinoLimit')?.value ?? null,
    lossDay: standing.get('LossDayCasinoLimit')?.value ?? null,
    lossMonth: standing.get('LossMonthCasinoLimit')?.value ?? null,
  })
  await queries.markApplied(tx, playerId, now)
}

const BATCH = 100

/** Gives the books what has begun to hold by itself: looser values after their wait. Late means stricter, not milder. */
export async function applyDue(needs: Needs & Pick<LimitsNeeds, 'db' | 'sendControl'>): Promise<number> {
  const due = await queries.findPlayersToApply(needs.db, needs.clock.now(), BATCH)
  for (const playerId of due) {
    await needs.db.transaction(async (tx) => {
      await queries.holdLimits(tx, playerId)
      await applyLimits(needs, tx, playerId)
    })
    await needs.sendControl({ topic: LIMITS_CHANGED, id: String(playerId) })
  }
  return due.length
}
