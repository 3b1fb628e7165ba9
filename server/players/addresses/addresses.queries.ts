import type { AddressKind } from '#contract/shapes/addresses.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Address, AddressKept, Verdict } from './addresses.ts'

export async function upsertAddress(
  tx: Transaction,
  playerId: number,
  address: Address & { readonly folded: string },
  now: Date,
): Promise<void> {
  const isConfirmed = address.confirmedBy !== null
  await tx.query(sql`
    insert into players.address (player_id, kind, street, house_number, town, post_code, country, folded, confirmed_by,
      register_code, changed_at, match, next_ask_at)
    values (${playerId}, ${address.kind}, ${address.street}, ${address.houseNumber}, ${address.town}, ${address.postCode},
      ${address.country}, ${address.folded}, ${address.confirmedBy}, ${address.registerCode}, ${now},
      ${isConfirmed ? 'EXACT' : null}, ${isConfirmed ? null : now})
    on conflict (player_id, kind) do update
       set street = excluded.street, house_number = excluded.house_number, town = excluded.town,
           post_code = excluded.post_code, country = excluded.country, folded = excluded.folded,
           confirmed_by = excluded.confirmed_by, register_code = excluded.register_code,
           changed_at = excluded.changed_at, match = excluded.match, asks = 0, next_ask_at = excluded.next_ask_at`)
}

export async function findAddresses(db: Querier, playerId: number): Promise<AddressKept[]> {
  return db.query<AddressKept>(sql`
    select kind, street, house_number, town, post_code, country, confirmed_by, register_code, match, changed_at
      from players.address where player_id = ${playerId} order by kind desc`)
}

/** True if there was one. */
export async function deleteAddress(tx: Transaction, playerId: number, kind: AddressKind): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from players.address where player_id = ${playerId} and kind = ${kind} returning 1`)
  return rows.length > 0
}

export type AddressToCheck = AddressKept & { readonly playerId: number; readonly asks: number }

/**
 * Claims one due address by moving its next check to `heldUntil`, so that no other worker checks it at the same time.
 */
export async function takeAddressToCheck(db: Querier, now: Date, heldUntil: Date): Promise<AddressToCheck | undefined> {
  const rows = await db.query<AddressToCheck>(sql`
    with next as materialized (
      select player_id, kind from players.address where next_ask_at <= ${now}
       order by next_ask_at limit 1 for update skip locked
    )
    update players.address a set next_ask_at = ${heldUntil}, asks = a.asks + 1
      from next where a.player_id = next.player_id and a.kind = next.kind
    returning a.player_id, a.kind, a.street, a.house_number, a.town, a.post_code, a.country, a.confirmed_by, a.register_code,
      a.match, a.changed_at, a.asks`)
  return rows[0]
}

/** Stores the register's result, unless the player has changed the address meanwhile. */
export async function recordVerdict(db: Querier, { playerId, kind, changedAt }: AddressToCheck, verdict: Verdict) {
  await db.query(sql`
    update players.address
       set match = ${verdict.match}, confirmed_by = ${verdict.confirmedBy}, register_code = ${verdict.registerCode},
           next_ask_at = null
     where player_id = ${playerId} and kind = ${kind} and changed_at = ${changedAt}`)
}

/** Sets when the register is asked again; null: never. */
export async function putOff(db: Querier, { playerId, kind, changedAt }: AddressToCheck, until: Date | null) {
  await db.query(sql`
    update players.address set next_ask_at = ${until}
     where player_id = ${playerId} and kind = ${kind} and changed_at = ${changedAt}`)
}
