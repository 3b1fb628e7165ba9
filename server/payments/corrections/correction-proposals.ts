import { emptyPreview, type ProposalList, type ProposalSource } from '#server/approvals/index.ts'
import { refuse } from '#server/kernel/index.ts'
import { approveCorrection, rejectCorrection, type CorrectionNeeds } from './correct-money.ts'
import { listCorrections } from './corrections.queries.ts'

const LISTED = 200

/** Proposed corrections, for the inbox of approvals. */
export const proposedCorrections: ProposalList = {
  kind: 'payments.correction',
  permission: 'payments.manage',
  list: async (db) => {
    const rows = await listCorrections(db, { state: 'proposed', before: null }, LISTED)
    return rows.map(({ id, playerId, amountMinor, currency, ...row }) => ({
      id,
      look: {
        ...emptyPreview,
        subject: { kind: 'correction', id, label: '' },
        playerId,
        amount: { amountMinor, currency },
        touched: { kind: 'players', count: 1 },
        changes: [{ field: 'amount', before: null, after: { amountMinor, currency } }],
      },
      askedBy: row.proposedBy,
      askedByName: row.proposedByName,
      askedAt: row.proposedAt,
      reason: row.explanation,
    }))
  },
}

/** The same, decided by this room. */
export function correctionProposals(needs: CorrectionNeeds): ProposalSource {
  return {
    ...proposedCorrections,
    approve: ({ id, caller, explanation }) =>
      approveCorrection(needs, { body: { correctionId: id, explanation }, caller, refuse }),
    reject: ({ id, caller, explanation }) =>
      rejectCorrection(needs, { body: { correctionId: id, explanation }, caller, refuse }),
  }
}
