import { dayOf } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { getPlayer as call } from '#contract/play-v1/backoffice.ts'
import type { Input } from '#server/kernel/index.ts'
import { ageYears, findPlayerById, maskEmail, maskName, type Player } from '#server/players/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findLivingOf } from './player-sessions.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'market' | 'readMoneyOf'>

/** Overview of one player for staff. The person is masked; Reveal uncovers it with a purpose. */
export async function getPlayerDossier(
  { db, clock, target, market, readMoneyOf }: Needs,
  { query, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const now = clock.now()
  const player = await findPlayerById(db, target, query.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const [open, money] = await Promise.all([findLivingOf(db, player.id, now), readMoneyOf(player.id)])
  return {
    playerId: player.id,
    target,
    registeredAt: player.registeredAt.toISOString(),
    lastSignInAt: player.lastSignInAt?.toISOString() ?? null,
    language: player.language,
    maskedName: maskName(player.firstName, player.surname),
    maskedEmail: maskEmail(player.email),
    ageYears: ageYears(player.birthDate, dayOf(market.timeZone, now)),
    closedAt: player.closedAt?.toISOString() ?? null,
    lock: lockOf(player),
    openSessions: open.length,
    ...money,
  }
}

function lockOf({ lockReason, lockExplanation, lockedAt, lockedBy }: Player): ReplyOf<typeof call>['lock'] {
  if (lockReason === null || lockExplanation === null || lockedAt === null || lockedBy === null) return null
  return { reason: lockReason, explanation: lockExplanation, lockedAt: lockedAt.toISOString(), lockedBy }
}
