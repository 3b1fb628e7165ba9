import type { ReplyOf } from '#contract/call.ts'
import type { dismissManyAlerts as call } from '#contract/play-v1/risk-alerts.ts'
import type { BulkResult } from '#contract/shapes/bulk.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { requestOf, type Guarded } from '#server/approvals/index.ts'
import type { Input } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { holdMany, type ManyAlerts } from './dismiss-many-action.ts'

type Results = ReadonlyMap<string, BulkResult>

/**
 * Dismisses many alerts with one reason, each by the rules of a single one: those decided meanwhile are not changed,
 * and those that must be read one by one are excluded. All are written or none, so that the audit log is exact.
 */
export async function dismissMany(
  needs: RiskNeeds,
  setManyAside: Guarded<ManyAlerts, Results>,
  input: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { body, caller, subject } = input
  const asked = [...new Set(body.alertIds.map((alertId) => alertId.toLowerCase()))]
  const many = { alertIds: asked.toSorted(), words: body.words.trim(), areas: areasFor(caller.permissions) }
  const seen = await needs.db.transaction(async (tx) => (await holdMany(needs, tx, many)).results)
  const isNone = changedIn(seen).length === 0
  if (isNone || body.isPreview) {
    const verdict = isNone ? null : (await setManyAside.preview(many, caller)).needs
    return { rows: rowsOf(asked, seen, true), needs: verdict }
  }
  const results = await setManyAside(many, requestOf(input))
  for (const [alertId, { number }] of changedIn(results)) subject('risk-alert', alertId, String(number))
  return { rows: rowsOf(asked, results, false), needs: null }
}

const changedIn = (results: Results) => [...results].filter(([, { outcome }]) => outcome === 'changed')

/** In the order of the request. */
function rowsOf(asked: readonly string[], results: Results, isPreview: boolean): ReplyOf<typeof call>['rows'] {
  return asked.flatMap((alertId) => {
    const result = results.get(alertId)
    if (!result) return []
    const isOnlySeen = isPreview && result.outcome === 'changed'
    return [{ alertId, ...result, outcome: isOnlySeen ? ('would-change' as const) : result.outcome }]
  })
}
