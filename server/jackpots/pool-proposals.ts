import { emptyPreview, type ProposalList, type ProposalSource } from '../approvals/index.ts'
import type { JackpotNeeds } from './needs.ts'
import { listPools, listRuns } from './pools.queries.ts'
import { stateOf } from './show-pools.ts'
import { approvePool, rejectPool } from './switch-pool.ts'

const LISTED = 200

/** Proposed pools, for the inbox of approvals. */
export function proposedPools(target: string): ProposalList {
  return {
    kind: 'jackpots.switch-on',
    permission: 'games.manage',
    list: async (db) => {
      const pools = await listPools(db, target, LISTED)
      const runs = await listRuns(
        db,
        pools.map(({ id }) => id),
      )
      return pools.flatMap(({ id, name, currency, seedMinor, gameKeys }) => {
        const own = runs.filter(({ poolId }) => poolId === id)
        const newest = own[0]
        if (newest?.state !== 'proposed') return []
        return [
          {
            id,
            look: {
              ...emptyPreview,
              subject: { kind: 'jackpot', id, label: name },
              amount: { amountMinor: seedMinor, currency },
              touched: { kind: 'games', count: gameKeys.length },
              changes: [{ field: 'poolState', before: stateOf(own.slice(1)), after: 'live' }],
            },
            askedBy: newest.proposedBy,
            askedByName: newest.proposedByName,
            askedAt: newest.proposedAt,
            reason: newest.explanation,
          },
        ]
      })
    },
  }
}

/** The same, decided by this room. */
export function poolProposals(needs: JackpotNeeds): ProposalSource {
  return {
    ...proposedPools(needs.brand.target),
    approve: ({ id, caller, explanation }) => approvePool(needs, { body: { poolId: id, explanation }, caller }),
    reject: ({ id, caller, explanation }) => rejectPool(needs, { body: { poolId: id, explanation }, caller }),
  }
}
