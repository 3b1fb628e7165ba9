import { sql, type Transaction } from '#server/kernel/index.ts'

/**
 * Takes away what staff wrote about a player, and what calls about them changed; the records, and the proof that something
 * was written and changed, stay.
 */
export async function eraseWords(tx: Transaction, playerId: number): Promise<void> {
  const ofPlayer = sql`(select id from audit.call where player_id = ${playerId} union all
                        select call_id from audit.call_outcome where player_id = ${playerId})`
  await tx.query(sql`select set_config('audit.erases_person', 'on', true)`)
  await tx.query(sql`delete from audit.call_words where call_id in ${ofPlayer}`)
  await tx.query(sql`delete from audit.call_change where call_id in ${ofPlayer}`)
  await tx.query(sql`select set_config('audit.erases_person', '', true)`)
}
