import { sql, type Transaction } from '#server/kernel/index.ts'

/**
 * Deletes explanations by staff about a player, and the changes made by calls about them; the records, and the proof
 * that an explanation and a change existed, remain.
 */
export async function eraseWords(tx: Transaction, playerId: number): Promise<void> {
  const ofPlayer = sql`(select id from audit.call where player_id = ${playerId} union all
                        select call_id from audit.call_outcome where player_id = ${playerId})`
  await tx.query(sql`select set_config('audit.erases_person', 'on', true)`)
  await tx.query(sql`delete from audit.call_words where call_id in ${ofPlayer}`)
  await tx.query(sql`delete from audit.call_change where call_id in ${ofPlayer}`)
  await tx.query(sql`select set_config('audit.erases_person', '', true)`)
}
