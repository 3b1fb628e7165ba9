import { decidedApprovalList } from '#contract/lists/approvals.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'
import { columns, isSeenBy, type Reader } from './requests.queries.ts'

/** Requests that are over, as a list of the back office. */
export const decidedInSql: SqlList = {
  list: decidedApprovalList,
  select: columns,
  from: sql`approvals.request`,
  key: { by: sql`id`, type: 'uuid' },
  columns: {
    number: { by: sql`number`, type: 'bigint' },
    action: { by: sql`action`, type: 'text' },
    state: { by: sql`state`, type: 'text' },
    playerId: { by: sql`player_id`, type: 'bigint' },
    amount: { by: sql`amount_minor`, type: 'bigint' },
    askedAt: { by: sql`asked_at`, type: 'timestamptz' },
    decidedAt: { by: sql`decided_at`, type: 'timestamptz' },
  },
  currency: sql`currency`,
}

/** Which of them a reader may see: their own requests, and those that they have all permissions to approve. */
export const mayBeSeenBy = (target: string, reader: Reader): Sql =>
  sql`target = ${target} and state <> 'waiting' and ${isSeenBy(reader)}`
