import { emptyPreview, type ProposalList, type ProposalSource } from '#server/approvals/index.ts'
import { approveRule, rejectRule } from './change-rule.ts'
import type { RuleNeeds } from './needs.ts'
import { findValidRule, listRules } from './rules.queries.ts'

const LISTED = 200

/** Proposed rules of automatic approval, for the inbox of approvals. */
export function proposedRules(target: string): ProposalList {
  return {
    kind: 'payments.approval-rule',
    permission: 'payments.manage',
    list: async (db) => {
      const [rows, valid] = [await listRules(db, { target, before: null }, LISTED), await findValidRule(db, target)]
      return rows
        .filter(({ state }) => state === 'proposed')
        .map(({ id, currency, maxMinor, dayMaxMinor, ...row }) => {
          const money = (amountMinor: number) => ({ amountMinor, currency })
          return {
            id,
            look: {
              ...emptyPreview,
              subject: { kind: 'approval-rule', id, label: '' },
              amount: money(maxMinor),
              changes: [
                { field: 'max', before: valid ? money(valid.maxMinor) : null, after: money(maxMinor) },
                { field: 'dayMax', before: valid ? money(valid.dayMaxMinor) : null, after: money(dayMaxMinor) },
              ],
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

/** The same, decided by this room. */
export function ruleProposals(needs: RuleNeeds): ProposalSource {
  return {
    ...proposedRules(needs.target),
    approve: ({ id, caller, explanation }) => approveRule(needs, { body: { ruleId: id, explanation }, caller }),
    reject: ({ id, caller, explanation }) => rejectRule(needs, { body: { ruleId: id, explanation }, caller }),
  }
}
