import type { dismissAlert as call } from '#contract/play-v1/risk-alerts.ts'
import { areasFor, type AlertRow as Shown } from '#contract/shapes/risk.ts'
import { refuse, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { dismissalBelongsTo } from '../cases/show-case.ts'
import type { RiskNeeds } from '../needs.ts'
import { lockAlert, writeDismissal, type AlertRow } from './alerts.queries.ts'
import { alertRowShown } from './show-alert.ts'

/** A person has looked at an alert and says why nothing follows from it. */
export async function dismiss(
  needs: RiskNeeds,
  { caller, body, subject, changed }: Pick<Input<typeof call>, 'caller' | 'body' | 'subject' | 'changed'>,
): Promise<Shown> {
  const { db, target } = needs
  const row = await db.transaction(async (tx) => {
    const of = { target, alertId: body.alertId, areas: areasFor(caller.permissions) }
    const alert = await lockAlert(tx, of)
    return alert ? setAside(needs, tx, alert, { words: body.words, by: caller }) : refuse('ERR_ALERT_NOT_FOUND')
  })
  subject('risk-alert', row.id, String(row.number))
  changed({ state: 'waiting' }, { state: row.state })
  return alertRowShown(row)
}

type Person = Pick<StaffCaller, 'userId' | 'name'>
type Dismissing = {
  readonly words: string
  readonly by: Person
  /** In a bulk dismissal: the second person who confirmed it. */
  readonly many?: { readonly confirmer: Person | null }
}

/** Dismisses an alert whose row is locked; refuses one that is decided already. */
export async function setAside(
  { cipher, clock }: Pick<RiskNeeds, 'cipher' | 'clock'>,
  tx: Transaction,
  alert: AlertRow,
  { words, by: { userId, name }, many }: Dismissing,
): Promise<AlertRow> {
  const wordsSealed = cipher.seal(words.trim(), dismissalBelongsTo(alert.id))
  const done = await writeDismissal(tx, alert.id, {
    userId,
    name,
    at: clock.now(),
    wordsSealed,
    isWithOthers: many !== undefined,
    confirmer: many?.confirmer ?? null,
  })
  return done ?? refuse('ERR_STATE_CHANGED', { state: alert.state })
}
