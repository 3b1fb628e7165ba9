import { assert } from '../../kernel/index.ts'
import type { FiringNeeds } from '../needs.ts'
import { secretBelongsTo } from '../sealed-columns.ts'
import * as queries from './deliveries.queries.ts'
import { postBody } from './post-body.ts'
import { signBody } from './sign-body.ts'

const MINUTE_MS = 60_000
/** Delays after each attempt: a day and a half in total. */
const WAITS_MS = [1, 5, 30, 120, 360, 720, 1_080].map((minutes) => minutes * MINUTE_MS)
/** If a worker crashes while sending, the delivery is taken again after this time. */
const LEASE_MS = MINUTE_MS
const AT_ONCE = 50

/**
 * Sends due webhooks, signed at the instant of sending. At least once: receivers recognize a repeat by the firing.
 * Failed ones are retried at growing intervals. Returns the number of attempts.
 */
export async function sendDeliveries(needs: FiringNeeds): Promise<number> {
  const { db, clock, cipher } = needs
  for (let tried = 0; tried < AT_ONCE; tried += 1) {
    const now = clock.now()
    const delivery = await queries.takeNextDelivery(db, now, new Date(now.getTime() + LEASE_MS))
    if (!delivery) return tried
    const { firingId, triggerId, url, body, attempts, secretSealed } = delivery
    assert(secretSealed !== null, 'A trigger that sends out has a secret.')
    const secret = cipher.open(secretSealed, secretBelongsTo(triggerId))
    const headers = { 'x-tolar-firing': firingId, 'x-tolar-signature': signBody(secret, body, now) }
    const problem = await postBody(url, { body, headers }, needs)
    if (problem === undefined) await queries.markSent(db, firingId, clock.now())
    else {
      const wait = WAITS_MS[attempts - 1]
      await queries.markProblem(db, firingId, problem, wait === undefined ? null : new Date(now.getTime() + wait))
    }
  }
  return AT_ONCE
}
