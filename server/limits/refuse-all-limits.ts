import type { Transaction } from '#server/kernel/index.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { standAt } from './standing-limits.ts'

/** Records for a seeded or imported player that all limits are refused, where nothing was chosen yet. */
export async function refuseAllLimits(
  { clock, law }: Pick<LimitsNeeds, 'clock' | 'law'>,
  tx: Transaction,
  playerId: number,
): Promise<void> {
  const now = clock.now()
  await queries.lockLimits(tx, playerId)
  const standing = standAt(await queries.findStandingChanges(tx, playerId), now)
  const { ruleId } = law.changeMode()
  const refused = law.kinds().filter(({ kind, isOptional }) => !isOptional && standing.get(kind)?.isChosen !== true)
  const asked = { fromValue: null, toValue: null, isFirst: true, askedAt: now, effectiveAt: now } as const
  await queries.insertChanges(
    tx,
    playerId,
    refused.map(({ kind }) => ({ ...asked, kind, ruleId, packId: law.packId() })),
  )
  await queries.markApplied(tx, playerId, now)
}
