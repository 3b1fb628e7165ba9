import { sql, type Querier, type Transaction } from '../kernel/index.ts'

/** Records a letter about free rounds; false when it was sent before. */
export async function recordLetter(tx: Transaction, subjectId: string, what: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into free_rounds.told (subject_id, what, told_at) values (${subjectId}, ${what}, ${at})
    on conflict do nothing returning subject_id`)
  return rows.length === 1
}

/** The offer that rounds come from; undefined for rounds without a campaign. */
export async function findRelationOfAward(db: Querier, awardId: string): Promise<string | undefined> {
  const rows = await db.query<{ relationId: string | null }>(sql`
    select relation_id from free_rounds.award where id = ${awardId}`)
  return rows[0]?.relationId ?? undefined
}
