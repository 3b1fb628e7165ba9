import { publish, type Transaction } from '../../kernel/index.ts'
import { readClub } from '../definitions/current-club.ts'
import { nameIn } from '../definitions/name-in.ts'
import { insertLevelReached } from '../facts/facts.queries.ts'
import { clubWords } from '../inbox/club-words.ts'
import { sendMessage } from '../inbox/send-message.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { levelsReached } from './levels.ts'
import { movePoints, type Move, type Moved } from './move-points.ts'
import { savePlayer } from './points.queries.ts'

/** Moves points and updates the level: a player who reaches a level gets one message and keeps the level. */
export async function givePoints(
  needs: LoyaltyNeeds,
  tx: Transaction,
  move: Move,
  at: Date,
): Promise<Moved | undefined> {
  const moved = await movePoints(tx, move, at)
  if (!moved || moved.after.ever <= moved.before.ever) return moved
  const { playerId } = move
  const { ladder } = await readClub(tx, needs.target, at)
  const reached = levelsReached(ladder?.content.levels ?? [], moved.after.ever)
  const top = reached.at(-1)
  if (!top || top.levelId === moved.before.levelId) return moved
  let isNew = false
  for (const { levelId } of reached) isNew = (await insertLevelReached(tx, playerId, levelId, at)) || isNew
  if (!isNew) return moved
  await savePlayer(tx, { ...moved.after, levelId: top.levelId })
  await publish(tx, 'loyalty.level-reached', { playerId, levelId: top.levelId })
  // The initial level is not announced.
  if (top.requiredPoints > 0) {
    const language = await needs.findLanguage(tx, playerId)
    const words = clubWords[language].level(nameIn(top.name, language, needs.defaultLanguage))
    const cause = `level:${top.levelId}`
    await sendMessage(needs, tx, { playerId, category: 'club', ...words, link: 'dp:gf_levels', cause })
  }
  return moved
}
