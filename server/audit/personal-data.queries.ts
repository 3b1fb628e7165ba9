import { sql, type Transaction } from '#server/kernel/index.ts'

/** Takes away what staff wrote about a player; the records, and the proof that something was written, stay. */
export async function eraseWords(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`select set_config('audit.erases_person', 'on', true)`)
  await tx.query(sql`
    delete from audit.staff_words
     where staff_call_id in (select id from audit.staff_call where player_id = ${playerId} union all
                             select staff_call_id from audit.staff_call_outcome where player_id = ${playerId})`)
  await tx.query(sql`select set_config('audit.erases_person', '', true)`)
}
