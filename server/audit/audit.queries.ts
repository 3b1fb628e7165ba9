import type { AUDIT_OUTCOMES } from '#contract/onling-v2/user.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

export type StaffRecord = {
  readonly at: Date
  readonly userId: number
  readonly userName: string
  readonly sessionId: string | null
  readonly action: string
  readonly playerId: number | null
  readonly reason: string | null
  readonly explanation: string | null
  readonly subject: string | null
  readonly requestId: string
}

/** Writes a record; what staff wrote in their own words stands beside it, proved by its digest. */
export async function insertRecord(db: Querier, record: StaffRecord): Promise<number> {
  const rows = await db.query<{ id: number }>(sql`
    with words as (
      select uuid_send(gen_random_uuid()) as salt, explanation
        from (values (${record.explanation}::text)) as written (explanation) where explanation is not null
    ), record as (
      insert into audit.staff_call (at, user_id, user_name, session_id, action, player_id, reason, words_digest, subject, request_id)
      values (${record.at}, ${record.userId}, ${record.userName}, ${record.sessionId}, ${record.action}, ${record.playerId},
        ${record.reason}, (select sha256(salt || convert_to(explanation, 'UTF8')) from words), ${record.subject},
        ${record.requestId})
      returning id
    ), kept as (
      insert into audit.staff_words (staff_call_id, salt, explanation) select id, salt, explanation from record, words
    )
    select id from record`)
  return rows[0]?.id ?? 0
}

export async function insertOutcome(
  db: Querier,
  recordId: number,
  { status, playerId, at }: { readonly status: number; readonly playerId: number | null; readonly at: Date },
): Promise<void> {
  await db.query(sql`
    insert into audit.staff_call_outcome (staff_call_id, status, player_id, at)
    values (${recordId}, ${status}, ${playerId}, ${at})`)
}

export type Outcome = (typeof AUDIT_OUTCOMES)[number]

export type Filter = {
  readonly before: number
  readonly limit: number
  readonly playerId: number | null
  readonly userId: number | null
  readonly action: string | null
  readonly outcome: Outcome | null
  readonly from: Date | null
  readonly until: Date | null
}

export type FoundRecord = StaffRecord & {
  readonly id: number
  readonly outcome: Outcome
  /** Something was written, and has gone with the person whom it was about. */
  readonly areWordsErased: boolean
}

/** Sign-in and sign-out are written in the transaction of the deed, so they have no outcome of their own: their name says it. */
const outcomeOf = sql`case when action = 'staff.code-refused' then 'refused'
                           when o.status is null and action like 'staff.%' then 'done'
                           when o.status is null then 'unknown'
                           when o.status < 400 then 'done'
                           when o.status < 500 then 'refused'
                           else 'failed' end`

/** Newest first. */
export async function findRecords(
  db: Querier,
  { before, limit, playerId, userId, action, outcome, from, until }: Filter,
): Promise<FoundRecord[]> {
  const ofPlayer =
    playerId === null
      ? sql``
      : sql`
    and c.id in (select id from audit.staff_call where player_id = ${playerId} union all
                 select staff_call_id from audit.staff_call_outcome where player_id = ${playerId})`
  const ofUser = userId === null ? sql`` : sql`and user_id = ${userId}`
  const ofAction = action === null ? sql`` : sql`and action = ${action}`
  const ended = outcome === null ? sql`` : sql`and ${outcomeOf} = ${outcome}`
  const since = from === null ? sql`` : sql`and c.at >= ${from}`
  const earlier = until === null ? sql`` : sql`and c.at < ${until}`
  return db.query<FoundRecord>(sql`
    select id, c.at, user_id, user_name, session_id, action, coalesce(c.player_id, o.player_id) as player_id, reason,
           w.explanation, c.words_digest is not null and w.staff_call_id is null as are_words_erased, subject, request_id,
           ${outcomeOf} as outcome
      from audit.staff_call c left join audit.staff_call_outcome o on o.staff_call_id = c.id
           left join audit.staff_words w on w.staff_call_id = c.id
     where id < ${before} ${ofPlayer} ${ofUser} ${ofAction} ${ended} ${since} ${earlier}
     order by id desc limit ${limit}`)
}
