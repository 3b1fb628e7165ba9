import type { AuditSubject } from '#contract/shapes/audit.ts'
import type { AUDIT_OUTCOMES } from '#contract/onling-v2/user.ts'
import { sql, type CallActor, type Querier } from '#server/kernel/index.ts'

export type RecordRow = {
  readonly at: Date
  readonly actor: Omit<CallActor, 'kind'> & { readonly kind: CallActor['kind'] | 'job' }
  readonly action: string
  readonly playerId: number | null
  readonly reason: string | null
  readonly explanation: string | null
  readonly subject: string | null
  readonly source: string | null
  readonly requestId: string
}

/** Writes a record; what staff wrote in their own words stands beside it, proved by its digest. */
export async function insertRecord(db: Querier, record: RecordRow): Promise<number> {
  const { actor } = record
  const isStaff = actor.kind === 'staff'
  const rows = await db.query<{ id: number }>(sql`
    with words as (
      select uuid_send(gen_random_uuid()) as salt, explanation
        from (values (${record.explanation}::text)) as written (explanation) where explanation is not null
    ), record as (
      insert into audit.call (at, actor_kind, user_id, actor_id, user_name, session_id, action, player_id, reason,
                              words_digest, subject, source, request_id)
      values (${record.at}, ${actor.kind}, ${isStaff ? Number(actor.id) : null}, ${isStaff ? null : actor.id},
        ${actor.name}, ${actor.sessionId}, ${record.action}, ${record.playerId}, ${record.reason},
        (select sha256(salt || convert_to(explanation, 'UTF8')) from words), ${record.subject}, ${record.source},
        ${record.requestId})
      returning id
    ), kept as (
      insert into audit.call_words (call_id, salt, explanation) select id, salt, explanation from record, words
    )
    select id from record`)
  return rows[0]?.id ?? 0
}

export type OutcomeRow = {
  readonly status: number
  readonly code: string | null
  readonly playerId: number | null
  readonly subjects: readonly AuditSubject[]
  readonly at: Date
  /** Sealed before and after, with the salt and the digest that prove them. */
  readonly change: { readonly salt: Buffer; readonly digest: Buffer; readonly sealed: string } | null
}

export async function insertOutcome(
  db: Querier,
  recordId: number,
  { status, code, playerId, subjects, at, change }: OutcomeRow,
): Promise<void> {
  await db.query(sql`
    with outcome as (
      insert into audit.call_outcome (call_id, status, code, player_id, subjects, change_digest, at)
      values (${recordId}, ${status}, ${code}, ${playerId}, ${JSON.stringify(subjects)}::jsonb,
              ${change?.digest ?? null}::bytea, ${at})
    )
    insert into audit.call_change (call_id, salt, change_sealed)
    select ${recordId}, ${change?.salt ?? null}::bytea, ${change?.sealed ?? null}::text
     where ${change !== null}::boolean`)
}

export type Outcome = (typeof AUDIT_OUTCOMES)[number]

export type Filter = {
  readonly before: number
  readonly limit: number
  readonly playerId: number | null
  readonly userId: number | null
  readonly actorKind: string | null
  readonly actorId: string | null
  readonly subject: AuditSubject | null
  readonly action: string | null
  readonly outcome: Outcome | null
  readonly from: Date | null
  readonly until: Date | null
  /** The calls that only look; undefined: all are wanted. */
  readonly without: readonly string[] | undefined
}

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
  /** Something was written, and has gone with the person whom it was about. */
  readonly areWordsErased: boolean
}

/** What is written in the transaction of its deed has no outcome of its own: its name says it. */
const outcomeOf = sql`case when action = 'staff.code-refused' then 'refused'
                           when o.status is null and (action like 'staff.%' or actor_kind = 'job') then 'done'
                           when o.status is null then 'unknown'
                           when o.status < 400 then 'done'
                           when o.status < 500 then 'refused'
                           else 'failed' end`

/** Newest first. */
export async function findRecords(db: Querier, filter: Filter): Promise<FoundRecord[]> {
  const { before, limit, playerId, userId, actorKind, actorId, subject, action, outcome, from, until, without } = filter
  const ofPlayer =
    playerId === null
      ? sql``
      : sql`
    and c.id in (select id from audit.call where player_id = ${playerId} union all
                 select call_id from audit.call_outcome where player_id = ${playerId})`
  const ofSubject =
    subject === null
      ? sql``
      : sql` and c.id in (select call_id from audit.call_outcome where subjects @> ${JSON.stringify([subject])}::jsonb)`
  const ofUser = userId === null ? sql`` : sql`and user_id = ${userId}`
  const ofActor = actorKind === null ? sql`` : sql`and actor_kind = ${actorKind}`
  const ofId = actorId === null ? sql`` : sql`and actor_id = ${actorId}`
  const ofAction = action === null ? sql`` : sql`and action = ${action}`
  const changing = without === undefined ? sql`` : sql`and action <> all(${[...without]}::text[])`
  const ended = outcome === null ? sql`` : sql`and ${outcomeOf} = ${outcome}`
  const since = from === null ? sql`` : sql`and c.at >= ${from}`
  const earlier = until === null ? sql`` : sql`and c.at < ${until}`
  return db.query<FoundRecord>(sql`
    select id, c.at, actor_kind, user_id, actor_id, user_name, action,
           coalesce(c.player_id, o.player_id) as player_id, reason, w.explanation,
           c.words_digest is not null and w.call_id is null as are_words_erased, subject, source, request_id, o.code,
           coalesce(o.subjects, '[]'::jsonb) as subjects, ch.change_sealed,
           o.change_digest is not null and ch.call_id is null as is_change_erased, ${outcomeOf} as outcome
      from audit.call c left join audit.call_outcome o on o.call_id = c.id
           left join audit.call_words w on w.call_id = c.id
           left join audit.call_change ch on ch.call_id = c.id
     where id < ${before} ${ofPlayer} ${ofSubject} ${ofUser} ${ofActor} ${ofId} ${ofAction} ${changing} ${ended} ${since}
           ${earlier}
     order by id desc limit ${limit}`)
}
