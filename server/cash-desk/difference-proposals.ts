import { emptyPreview, type ProposalList, type ProposalSource } from '#server/approvals/index.ts'
import { decideDifference } from './decide-difference.ts'
import { findOpenDifferences } from './differences.queries.ts'
import type { CashDeskNeeds } from './needs.ts'

export const LISTED_MAX = 200

/** Differences of cash desks, as the lists of approvals read them. */
export function proposedDifferences(target: string): ProposalList {
  return {
    kind: 'cash-desk.difference',
    permission: 'cash.manage',
    list: async (db) => {
      const rows = await findOpenDifferences(db, target, LISTED_MAX)
      return rows.map((row) => {
        const money = (amountMinor: number) => ({ amountMinor, currency: row.currency })
        return {
          id: row.id,
          look: {
            ...emptyPreview,
            subject: { kind: 'cash-desk', id: row.shiftId, label: row.deskName },
            venueId: row.venueId,
            amount: money(row.countedMinor - row.expectedMinor),
            changes: [{ field: 'amount', before: money(row.expectedMinor), after: money(row.countedMinor) }],
          },
          askedBy: row.proposedBy,
          askedByName: row.proposedByName,
          askedAt: row.proposedAt,
          reason: row.explanation,
        }
      })
    },
  }
}

/** Differences of cash desks, in the inbox of approvals. */
export function differenceProposals(needs: CashDeskNeeds): ProposalSource {
  return {
    ...proposedDifferences(needs.target),
    approve: ({ id, caller, explanation }) =>
      decideDifference(needs, 'approve', { body: { differenceId: id, explanation }, caller }),
    reject: ({ id, caller, explanation }) =>
      decideDifference(needs, 'reject', { body: { differenceId: id, explanation }, caller }),
  }
}
