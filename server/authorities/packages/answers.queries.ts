import type { Validation } from '#exchange/aisg/reports.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type AnswerRow = {
  readonly receivedAt: Date
  readonly source: 'own' | 'authority'
  readonly confirmation: string | null
  readonly verdict: 'OK' | 'ERR'
  readonly faults: Validation['faults']
  readonly findings: Validation['findings']
}

/** False if this confirmation was read before. */
export async function insertAnswer(
  tx: Transaction,
  {
    id,
    packageId,
    source,
    confirmation,
    receivedAt,
    validation,
  }: {
    readonly id: string
    readonly packageId: string
    readonly source: 'own' | 'authority'
    readonly confirmation: string | null
    readonly receivedAt: Date
    readonly validation: Validation
  },
): Promise<boolean> {
  const { verdict, faults, findings } = validation
  const rows = await tx.query<{ id: string }>(sql`
    insert into authorities.answer (id, package_id, source, confirmation, received_at, verdict, faults, findings)
    values (${id}, ${packageId}, ${source}, ${confirmation}, ${receivedAt}, ${verdict}, ${JSON.stringify(faults)}::jsonb,
            ${JSON.stringify(findings)}::jsonb)
    on conflict (confirmation) do nothing returning id`)
  return rows.length > 0
}

export async function listAnswers(db: Querier, packageId: string): Promise<AnswerRow[]> {
  return db.query<AnswerRow>(sql`
    select received_at, source, confirmation, verdict, faults, findings
      from authorities.answer where package_id = ${packageId} order by received_at desc, id desc limit 50`)
}

export async function recordAnswer(tx: Transaction, packageId: string, at: Date, remarks: number): Promise<void> {
  await tx.query(sql`
    update authorities.package set answered_at = ${at}, remark_count = ${remarks} where id = ${packageId}`)
}

export type CollectionRow = { readonly cursor: string | null; readonly problem: string | null }

export async function findCollection(db: Querier, target: string): Promise<CollectionRow | undefined> {
  const [row] = await db.query<CollectionRow>(sql`
    select cursor, problem from authorities.collection where target = ${target}`)
  return row
}

export async function saveCollection(
  db: Querier,
  target: string,
  of: { readonly cursor: string | null; readonly at: Date; readonly problem: string | null },
): Promise<void> {
  await db.query(sql`
    insert into authorities.collection (target, cursor, tried_at, problem)
    values (${target}, ${of.cursor}, ${of.at}, ${of.problem})
    on conflict (target) do update
      set cursor = excluded.cursor, tried_at = excluded.tried_at, problem = excluded.problem`)
}
