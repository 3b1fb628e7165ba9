import type { ReplyOf } from '#contract/call.ts'
import type { getCallerCheck as call } from '#contract/play-v1/staff-callers.ts'
import type { Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import * as queries from './caller-checks.queries.ts'
import type { CallerCheckNeeds } from './needs.ts'
import { showCheck } from './show-check.ts'
import { COUNTED_MS, whenNextOfPlayer, whenNextOfStaff } from './when-next.ts'

const SHOWN_MAX = 10

/** Whether the caller counts as verified now, when one may be asked again, and how the last checks ended. */
export async function getCheck(
  { db, clock, target }: CallerCheckNeeds,
  { query: { playerId }, caller, refuse }: Pick<Input<typeof call>, 'query' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  if (!(await findPlayerById(db, target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const now = clock.now()
  const since = new Date(now.getTime() - COUNTED_MS)
  const checks = await queries.findChecksOfPlayer(db, playerId, { limit: SHOWN_MAX })
  const counted = await queries.findChecksSince(db, playerId, since)
  const others = counted.find(
    ({ state, endsAt, userId }) => state === 'open' && endsAt > now && userId !== caller.userId,
  )
  const ofStaff = await queries.findChecksOfStaffSince(db, caller.userId, since)
  const waits = others?.endsAt ?? whenNextOfPlayer(counted, now) ?? whenNextOfStaff(ofStaff, now)
  const verified = checks.find(({ verifiedUntil }) => verifiedUntil !== null && verifiedUntil > now)
  return {
    verifiedUntil: verified?.verifiedUntil?.toISOString() ?? null,
    verifiedBy: verified?.userName ?? null,
    waitsUntil: waits?.toISOString() ?? null,
    checks: checks.map((check) => showCheck(check, now)),
  }
}
