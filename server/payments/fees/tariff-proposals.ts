import { emptyPreview, type ProposalList, type ProposalSource } from '#server/approvals/index.ts'
import { listTariffs, type TariffRow } from './fees.queries.ts'
import type { FeeNeeds } from './needs.ts'
import { approveTariff, rejectTariff } from './propose-tariff.ts'

const LISTED = 200

/** Proposed tariffs, for the inbox of approvals. */
export function proposedTariffs(target: string): ProposalList {
  return {
    kind: 'payments.fee',
    permission: 'payments.manage',
    list: async (db) => {
      const rows = await listTariffs(db, { target, state: 'proposed', before: null }, LISTED)
      return rows.map((row) => ({
        id: row.id,
        look: {
          ...emptyPreview,
          subject: { kind: 'fee', id: row.id, label: `${row.method} ${row.partner}` },
          changes: [{ field: 'tariff', before: null, after: textOf(row) }],
        },
        askedBy: row.proposedBy,
        askedByName: row.proposedByName,
        askedAt: row.proposedAt,
        reason: row.explanation,
      }))
    },
  }
}

/** The same, decided by this room. */
export function tariffProposals(needs: FeeNeeds): ProposalSource {
  return {
    ...proposedTariffs(needs.fees.target),
    approve: ({ id, caller, explanation }) => approveTariff(needs, { body: { tariffId: id, explanation }, caller }),
    reject: ({ id, caller, explanation }) => rejectTariff(needs, { body: { tariffId: id, explanation }, caller }),
  }
}

/** Fixed part and percentage, as the screens of staff show them. */
function textOf({ payer, fixedMinor, basisPoints, currency }: TariffRow): string {
  return `${payer}: ${fixedMinor / 100} ${currency} + ${basisPoints / 100} %`
}
