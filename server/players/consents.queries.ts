import { sql, type Transaction } from '#server/kernel/index.ts'
import type { ConsentRow } from './profile.queries.ts'

/** What somebody agrees to, in which version; agreed to again, the first moment stays. */
export async function insertConsent(
  tx: Transaction,
  { playerId, kind, version, givenAt }: ConsentRow & { readonly playerId: number },
): Promise<void> {
  await tx.query(sql`
    insert into players.consent (player_id, kind, version, given_at)
    values (${playerId}, ${kind}, ${version}, ${givenAt})
    on conflict (player_id, kind, version) do nothing`)
}
