import { securityList } from '#contract/lists/security.ts'
import type { SecurityEventKind } from '#contract/shapes/security-events.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

/** The security log, as a list of the back office. */
export const securityInSql: SqlList = {
  list: securityList,
  select: sql`e.id, e.at, e.user_id, u.name as user_name, e.kind, e.by_user_id, b.name as by_user_name, e.source,
    e.client, e.details`,
  from: sql`sign_in.security_event e join sign_in.staff u on u.id = e.user_id
    left join sign_in.staff b on b.id = e.by_user_id`,
  key: { by: sql`e.id`, type: 'bigint' },
  columns: {
    at: { by: sql`e.at`, type: 'timestamptz' },
    userName: { by: sql`e.user_id`, type: 'bigint' },
    kind: { by: sql`e.kind`, type: 'text' },
  },
}

export const ofKind = (kind: SecurityEventKind | undefined): Sql =>
  kind === undefined ? sql`true` : sql`e.kind = ${kind}`
