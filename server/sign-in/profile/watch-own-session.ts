import { createHash } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { watchOwnSession as call } from '#contract/play-v1/own-profile.ts'
import type { Input } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { readRights, type RightsNow } from '../roles/read-rights.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'market' | 'waiters'>

/**
 * Long polling: answers a page of staff as soon as its session is over or its rights have changed; the page then
 * requests both. Only the rights are compared: the end of a session is found by that request.
 */
export async function watchOwnSession(
  needs: Needs,
  { caller: { userId, sessionId }, query, client }: Pick<Input<typeof call>, 'caller' | 'query' | 'client'>,
): Promise<ReplyOf<typeof call>> {
  const readMark = async () => markOf(await readRights(needs.db, needs, { userId, source: client.ip }))
  // Subscribes first, so that a change during the database read is not missed.
  const waiting = needs.waiters.wait({ userId, sessionId }, query.waitMs)
  const mark = await readMark()
  if (query.seen !== mark) {
    waiting.stop()
    return { mark }
  }
  await waiting.over
  return { mark: await readMark() }
}

function markOf({ roles, permissions, ceilings, venues, closedBy, idleMinutes }: RightsNow): string {
  const rights = [
    roles.toSorted(),
    permissions.toSorted(),
    Object.entries(ceilings).toSorted(),
    Object.entries(venues).toSorted(),
    closedBy,
    idleMinutes,
  ]
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64url')
}
