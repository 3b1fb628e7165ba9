import { assert } from '../../kernel/index.ts'
import type { FiringNeeds } from '../needs.ts'
import { secretBelongsTo } from '../sealed-columns.ts'
import * as queries from './deliveries.queries.ts'
import { postBody } from './post-body.ts'
import { signBody } from './sign-body.ts'

const MINUTE_MS = 60_000
/** How long after each attempt the next one is: a day and a half in all. */
const WAITS_MS = [1, 5, 30, 120, 360, 720, 1_080].map((minutes) => minutes * MINUTE_MS)
/** A worker that dies while it sends has not lost it. */
const LEASE_MS = MINUTE_MS
const AT_ONCE = 50

/**
 * Sends what waits to other systems, signed at the moment of sending. It comes at least once: the receiver knows a repeat by its
 * firing. What does not come through is tried again, later each time. Gives how many were tried.
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
