import { auditList } from '#contract/lists/audit.ts'
import type { AuditSubject, AUDIT_OUTCOMES } from '#contract/shapes/audit.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'
import type { RecordRow } from './audit.queries.ts'

export type Outcome = (typeof AUDIT_OUTCOMES)[number]

export type FoundRecord = Omit<RecordRow, 'actor'> & {
  readonly id: number
  readonly actorKind: RecordRow['actor']['kind']
  readonly userId: number | null
  readonly actorId: string | null
  readonly userName: string
  readonly outcome: Outcome
  readonly code: string | null
  readonly subjects: readonly AuditSubject[]
  readonly changeSealed: string | null
  readonly isChangeErased: boolean
  /** There was an explanation, deleted at the erasure of the person concerned. */
  readonly areWordsErased: boolean
}

/** A record written in the transaction of its action has no outcome row: the outcome follows from its action. */
const outcomeOf = sql`case when c.action = 'staff.code-refused' then 'refused'
                           when o.status is null and (c.action like 'staff.%' or c.actor_kind = 'job') then 'done'
                           when o.status is null then 'unknown'
                           when o.status < 400 then 'done'
                           when o.code = 'ERR_APPROVAL_NEEDED' then 'waiting'
                           when o.status < 500 then 'refused'
                           else 'failed' end`

const isAbout = (subject: Partial<AuditSubject>): Sql =>
  sql`c.id in (select call_id from audit.call_outcome where subjects @> ${JSON.stringify([subject])}::jsonb)`

/** Columns and filters of the list of the audit log. */
export const auditInSql: SqlList = {
  list: auditList,
  select: sql`c.id, c.at, c.actor_kind, c.user_id, c.actor_id, c.user_name, c.action,
    coalesce(c.player_id, o.player_id) as player_id, c.reason, w.explanation,
    c.words_digest is not null and w.call_id is null as are_words_erased, c.subject, c.source, c.request_id, o.code,
    coalesce(o.subjects, '[]'::jsonb) as subjects, ch.change_sealed,
    o.change_digest is not null and ch.call_id is null as is_change_erased, ${outcomeOf} as outcome`,
  from: sql`audit.call c left join audit.call_outcome o on o.call_id = c.id
    left join audit.call_words w on w.call_id = c.id left join audit.call_change ch on ch.call_id = c.id`,
  key: { by: sql`c.id`, type: 'bigint' },
  columns: {
    at: { by: sql`c.at`, type: 'timestamptz' },
    action: { by: sql`c.action`, type: 'text' },
    userId: { by: sql`c.user_id`, type: 'bigint' },
    outcome: { by: outcomeOf, type: 'text' },
    actorKind: { by: sql`c.actor_kind`, type: 'text' },
    actorId: { by: sql`c.actor_id`, type: 'text' },
    playerId: {
      by: sql`c.player_id`,
      type: 'bigint',
      is: (playerId) => sql`
        c.id in (select id from audit.call where player_id = ${playerId}::bigint union all
                 select call_id from audit.call_outcome where player_id = ${playerId}::bigint)`,
    },
    subjects: { by: sql`o.subjects`, type: 'text', is: (kind) => isAbout({ kind: kind as AuditSubject['kind'] }) },
    subject: { by: sql`c.subject`, type: 'text', is: (id) => isAbout({ id: id as string }) },
  },
}

type BesideFilters = {
  readonly outcome?: Outcome | undefined
  readonly actorKind?: string | undefined
  readonly before?: string | undefined
  /** Read-only calls to leave out; undefined: none. */
  readonly without: readonly string[] | undefined
}

/** Conditions of the call besides the filters of the list. */
export function filterBy({ outcome, actorKind, before, without }: BesideFilters): Sql {
  const ended = outcome === undefined ? sql`true` : sql`${outcomeOf} = ${outcome}`
  const ofActor = actorKind === undefined ? sql`true` : sql`c.actor_kind = ${actorKind}`
  const earlier = before === undefined ? sql`true` : sql`c.at < ${new Date(before)}`
  const changing = without === undefined ? sql`true` : sql`c.action <> all(${[...without]}::text[])`
  return sql`${ended} and ${ofActor} and ${earlier} and ${changing}`
}
