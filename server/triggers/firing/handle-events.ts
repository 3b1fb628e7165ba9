import { listenToAll, markHandled, newId, takeWaiting, type KeptEvent } from '../../kernel/index.ts'
import type { FiringNeeds } from '../needs.ts'
import { listTriggers, type TriggerRow } from '../triggers.queries.ts'
import { fireTrigger } from './fire-trigger.ts'
import { insertFiring } from './firings.queries.ts'
import { playerOf } from './read-facts.ts'

const BATCH = 100
const LEASE_SECONDS = 60
/** After this many attempts the event is recorded as failed, so that others are not blocked. */
const ATTEMPTS_MAX = 8
/** More than any brand's number of live triggers. */
const TRIGGERS_MAX = 10_000

const listenerOf = (target: string): string => `triggers:${target}`

/** Registers this brand's triggers as a listener: from now on events wait for them. Called when a worker starts. */
export const startListening = ({ db, target }: Pick<FiringNeeds, 'db' | 'target'>): Promise<void> =>
  listenToAll(db, listenerOf(target))

/**
 * Lets live triggers answer waiting events. After a crash the remaining events are taken again, and a trigger that has
 * answered does not answer twice. Returns the number of handled events.
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

/** Events published before a trigger went live are ignored. */
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
