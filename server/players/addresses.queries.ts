import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Address, AddressKind } from './addresses.ts'

export async function upsertAddress(
  tx: Transaction,
  playerId: number,
  address: Address & { readonly folded: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into players.address (player_id, kind, street, house_number, town, post_code, country, folded, confirmed_by,
      register_code, changed_at)
    values (${playerId}, ${address.kind}, ${address.street}, ${address.houseNumber}, ${address.town}, ${address.postCode},
      ${address.country}, ${address.folded}, ${address.confirmedBy}, ${address.registerCode}, ${now})
    on conflict (player_id, kind) do update
       set street = excluded.street, house_number = excluded.house_number, town = excluded.town,
           post_code = excluded.post_code, country = excluded.country, folded = excluded.folded,
           confirmed_by = excluded.confirmed_by, register_code = excluded.register_code, changed_at = excluded.changed_at`)
}

export async function findAddresses(db: Querier, playerId: number): Promise<Address[]> {
  return db.query<Address>(sql`
    select kind, street, house_number, town, post_code, country, confirmed_by, register_code
      from players.address where player_id = ${playerId} order by kind desc`)
}

/** True when there was one. */
export async function deleteAddress(tx: Transaction, playerId: number, kind: AddressKind): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from players.address where player_id = ${playerId} and kind = ${kind} returning 1`)
  return rows.length > 0
}
