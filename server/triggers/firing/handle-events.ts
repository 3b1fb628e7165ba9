import { listenToAll, markHandled, newId, takeWaiting, type KeptEvent } from '../../kernel/index.ts'
import type { FiringNeeds } from '../needs.ts'
import { listTriggers, type TriggerRow } from '../triggers.queries.ts'
import { fireTrigger } from './fire-trigger.ts'
import { insertFiring } from './firings.queries.ts'
import { playerOf } from './read-facts.ts'

const BATCH = 100
const LEASE_SECONDS = 60
/** Then it is written down that it failed, so that nothing waits behind it for ever. */
const ATTEMPTS_MAX = 8
/** No brand has so many live triggers. */
const TRIGGERS_MAX = 10_000

const listenerOf = (target: string): string => `triggers:${target}`

/** From now on events wait for the triggers of this brand. Asked when a worker starts. */
export const startListening = ({ db, target }: Pick<FiringNeeds, 'db' | 'target'>): Promise<void> =>
  listenToAll(db, listenerOf(target))

/**
 * Lets the live triggers hear what was told and waits. Whoever dies in the middle leaves the rest to be taken again, and what
 * has answered does not answer twice. Gives how many events were heard.
 */
export async function handleEvents(needs: FiringNeeds): Promise<number> {
  const { db, target } = needs
  const events = await takeWaiting(db, listenerOf(target), { limit: BATCH, leaseSeconds: LEASE_SECONDS })
  if (events.length === 0) return 0
  const live = await listTriggers(db, { target, state: 'live', definitionId: null }, TRIGGERS_MAX)
  const heard: number[] = []
  for (const event of events) {
    const hearing = live.filter((trigger) => hears(trigger, event))
    if (await fireAll(needs, hearing, event)) heard.push(event.id)
  }
  await markHandled(db, listenerOf(target), heard)
  return heard.length
}

/** What was told before a trigger went live is not made up for. */
const hears = ({ event, liveSince }: TriggerRow, { name, toldAt }: KeptEvent): boolean =>
  event === name && liveSince !== null && toldAt >= liveSince

async function fireAll(
  needs: FiringNeeds,
  hearing: readonly TriggerRow[],
  event: KeptEvent & { readonly attempts: number },
): Promise<boolean> {
  let isHeard = true
  for (const trigger of hearing) {
    try {
      await fireTrigger(needs, trigger, event)
    } catch (error) {
      needs.onProblem(error, { eventId: event.id })
      if (event.attempts >= ATTEMPTS_MAX) await giveUp(needs, trigger, event)
      else isHeard = false
    }
  }
  return isHeard
}

async function giveUp({ db, clock }: FiringNeeds, { id, version }: TriggerRow, event: KeptEvent): Promise<void> {
  const at = clock.now()
  await insertFiring(db, {
    id: newId(at),
    triggerId: id,
    version,
    eventId: event.id,
    event: event.name,
    playerId: playerOf(event),
    whyNot: 'failed',
    detail: null,
    at,
  })
}
