import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/player-loyalty.ts'
import { readClub } from '../definitions/current-club.ts'
import { isInControlGroup } from '../facts/control-group.ts'
import { countUnread } from '../inbox/inbox.queries.ts'
import { whatIsShown } from '../inbox/inbox.ts'
import type { LanguageCode, LoyaltyNeeds } from '../needs.ts'
import { standOn } from '../points/levels.ts'
import { findPlayer, type PlayerRow } from '../points/points.queries.ts'
import { showLevel } from './show-levels.ts'

/** The row of a player without any facts. */
export const newcomer = (playerId: number): PlayerRow => ({
  playerId,
  points: 0,
  ever: 0,
  movements: 0,
  levelId: null,
  avatar: null,
})

export const avatarUrlOf = (avatar: string): string => `/avatars/${avatar}.svg`

/** Points, level, progress to the next level, and the number of unread messages. */
export async function showStatus(
  needs: LoyaltyNeeds,
  playerId: number,
  asked: LanguageCode | undefined,
): Promise<ReplyOf<typeof calls.status>> {
  const { db, clock, target, defaultLanguage } = needs
  const isOff = !needs.isOurs || isInControlGroup(playerId, needs.controlGroupPercent)
  const player = (await findPlayer(db, playerId)) ?? newcomer(playerId)
  const unread = await countUnread(db, await whatIsShown(needs, db, playerId))
  const avatarUrl = player.avatar && !isOff ? avatarUrlOf(player.avatar) : await needs.findPicture(db, playerId)
  const common = { isInControlGroup: isOff, coreInboxUnreadCount: unread, avatarUrl }
  if (isOff)
    return { ...common, pointsBalance: 0, pointsEver: 0, currentLevel: null, nextLevel: null, pointsToNext: null }
  const language = asked ?? (await needs.findLanguage(db, playerId))
  const { ladder } = await readClub(db, target, clock.now())
  const { current, next } = standOn(ladder?.content.levels ?? [], player)
  return {
    ...common,
    pointsBalance: player.points,
    pointsEver: player.ever,
    currentLevel: current ? showLevel(current, language, defaultLanguage) : null,
    nextLevel: next ? showLevel(next, language, defaultLanguage) : null,
    pointsToNext: next ? Math.max(0, next.requiredPoints - player.ever) : null,
  }
}
