import type { CaseStepKind } from '#contract/shapes/risk.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type StepRow = {
  readonly id: string
  readonly caseId: string
  readonly no: number
  readonly kind: CaseStepKind
  readonly at: Date
  readonly userId: number
  readonly userName: string
  readonly wordsSealed: string | null
  readonly detail: string | null
  readonly fileId: string | null
}

export async function insertStep(tx: Transaction, row: StepRow): Promise<void> {
  await tx.query(sql`
    insert into risk.case_step (id, case_id, no, kind, at, user_id, user_name, words_sealed, detail, file_id)
    values (${row.id}, ${row.caseId}, ${row.no}, ${row.kind}, ${row.at}, ${row.userId}, ${row.userName}, ${row.wordsSealed},
            ${row.detail}, ${row.fileId})`)
}

/** What was done with a case, oldest first. */
export async function findSteps(db: Querier, caseId: string): Promise<StepRow[]> {
  return db.query<StepRow>(sql`
    select id, case_id, no, kind, at, user_id, user_name, words_sealed, detail, file_id
      from risk.case_step where case_id = ${caseId} order by no`)
}

/** When the source of funds was requested from a player, and in which case. Facts of a signal. */
export async function findSourceRequests(
  db: Querier,
  playerId: number,
): Promise<{ readonly at: Date; readonly number: number }[]> {
  return db.query<{ at: Date; number: number }>(sql`
    select s.at, c.number from risk.case_step s join risk.risk_case c on c.id = s.case_id
     where c.player_id = ${playerId} and s.kind = 'source-asked' order by s.at, s.no`)
}
