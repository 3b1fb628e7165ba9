import type { ReplyOf } from '#contract/call.ts'
import type { listMessages as call } from '#contract/play-v1/messages.ts'
import type { Database, Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { findLettersTo, findPushesTo, findTextsTo } from './messages.queries.ts'

const SHOWN = 50

/** The newest letters and text messages to the player's current contacts, and notifications, with their delivery. */
export async function listMessages(
  { db, target }: { readonly db: Database; readonly target: string },
  { query, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const player = await findPlayerById(db, target, query.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const letters = player.email === '' ? [] : await findLettersTo(db, player.email, SHOWN)
  const texts = player.phone === null ? [] : await findTextsTo(db, player.phone, SHOWN)
  const pushes = await findPushesTo(db, query.playerId, SHOWN)
  const newest = [...letters, ...texts, ...pushes].toSorted((a, b) => b.queuedAt.getTime() - a.queuedAt.getTime())
  return {
    messages: newest.slice(0, SHOWN).map(({ queuedAt, sentAt, reportedAt, ...message }) => ({
      ...message,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      reportedAt: reportedAt?.toISOString() ?? null,
    })),
  }
}
