import type { dismissAlert as call } from '#contract/play-v1/risk.ts'
import { areasFor, type AlertRow } from '#contract/shapes/risk.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { dismissalBelongsTo } from '../cases/show-case.ts'
import type { RiskNeeds } from '../needs.ts'
import { holdAlert, writeDismissal } from './alerts.queries.ts'
import { alertRowShown } from './show-alert.ts'

/** A person has looked at an alert and says why nothing follows from it. */
export async function dismiss(
  { db, clock, cipher, target }: RiskNeeds,
  { caller, body, subject, changed }: Pick<Input<typeof call>, 'caller' | 'body' | 'subject' | 'changed'>,
): Promise<AlertRow> {
  const { userId, name, permissions } = caller
  const row = await db.transaction(async (tx) => {
    const alert = await holdAlert(tx, { target, alertId: body.alertId, areas: areasFor(permissions) })
    if (!alert) return refuse('ERR_ALERT_NOT_FOUND')
    const wordsSealed = cipher.seal(body.words.trim(), dismissalBelongsTo(alert.id))
    const done = await writeDismissal(tx, alert.id, { userId, name, at: clock.now(), wordsSealed })
    return done ?? refuse('ERR_STATE_CHANGED', { state: alert.state })
  })
  subject('risk-alert', row.id, String(row.number))
  changed({ state: 'waiting' }, { state: row.state })
  return alertRowShown(row)
}
