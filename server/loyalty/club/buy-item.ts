import { newId, refuse, type Transaction } from '../../kernel/index.ts'
import { readClub, type Defined } from '../definitions/current-club.ts'
import { nameIn } from '../definitions/name-in.ts'
import { isInControlGroup } from '../facts/control-group.ts'
import type { FreeRoundsGift, LoyaltyNeeds } from '../needs.ts'
import { givePoints } from '../points/give-points.ts'
import { lockPlayerRow, saveAvatar } from '../points/points.queries.ts'
import { insertPurchase, listPurchases } from './club.queries.ts'

type Exchange = { readonly playerId: number; readonly key: string; readonly idempotencyKey: string }

/**
 * Exchanges points for a thing of the store, in one transaction with what is given for them. A picture is worn at once and bought
 * once. Free rounds are a gift by the law of bonuses, which is asked before. The same key again is the same exchange.
 */
export async function buyItem(needs: LoyaltyNeeds, exchange: Exchange): Promise<{ readonly pointsBalance: number }> {
  const { db, clock, target } = needs
  const { playerId, key } = exchange
  if (!needs.isOurs || isInControlGroup(playerId, needs.controlGroupPercent)) return refuse('ERR_ITEM_NOT_FOUND')
  const item = (await readClub(db, target, clock.now())).items.find((one) => one.key === key)
  if (!item) return refuse('ERR_ITEM_NOT_FOUND')
  if (!(await needs.mayTempt(db, playerId))) return refuse('ERR_STORE_CLOSED')
  const gift = giftOf(item, playerId)
  if (gift) {
    needs.judgeGame(gift.gameKey, gift.stakeMinor)
    const name = nameIn(item.content.name, needs.defaultLanguage, needs.defaultLanguage)
    await needs.judgeGift(playerId, { ...gift, name })
  }
  return db.transaction((tx) => buy(needs, tx, exchange, item))
}

async function buy(
  needs: LoyaltyNeeds,
  tx: Transaction,
  { playerId, key, idempotencyKey }: Exchange,
  item: Defined<'item'>,
) {
  const at = needs.clock.now()
  const player = await lockPlayerRow(tx, playerId, at)
  const bought = await listPurchases(tx, playerId)
  const earlier = bought.find((one) => one.idempotencyKey === idempotencyKey)
  if (earlier) return earlier.itemKey === key ? { pointsBalance: player.points } : refuse('ERR_KEY_REUSED')
  const { what, points } = item.content
  if (what.type === 'avatar' && (points === 0 || bought.some(({ itemKey }) => itemKey === key)))
    return refuse('ERR_ITEM_OWNED')
  // Who tightened a limit or excluded themselves while this waited is not sold anything.
  if (!(await needs.mayTempt(tx, playerId))) return refuse('ERR_STORE_CLOSED')
  if (player.points < points) return refuse('ERR_NOT_ENOUGH_POINTS', { points: player.points })
  const id = newId(at)
  const move = {
    playerId,
    kind: 'bought',
    points: -points,
    source: `item:${key}`,
    sourceVersion: item.version,
  } as const
  const moved = await givePoints(needs, tx, { ...move, eventId: id }, at)
  await insertPurchase(tx, { id, playerId, itemKey: key, itemVersion: item.version, boughtAt: at, idempotencyKey })
  if (what.type === 'avatar') await saveAvatar(tx, playerId, what.avatar)
  const gift = giftOf(item, playerId)
  if (gift) await needs.giveFreeRounds(tx, { ...gift, source: `club:${id}` })
  return { pointsBalance: moved?.after.points ?? player.points }
}

function giftOf({ key, content: { what } }: Defined<'item'>, playerId: number): FreeRoundsGift | undefined {
  if (what.type !== 'free-rounds') return undefined
  const { gameKey, stakeMinor, rounds, days } = what
  return { playerId, gameKey, stakeMinor, rounds, days, source: `club:${key}` }
}
