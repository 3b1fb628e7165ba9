import { sql, type Querier } from '#server/kernel/index.ts'

export type StaffRecord = {
  readonly at: Date
  readonly userId: number
  readonly userName: string
  readonly sessionId: string
  readonly action: string
  readonly playerId: number | null
  readonly reason: string | null
  readonly explanation: string | null
  readonly subject: string | null
  readonly requestId: string
}

export async function insertRecord(db: Querier, record: StaffRecord): Promise<number> {
  const rows = await db.query<{ id: number }>(sql`
    insert into audit.staff_call (at, user_id, user_name, session_id, action, player_id, reason, explanation, subject, request_id)
    values (${record.at}, ${record.userId}, ${record.userName}, ${record.sessionId}, ${record.action}, ${record.playerId},
      ${record.reason}, ${record.explanation}, ${record.subject}, ${record.requestId})
    returning id`)
  return rows[0]?.id ?? 0
}

export async function insertOutcome(db: Querier, recordId: number, status: number, at: Date): Promise<void> {
  await db.query(
    sql`insert into audit.staff_call_outcome (staff_call_id, status, at) values (${recordId}, ${status}, ${at})`,
  )
}

export type Filter = {
  readonly before: number
  readonly limit: number
  readonly playerId: number | null
  readonly userId: number | null
  readonly action: string | null
}

/** Newest first. */
export async function findRecords(
  db: Querier,
  { before, limit, playerId, userId, action }: Filter,
): Promise<(StaffRecord & { readonly id: number })[]> {
  const ofPlayer = playerId === null ? sql`` : sql`and player_id = ${playerId}`
  const ofUser = userId === null ? sql`` : sql`and user_id = ${userId}`
  const ofAction = action === null ? sql`` : sql`and action = ${action}`
  return db.query<StaffRecord & { id: number }>(sql`
    select id, at, user_id, user_name, session_id, action, player_id, reason, explanation, subject, request_id
      from audit.staff_call
     where id < ${before} ${ofPlayer} ${ofUser} ${ofAction}
     order by id desc limit ${limit}`)
}
