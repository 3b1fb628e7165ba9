import type { LinkReason } from '#contract/play-v1/staff-linked.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

/** An account that has something in common with another, and since when. */
export type LinkRow = { readonly playerId: number; readonly reason: LinkReason; readonly since: Date | null }

/** Common facts of accounts, as one room finds them. The room `dossier` receives the functions of all rooms. */
export type LinkPart = (db: Querier, playerId: number) => Promise<readonly LinkRow[]>

export const LINKS_MAX = 100

/**
 * Accounts of the brand, closed ones too, with the same birth number, the same name and day of birth, the same phone,
 * or the same address.
 */
export async function findPersonLinks(db: Querier, playerId: number): Promise<LinkRow[]> {
  return db.query<LinkRow>(sql`
    select other_is.player_id, 'birth-number' as reason, null::timestamptz as since
      from players.profile own_is
      join players.profile other_is on other_is.birth_number_index = own_is.birth_number_index
       and other_is.player_id <> own_is.player_id
     where own_is.player_id = ${playerId}
    union all
    select other.id, 'name-and-birth-date', greatest(own.registered_at, other.registered_at)
      from players.player own
      join players.player other on other.name_folded = own.name_folded and other.birth_date = own.birth_date
       and other.id <> own.id
     where own.id = ${playerId} and own.name_folded <> ''
    union all
    select other.id, 'phone', null from players.player own
      join players.player other on other.phone = own.phone and other.id <> own.id where own.id = ${playerId}
    union all
    select other.player_id, 'address', greatest(own.changed_at, other.changed_at) from players.address own
      join players.address other on other.folded = own.folded and other.kind = 'Permanent' and other.player_id <> own.player_id
     where own.player_id = ${playerId} and own.kind = 'Permanent' and own.folded <> ''
     limit ${LINKS_MAX}`)
}

export type LinkedName = {
  readonly id: number
  readonly firstName: string
  readonly surname: string
  readonly state: 'open' | 'locked' | 'closed'
  /** Both birth numbers were confirmed by a check and differ. */
  readonly isProvedOther: boolean
}

/** Those of these accounts that belong to the brand, with what is shown of each beside one of its players. */
export async function findLinkedNames(
  db: Querier,
  { target, playerId, ids }: { readonly target: string; readonly playerId: number; readonly ids: readonly number[] },
): Promise<LinkedName[]> {
  return db.query<LinkedName>(sql`
    select other.id, other.first_name, other.surname, other.state,
           coalesce(own_is.birth_number_proved_at is not null and other_is.birth_number_proved_at is not null
                    and own_is.birth_number_index <> other_is.birth_number_index, false) as is_proved_other
      from players.player other
      left join players.profile other_is on other_is.player_id = other.id
      left join players.profile own_is on own_is.player_id = ${playerId}
     where other.id = any(${[...ids]}::bigint[]) and other.target = ${target}`)
}
