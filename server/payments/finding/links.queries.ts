import { sql, type Querier } from '#server/kernel/index.ts'
import { LINKS_MAX, type LinkRow } from '#server/players/index.ts'

/** Accounts of players to whose withdrawals the same bank account was named. */
export async function findPayeeLinks(db: Querier, playerId: number): Promise<LinkRow[]> {
  return db.query<LinkRow>(sql`
    select other.player_id, 'account' as reason, min(greatest(own.requested_at, other.requested_at)) as since
      from payments.withdrawal own
      join payments.withdrawal other on other.iban = own.iban and other.player_id <> own.player_id
     where own.player_id = ${playerId} and own.iban is not null and own.iban <> ''
     group by other.player_id order by since desc limit ${LINKS_MAX}`)
}
