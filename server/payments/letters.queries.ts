import { sql, type Instant, type Transaction } from '#server/kernel/index.ts'

/** False when the player got this letter before. */
export async function recordLetter(tx: Transaction, subjectId: string, what: string, at: Instant): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into payments.told (subject_id, what, told_at) values (${subjectId}, ${what}, ${at})
    on conflict do nothing returning subject_id`)
  return rows.length === 1
}
