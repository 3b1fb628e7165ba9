import { newId, type KeptEvent, type Querier } from '../../kernel/index.ts'
import type { Person, TriggerNeeds } from '../needs.ts'
import { holds } from '../rules/condition.ts'
import { favourOf, judgeTrigger } from '../rules/judge-trigger.ts'
import * as triggers from '../triggers.queries.ts'
import { act, type NotDone } from './act.ts'
import { hasAnswered, insertFiring, readFired } from './firings.queries.ts'
import { dayBegin, judgeLimits } from './judge-limits.ts'
import { playerOf, readFacts } from './read-facts.ts'

/**
 * Lets one trigger answer one event, once, even if other processes have the event too: obstacles are checked first,
 * then the action and its record are one transaction, under a lock of the trigger, so that limits and budget are exact
 * with any number of processes.
 */
export async function fireTrigger(needs: TriggerNeeds, trigger: triggers.TriggerRow, event: KeptEvent): Promise<void> {
  const { db, clock, target } = needs
  if (await hasAnswered(db, trigger.id, event.id)) return
  const playerId = playerOf(event)
  const person = playerId === null ? undefined : await needs.findPerson(db, playerId)
  // Brands may share a database: a player unknown here belongs to another brand.
  if (playerId !== null && !person) return
  const stands = await judge(needs, trigger, { event, playerId, person })
  const at = clock.now()
  const id = newId(at)
  const firing = {
    id,
    triggerId: trigger.id,
    version: trigger.version,
    eventId: event.id,
    event: event.name,
    playerId,
    at,
  }
  const write = (db: Querier, notDone: NotDone | null) =>
    insertFiring(db, { ...firing, whyNot: notDone?.whyNot ?? null, detail: notDone?.detail ?? null })
  if (stands) return void (await write(db, stands))
  await db.transaction(async (tx) => {
    const row = await triggers.lockTrigger(tx, target, trigger.id)
    // Paused, ended or changed meanwhile: it no longer reacts.
    if (row?.state !== 'live' || row.version !== trigger.version || (await hasAnswered(tx, row.id, event.id))) return
    const { limits } = row.terms
    const fired = playerId === null ? undefined : await readFired(tx, row.id, playerId, dayBegin(needs.zone, at))
    const limit = fired && judgeLimits(limits, fired, at)
    const notDone = limit
      ? { whyNot: limit }
      : await act(needs, tx, { firingId: id, trigger: row, event, playerId, person })
    if (notDone) return void (await write(tx, notDone))
    await write(tx, null)
    await triggers.recordFired(tx, row.id, at)
    if (row.fired + 1 >= limits.budget) await triggers.endTrigger(tx, row.id, 'budget', at)
  })
}

/** Obstacles that need no lock: the condition, today's law, the person. */
async function judge(
  needs: TriggerNeeds,
  { terms, isEnabled }: triggers.TriggerRow,
  of: { readonly event: KeptEvent; readonly playerId: number | null; readonly person: Person | undefined },
): Promise<NotDone | undefined> {
  const { db, law } = needs
  const { condition, action } = terms
  const { event, playerId, person } = of
  if (!isEnabled) return { whyNot: 'definition-off' }
  if (action.kind !== 'webhook' && !person) return { whyNot: 'nobody' }
  if (!holds(condition, await readFacts(needs, db, { ...of, condition }))) return { whyNot: 'condition' }
  if (action.kind === 'webhook' || playerId === null || !person) return undefined
  if (person.isClosed) return { whyNot: 'blocked' }
  if (favourOf(action) === undefined) return undefined
  if (judgeTrigger(law, terms, event.name).length > 0) return { whyNot: 'not-lawful' }
  const whyNot = await needs.judgePerson(db, playerId)
  if (whyNot) return { whyNot }
  if (action.kind === 'letter' && !(await needs.wantsOffers(db, playerId))) return { whyNot: 'no-consent' }
  if (action.kind !== 'gift') return undefined
  const why = await needs.judgeGift({ campaignId: action.campaignId, playerId })
  return why === undefined ? undefined : { whyNot: 'not-given', detail: why }
}
