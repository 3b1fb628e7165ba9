import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { getPrivacy as call } from '#contract/play-v1/privacy.ts'
import type { ExportShown } from '#contract/shapes/privacy.ts'
import type { Input } from '#server/kernel/index.ts'
import type { PrivacyNeeds } from './needs.ts'
import { nextExportAt } from './next-export.ts'
import { planErasure } from './plan-erasure.ts'
import { findRequestsOf, type RequestRow } from './privacy.queries.ts'

/** Data of the player's privacy page. The plan is that of an account closed now. */
export async function showPrivacy(
  needs: PrivacyNeeds,
  { caller, query }: Pick<Input<typeof call>, 'caller' | 'query'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, readObstacles } = needs
  const { playerId } = caller
  const now = clock.now()
  const exports = await findRequestsOf(db, playerId, 'export')
  return {
    exports: exports.map(showExport),
    nextExportAt: nextExportAt(exports, now)?.toISOString() ?? null,
    obstacles: await readObstacles(db, playerId),
    erasure: await planErasure(needs, db, { playerId, closedAt: now, language: query.lang }),
  }
}

export function showExport({ id, state, askedAt, expiresAt, bytes }: RequestRow): Static<typeof ExportShown> {
  return {
    requestId: id,
    state: state === 'asked' || state === 'ready' ? state : 'gone',
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes,
  }
}
