import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type AskedAboutRow = { readonly action: string; readonly state: string; readonly askedAt: Date }

export async function findAskedAbout(db: Querier, playerId: number): Promise<AskedAboutRow[]> {
  return db.query<AskedAboutRow>(sql`
    select action, state, asked_at from approvals.request where player_id = ${playerId} order by id`)
}

/** Erases what was sealed and free texts of staff about the person; that it was requested and decided stays. */
export async function eraseAskedAbout(tx: Transaction, playerId: number, at: Date): Promise<void> {
  await tx.query(sql`
    update approvals.request
       set state = 'expired', decided_at = greatest(${at}::timestamptz, asked_at)
     where player_id = ${playerId} and state = 'waiting'`)
  await tx.query(sql`
    update approvals.request
       set input_sealed = null, look_sealed = null, changed_look_sealed = null, reason = null, decision = null
     where player_id = ${playerId}`)
}
