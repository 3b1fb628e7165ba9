import type { QueryOf } from '#contract/call.ts'
import { listSecurityEvents } from '#contract/play-v1/staff-members.ts'
import { makeListSource, type Database, type ListQuestion } from '#server/kernel/index.ts'
import { ofKind, securityInSql } from './security-list.queries.ts'
import type { SecurityEventRow } from './security-events.queries.ts'

type Question = ListQuestion & QueryOf<typeof listSecurityEvents>

/** The security log, newest first, of one person or of everybody. */
export const securityListed = ({ db }: { readonly db: Database }) =>
  makeListSource(
    { db },
    {
      of: securityInSql,
      call: listSecurityEvents,
      where: ({ kind }: Question) => ofKind(kind),
      show: (rows: readonly SecurityEventRow[]) =>
        rows.map((row) => ({
          eventId: row.id,
          at: row.at.toISOString(),
          userId: row.userId,
          userName: row.userName,
          kind: row.kind,
          byUserName: row.byUserName,
          source: row.source,
          client: row.client,
          details: { ...row.details },
        })),
    },
  )
