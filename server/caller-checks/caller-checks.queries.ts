import type { CallerQuestion } from '#contract/play-v1/staff-callers.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type CheckRow = {
  readonly id: string
  readonly playerId: number
  readonly userId: number
  readonly userName: string
  readonly questions: CallerQuestion[]
  readonly state: 'open' | 'passed' | 'failed'
  readonly startedAt: Date
  readonly endsAt: Date
  readonly verifiedUntil: Date | null
  /** Which questions were answered rightly, and which were not. */
  readonly right: CallerQuestion[]
  readonly wrong: CallerQuestion[]
}

const withAnswers = sql`
  select c.id, c.player_id, c.user_id, c.user_name, c.questions, c.state, c.started_at, c.ends_at, c.verified_until,
         array(select question from caller_checks.answer where check_id = c.id and is_right) as right,
         array(select question from caller_checks.answer where check_id = c.id and not is_right) as wrong
    from caller_checks.caller_check c`

/** One beginning at a time of one member of staff, on every process, so that their tries are counted. */
export async function lockStaff(tx: Transaction, userId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('caller-checks', ${userId}))`)
}

export async function insertCheck(
  tx: Transaction,
  row: Pick<CheckRow, 'id' | 'playerId' | 'userId' | 'userName' | 'questions' | 'startedAt' | 'endsAt'> & {
    readonly target: string
  },
): Promise<void> {
  await tx.query(sql`
    insert into caller_checks.caller_check (id, target, player_id, user_id, user_name, questions, started_at, ends_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.userId}, ${row.userName}, ${row.questions}::text[],
      ${row.startedAt}, ${row.endsAt})`)
}

export async function insertAnswer(
  tx: Transaction,
  row: { readonly checkId: string; readonly question: CallerQuestion; readonly isRight: boolean; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into caller_checks.answer (check_id, question, is_right, answered_at)
    values (${row.checkId}, ${row.question}, ${row.isRight}, ${row.at})`)
}

export async function decideCheck(
  tx: Transaction,
  id: string,
  state: CheckRow['state'],
  verifiedUntil: Date | null,
): Promise<void> {
  await tx.query(sql`
    update caller_checks.caller_check set state = ${state}, verified_until = ${verifiedUntil}
     where id = ${id} and state = 'open'`)
}

/** Newest first. */
export async function findChecksOfPlayer(
  db: Querier,
  playerId: number,
  { limit }: { readonly limit: number },
): Promise<CheckRow[]> {
  return db.query<CheckRow>(sql`
    ${withAnswers} where player_id = ${playerId} order by started_at desc, id desc limit ${limit}`)
}

export async function findChecksOfStaffSince(db: Querier, userId: number, since: Date): Promise<CheckRow[]> {
  return db.query<CheckRow>(sql`
    ${withAnswers} where user_id = ${userId} and started_at > ${since} order by started_at desc`)
}

export async function findChecksSince(db: Querier, playerId: number, since: Date): Promise<CheckRow[]> {
  return db.query<CheckRow>(sql`
    ${withAnswers} where player_id = ${playerId} and started_at > ${since} order by started_at desc, id desc`)
}
