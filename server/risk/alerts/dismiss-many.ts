import type { ReplyOf } from '#contract/call.ts'
import type { dismissManyAlerts as call } from '#contract/play-v1/risk-alerts.ts'
import type { BulkResult } from '#contract/shapes/bulk.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import type { Input } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { holdAlert, type AlertRow } from './alerts.queries.ts'
import { setAside } from './dismiss-alert.ts'

/**
 * Sets many alerts aside with one reason, each by the rules of one: what somebody has decided meanwhile stays as it is, and what has
 * to be read by itself is not among them. All are written or none, so that the audit log names what was.
 */
export async function dismissMany(
  needs: RiskNeeds,
  { body, caller, changed, subject }: Pick<Input<typeof call>, 'body' | 'caller' | 'changed' | 'subject'>,
): Promise<ReplyOf<typeof call>> {
  const { alertIds, isPreview, words } = body
  const areas = areasFor(caller.permissions)
  const asked = [...new Set(alertIds.map((alertId) => alertId.toLowerCase()))]
  const results = await needs.db.transaction(async (tx) => {
    const found = new Map<string, BulkResult>()
    // In one order: two people who set the same alerts aside do not wait for each other.
    for (const alertId of asked.toSorted()) {
      const alert = await holdAlert(tx, { target: needs.target, alertId, areas })
      const code = alert ? whyNot(alert) : null
      if (alert && code === null && !isPreview) await setAside(needs, tx, alert, { words, caller })
      found.set(alertId, resultOf(alert, code, isPreview))
    }
    return found
  })
  const rows = asked.flatMap((alertId) => {
    const result = results.get(alertId)
    return result ? [{ alertId, ...result }] : []
  })
  const done = rows.filter(({ outcome }) => outcome === 'changed')
  for (const { alertId, number } of done) subject('risk-alert', alertId, String(number))
  if (done.length > 0) changed({ state: 'waiting' }, { state: 'dismissed', alerts: done.map(({ number }) => number) })
  return { rows }
}

/** Sanctions that a person declares are looked at by themselves, never among others. */
function whyNot({ state, signals }: AlertRow): string | null {
  if (state !== 'waiting') return 'ERR_STATE_CHANGED'
  return signals.includes('sanctioned') ? 'ERR_ALERT_BY_ITSELF' : null
}

function resultOf(alert: AlertRow | undefined, code: string | null, isPreview: boolean): BulkResult {
  if (!alert) return { number: null, outcome: 'not-found', code: null }
  if (code !== null) return { number: alert.number, outcome: 'not-possible', code }
  return { number: alert.number, outcome: isPreview ? 'would-change' : 'changed', code: null }
}
