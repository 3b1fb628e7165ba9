import type { ReplyOf } from '#contract/call.ts'
import type { getAudit } from '#contract/onling-v2/user.ts'

export type AuditRow = ReplyOf<typeof getAudit>['rows'][number]

/** A line for one record, or for several equal ones in a row. */
export type FoldedRow = AuditRow & { readonly times: number; readonly seconds: number }

/**
 * Merges adjacent equal records of the same caller into one line: the newest, their number, and their period. Written
 * texts and changes are never merged.
 */
export function foldRepeats(rows: readonly AuditRow[]): FoldedRow[] {
  const folded: FoldedRow[] = []
  for (const row of rows) {
    const last = folded.at(-1)
    if (last && saysTheSame(last, row)) {
      const seconds = Math.round(Math.abs(Date.parse(last.at) - Date.parse(row.at)) / 1000)
      folded[folded.length - 1] = { ...last, times: last.times + 1, seconds }
    } else folded.push({ ...row, times: 1, seconds: 0 })
  }
  return folded
}

function saysTheSame(one: AuditRow, other: AuditRow): boolean {
  return isPlain(one) && isPlain(other) && wordsOf(one) === wordsOf(other)
}

function isPlain({ change, isChangeHidden, isChangeErased, explanation, areWordsErased }: AuditRow): boolean {
  return change === null && !isChangeHidden && !isChangeErased && explanation === null && !areWordsErased
}

function wordsOf(row: AuditRow): string {
  const { actorKind, actorId, userName, source, action, outcome, code, playerId, reason, subject, subjects } = row
  return JSON.stringify([
    actorKind,
    actorId,
    userName,
    source,
    action,
    outcome,
    code,
    playerId,
    reason,
    subject,
    subjects.map(({ kind, id }) => [kind, id]),
  ])
}
