import { emptyPreview, type Action, type By } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { isInForce } from '#contract/states/exclusions.ts'
import * as queries from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { announceChange, letPlayIfFree, liftElapsed } from './open-exclusion.ts'
import { endableFrom, mustBePlayer } from './staff-exclusion.ts'

type Ending = { readonly playerId: number; readonly exclusionId: string }

/**
 * Ends an exclusion, for all accounts of the person. Refuses what staff may not end by law: a panic stop, a break, an
 * entry of the register, and the player's own choice before its time. Returns the players to announce.
 */
export function endAction(needs: ExclusionNeeds): Action<Ending, readonly number[]> {
  return {
    key: 'exclusions.end',
    permission: 'players.exclude',
    check: async ({ playerId }) => void (await mustBePlayer(needs, playerId)),
    preview: async (tx, ending) => {
      const row = await holdEndable(needs, tx, ending)
      const same = await queries.findByReceipt(tx, row.receipt)
      const now = needs.clock.now()
      const others = (await queries.findStanding(tx, ending.playerId)).filter(
        (one) => one.receipt !== row.receipt && isInForce(one, now),
      )
      return {
        ...emptyPreview,
        subject: { kind: 'exclusion', id: row.id, label: row.kind },
        playerId: ending.playerId,
        touched: { kind: 'players', count: same.length },
        changes: [
          { field: 'exclusion', before: row.kind, after: null },
          { field: 'exclusionFrom', before: row.from.toISOString(), after: null },
          { field: 'exclusionUntil', before: row.until?.toISOString() ?? null, after: null },
          { field: 'otherExclusions', before: others.length, after: others.length },
        ],
        warnings: row.reason === 'problem-gambling' ? [{ id: 'problem-gambling', about: null }] : [],
      }
    },
    run: async (tx, ending, by) => {
      const now = needs.clock.now()
      const row = await holdEndable(needs, tx, ending)
      const same = await queries.findByReceipt(tx, row.receipt)
      // In the order in which an exclusion blocks the books of several accounts, so that the two do not deadlock.
      for (const one of same.toSorted((a, b) => a.playerId - b.playerId)) {
        const end = { at: now, reason: 'staff', explanation: by.reason, endedBy: namesOf(by) } as const
        if (!(await queries.endExclusion(tx, one.id, end))) continue
        await needs.publish(tx, 'exclusion.ended', { playerId: one.playerId, exclusionId: one.id, kind: one.kind })
        await liftElapsed(needs, tx, one.playerId)
        await letPlayIfFree(needs, tx, one.playerId)
      }
      return same.map((one) => one.playerId)
    },
    afterwards: async (playerIds) => {
      await announceChange(needs, playerIds)
      return playerIds
    },
  }
}

/** Locks the exclusions of the player and finds the one that staff may end now. */
async function holdEndable(
  needs: ExclusionNeeds,
  tx: Transaction,
  { playerId, exclusionId }: Ending,
): Promise<queries.ExclusionRow> {
  await queries.lockExclusions(tx, playerId)
  const row = (await queries.findStanding(tx, playerId)).find(({ id }) => id === exclusionId)
  if (!row) return refuse('ERR_STATE_CHANGED')
  const from = endableFrom(needs, row)
  if (!from || from > needs.clock.now())
    return refuse('ERR_NOT_ALLOWED_BY_LAW', { ruleId: row.ruleId, earliestAllowedAt: from?.toISOString() ?? null })
  return row
}

function namesOf({ asker, approver }: By): string {
  return approver ? `${asker.name}, ${approver.name}` : asker.name
}
