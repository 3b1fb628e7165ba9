import type { AuditSubject } from '#contract/shapes/audit.ts'
import { prepared, type CallActor, type Querier } from '#server/kernel/index.ts'

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

/** Inserts a record; an explanation by staff is stored beside it, proved by its digest. */
export async function insertRecord(db: Querier, record: RecordRow): Promise<number> {
  const { actor } = record
  const isStaff = actor.kind === 'staff'
  const rows = await db.query<{ id: number }>(prepared`
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
  /** Before and after, encrypted, with the salt and the digest that prove them. */
  readonly change: { readonly salt: Buffer; readonly digest: Buffer; readonly sealed: string } | null
}

export async function insertOutcome(
  db: Querier,
  recordId: number,
  { status, code, playerId, subjects, at, change }: OutcomeRow,
): Promise<void> {
  await db.query(prepared`
    with outcome as (
      insert into audit.call_outcome (call_id, status, code, player_id, subjects, change_digest, at)
      values (${recordId}, ${status}, ${code}, ${playerId}, ${JSON.stringify(subjects)}::jsonb,
              ${change?.digest ?? null}::bytea, ${at})
    )
    insert into audit.call_change (call_id, salt, change_sealed)
    select ${recordId}, ${change?.salt ?? null}::bytea, ${change?.sealed ?? null}::text
     where ${change !== null}::boolean`)
}
