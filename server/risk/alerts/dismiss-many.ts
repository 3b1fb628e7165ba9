import type { ReplyOf } from '#contract/call.ts'
import type { dismissManyAlerts as call } from '#contract/play-v1/risk.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { changeOneOfMany, type Input } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import { holdAlert } from './alerts.queries.ts'
import { setAside } from './dismiss-alert.ts'

/** Sets many alerts aside with one reason, each by the rules of one: what somebody has decided meanwhile stays as it is. */
export async function dismissMany(
  needs: RiskNeeds,
  { body, caller, changed, subject }: Pick<Input<typeof call>, 'body' | 'caller' | 'changed' | 'subject'>,
): Promise<ReplyOf<typeof call>> {
  const { alertIds, isPreview, words } = body
  const areas = areasFor(caller.permissions)
  const rows: ReplyOf<typeof call>['rows'] = []
  for (const alertId of new Set(alertIds)) {
    const result = await changeOneOfMany(needs.db, {
      isPreview,
      hold: (tx) => holdAlert(tx, { target: needs.target, alertId, areas }),
      change: async (tx, alert) => {
        await setAside(needs, tx, alert, { words, caller })
        return true
      },
    })
    rows.push({ alertId, ...result })
    if (result.outcome === 'changed') subject('risk-alert', alertId, String(result.number))
  }
  const count = rows.filter(({ outcome }) => outcome === 'changed').length
  if (!isPreview) changed({ state: 'waiting' }, { state: 'dismissed', alerts: count })
  return { rows }
}
