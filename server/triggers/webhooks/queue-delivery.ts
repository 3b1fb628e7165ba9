import { assert, type Transaction } from '../../kernel/index.ts'
import type { Occasion } from '../firing/act.ts'
import type { TriggerNeeds } from '../needs.ts'
import { insertDelivery } from './deliveries.queries.ts'

/** Queues the webhook of a firing: ids and figures, as in the event. It is sent after the commit. */
export async function queueDelivery(
  { clock }: Pick<TriggerNeeds, 'clock'>,
  tx: Transaction,
  { firingId, trigger, event }: Occasion,
): Promise<undefined> {
  const { action, name } = trigger.terms
  assert(action.kind === 'webhook', 'Only a webhook is sent out.')
  const body = JSON.stringify({
    firingId,
    trigger: { id: trigger.id, name, version: trigger.version },
    event: { id: event.id, name: event.name, key: trigger.definitionKey, toldAt: event.toldAt.toISOString() },
    payload: event.payload,
  })
  await insertDelivery(tx, { firingId, url: action.url, body, at: clock.now() })
  return undefined
}
