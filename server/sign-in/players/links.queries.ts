import { sql, type Querier } from '#server/kernel/index.ts'
import { LINKS_MAX, type LinkRow } from '#server/players/index.ts'

/** Accounts that a browser of this player has signed in to as well. */
export async function findDeviceLinks(db: Querier, playerId: number): Promise<LinkRow[]> {
  return db.query<LinkRow>(sql`
    select other.owner_id as player_id, 'device' as reason, min(greatest(own.first_at, other.first_at)) as since
      from sign_in.known_device own
      join sign_in.known_device other on other.device = own.device and other.realm = 'player'
       and other.owner_id <> own.owner_id
     where own.realm = 'player' and own.owner_id = ${playerId}
     group by other.owner_id order by since desc limit ${LINKS_MAX}`)
}
