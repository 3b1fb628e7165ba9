import type { ReplyOf } from '#contract/call.ts'
import type { assignManyCases as call } from '#contract/play-v1/risk-cases.ts'
import { AREA_RIGHTS, areasFor } from '#contract/shapes/risk.ts'
import { changeOneOfMany, refuse, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { lockCase, saveCase, type CaseRow } from './cases.queries.ts'
import { writeStep } from './write-step.ts'

/**
 * Assigns many cases to somebody, each by the rules of a single one: with the permission for its area, and in the
 * version that was seen.
 */
export async function assignMany(
  needs: RiskNeeds,
  { body, caller, changed, subject }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { cases, isPreview, ownerId } = body
  const areas = areasFor(caller.permissions)
  const rows: ReplyOf<typeof call>['rows'] = []
  let owner: string | null = null
  for (const { caseId, seenOwnerId } of cases) {
    const result = await changeOneOfMany(needs.db, {
      isPreview,
      hold: (tx) => lockCase(tx, { target: needs.target, areas, caseId }),
      change: async (tx, row) => {
        if (row.ownerId !== seenOwnerId) return refuse('ERR_STATE_CHANGED', { version: row.version })
        if (row.ownerId === ownerId) return false
        owner = await give(needs, tx, row, { ownerId, caller })
        return true
      },
    })
    rows.push({ caseId, ...result })
    if (result.outcome === 'changed') subject('risk-case', caseId, String(result.number))
  }
  if (!isPreview) changed(null, { owner, cases: rows.filter(({ outcome }) => outcome === 'changed').length })
  return { rows }
}

async function give(
  needs: RiskNeeds,
  tx: Transaction,
  row: CaseRow,
  { ownerId, caller }: { readonly ownerId: number | null; readonly caller: StaffCaller },
): Promise<string | null> {
  const people = ownerId === null ? [] : await needs.findWorkers(tx, AREA_RIGHTS[row.area])
  const owner = people.find(({ userId }) => userId === ownerId)
  if (ownerId !== null && !owner) return refuse('ERR_STAFF_NOT_FOUND')
  const version = row.version + 1
  await saveCase(tx, { ...row, ownerId, ownerName: owner?.name ?? null, version })
  await writeStep(needs, tx, caller, { kind: 'assigned', detail: owner?.name ?? null, caseId: row.id, no: version })
  return owner?.name ?? null
}
