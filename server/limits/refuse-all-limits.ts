import type { Transaction } from '#server/kernel/index.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { standAt } from './standing-limits.ts'

/** Writes for a seeded or imported player that no limit is wanted, where nothing was chosen yet. */
export async function refuseAllLimits(
  { clock, law }: Pick<LimitsNeeds, 'clock' | 'law'>,
  tx: Transaction,
  playerId: number,
): Promise<void> {
  const now = clock.now()
  await queries.holdLimits(tx, playerId)
  const standing = standAt(await queries.findStandingChanges(tx, playerId), now)
  const { ruleId } = law.changeMode()
  for (const { kind, isOptional } of law.kinds()) {
    if (isOptional || standing.get(kind)?.isChosen) continue
    await queries.insertChange(tx, {
      playerId,
      kind,
      fromValue: null,
      toValue: null,
      isFirst: true,
      askedAt: now,
      effectiveAt: now,
      ruleId,
      packId: law.packId(),
    })
  }
  await queries.markApplied(tx, playerId, now)
}
