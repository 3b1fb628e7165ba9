import type { ReplyOf } from '#contract/call.ts'
import type { askForExport as call } from '#contract/play-v1/privacy.ts'
import { newId, publish, type Input } from '#server/kernel/index.ts'
import { monthLater } from './calendar.ts'
import type { PrivacyNeeds } from './needs.ts'
import { findRequestsOf, insertRequest } from './privacy.queries.ts'
import { nextExportAt } from './next-export.ts'
import { showExport } from './show-privacy.ts'

/** Requests a copy of one's data. A repeat while the first is being made is the same request. */
export async function requestCopy(
  { db, clock, target }: Pick<PrivacyNeeds, 'db' | 'clock' | 'target'>,
  { caller, refuse }: Pick<Input<typeof call>, 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId } = caller
  const exports = await findRequestsOf(db, playerId, 'export')
  const running = exports.find(({ state }) => state === 'asked')
  if (running) return showExport(running)
  const now = clock.now()
  const next = nextExportAt(exports, now)
  if (next) return refuse('ERR_EXPORT_TOO_SOON', { earliestAllowedAt: next.toISOString() })
  const id = newId(now)
  await db.transaction(async (tx) => {
    await insertRequest(tx, {
      id,
      target,
      playerId,
      kind: 'export',
      askedBy: 'player',
      userId: null,
      userName: null,
      explanation: null,
      askedAt: now,
      answerBy: monthLater(now),
    })
    await publish(tx, 'privacy.export-asked', { playerId, requestId: id })
  })
  return { requestId: id, state: 'asked', askedAt: now.toISOString(), expiresAt: null, bytes: null }
}
