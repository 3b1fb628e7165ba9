import type { RiskArea } from '#contract/shapes/risk.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

type Of = { readonly playerId: number; readonly areas: readonly RiskArea[] }

export type KeptReport = {
  readonly id: string
  readonly number: number
  readonly caseNumber: number
  readonly wordsSealed: string
  readonly madeByName: string
  readonly approvedByName: string
  readonly at: Date
}

export async function findReportsOf(db: Querier, { playerId, areas }: Of): Promise<KeptReport[]> {
  return db.query<KeptReport>(sql`
    select r.id, r.number, c.number as case_number, r.words_sealed, r.made_by_name, r.approved_by_name, r.at
      from risk.report r join risk.risk_case c on c.id = r.case_id 
     where c.player_id = ${playerId} and c.area = any(${[...areas]}::text[]) order by r.number`)
}

export type KeptStep = {
  readonly id: string
  readonly caseNumber: number
  readonly area: string
  readonly kind: string
  readonly at: Date
  readonly userName: string
  readonly wordsSealed: string | null
  readonly detail: string | null
}

export async function findStepsOf(db: Querier, { playerId, areas }: Of): Promise<KeptStep[]> {
  return db.query<KeptStep>(sql`
    select s.id, c.number as case_number, c.area, s.kind, s.at, s.user_name, s.words_sealed, s.detail
      from risk.case_step s join risk.risk_case c on c.id = s.case_id
     where c.player_id = ${playerId} and c.area = any(${[...areas]}::text[]) order by c.number, s.no`)
}

export type KeptAlert = {
  readonly id: string
  readonly number: number
  readonly area: string
  readonly score: number
  readonly standing: unknown
  readonly state: string
  readonly raisedAt: Date
  readonly wordsSealed: string | null
}

export async function findAlertsKept(db: Querier, { playerId, areas }: Of): Promise<KeptAlert[]> {
  return db.query<KeptAlert>(sql`
    select id, number, area, score, standing, state, raised_at, words_sealed from risk.alert
     where player_id = ${playerId} and area = any(${[...areas]}::text[]) order by number`)
}

/** Everything but the cases themselves, which keep their number, and files, whose bytes go first. */
export async function deleteRiskOf(tx: Transaction, { playerId, areas }: Of): Promise<void> {
  const cases = sql`(select id from risk.risk_case where player_id = ${playerId} and area = any(${[...areas]}::text[]))`
  await tx.query(sql`delete from risk.case_step where case_id in ${cases}`)
  await tx.query(sql`delete from risk.report where case_id in ${cases}`)
  await tx.query(sql`delete from risk.alert where player_id = ${playerId} and area = any(${[...areas]}::text[])`)
}

/** What signals were made of and came to: it says nothing once the person is gone. */
export async function deleteSignalsOf(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from risk.measure where player_id = ${playerId}`)
  await tx.query(sql`delete from risk.play_slot where player_id = ${playerId}`)
  await tx.query(sql`delete from risk.touched where player_id = ${playerId}`)
}

export async function findFilesOf(
  db: Querier,
  { playerId, areas }: Of,
): Promise<{ readonly id: string; readonly contentType: string }[]> {
  return db.query<{ id: string; contentType: string }>(sql`
    select f.id, f.content_type from risk.case_file f join risk.risk_case c on c.id = f.case_id
     where c.player_id = ${playerId} and c.area = any(${[...areas]}::text[]) order by f.stored_at, f.id`)
}

export async function deleteFiles(db: Querier, ids: readonly string[]): Promise<void> {
  await db.query(sql`delete from risk.case_file where id = any(${[...ids]}::uuid[])`)
}
