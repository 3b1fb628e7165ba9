import { sql, type Transaction } from '#server/kernel/index.ts'

/** Free texts of staff may name the person; the exclusion itself does not change. */
export async function eraseExplanations(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update exclusion.state
       set explanation = case when explanation is null then null else '' end,
           end_explanation = case when end_explanation is null then null else '' end
     where player_id = ${playerId}`)
}
