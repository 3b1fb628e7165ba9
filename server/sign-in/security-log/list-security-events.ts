import type { Static } from 'typebox'
import type { SecurityEvent } from '#contract/shapes/security-events.ts'
import { pageLimit, pageOf, type Page } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findSecurityEvents } from './security-events.queries.ts'

type EventFilter = {
  readonly userId?: number | undefined
  readonly kind?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** The security log, newest first, of one person or of everybody. */
export async function listSecurityEvents(
  { db }: Pick<SignInNeeds, 'db'>,
  { userId, kind, cursor, limit: asked }: EventFilter,
): Promise<Page<Static<typeof SecurityEvent>>> {
  const limit = pageLimit(asked)
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : null
  const wanted = { userId: userId ?? null, kind: kind ?? null, before, limit: limit + 1 }
  const page = pageOf(await findSecurityEvents(db, wanted), limit, ({ id }) => String(id))
  const rows = page.rows.map((row) => ({
    eventId: row.id,
    at: row.at.toISOString(),
    userId: row.userId,
    userName: row.userName,
    kind: row.kind,
    byUserName: row.byUserName,
    source: row.source,
    client: row.client,
    details: { ...row.details },
  }))
  return { rows, nextCursor: page.nextCursor }
}
