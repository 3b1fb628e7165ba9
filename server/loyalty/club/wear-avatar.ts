import type { Avatar } from '#contract/shapes/loyalty.ts'
import { refuse } from '../../kernel/index.ts'
import { readClub } from '../definitions/current-club.ts'
import { recordFact } from '../facts/record-fact.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { lockPlayerRow, saveAvatar } from '../points/points.queries.ts'
import { listPurchases } from './club.queries.ts'
import { avatarUrlOf } from './show-status.ts'

/** Wears a picture of the club that the player has, or takes it off; then their own is shown again. */
export async function wearAvatar(
  needs: LoyaltyNeeds,
  playerId: number,
  avatar: Avatar | null,
): Promise<{ readonly avatarUrl: string | null }> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const at = clock.now()
    await lockPlayerRow(tx, playerId, at)
    if (avatar !== null) {
      const bought = new Set((await listPurchases(tx, playerId)).map(({ itemKey }) => itemKey))
      const has = (await readClub(tx, target, at)).items.some(
        ({ key, content: { what, points } }) =>
          what.type === 'avatar' && what.avatar === avatar && (points === 0 || bought.has(key)),
      )
      if (!has) return refuse('ERR_ITEM_NOT_FOUND')
      await recordFact(needs, tx, { playerId, kind: 'profile', eventId: 'picture' })
    }
    await saveAvatar(tx, playerId, avatar)
    return { avatarUrl: avatar === null ? await needs.findPicture(tx, playerId) : avatarUrlOf(avatar) }
  })
}
