import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type Realm = 'player' | 'staff'

export async function isKnownDevice(db: Querier, realm: string, account: Buffer, device: Buffer): Promise<boolean> {
  const rows = await db.query(sql`
    select from sign_in.known_device where realm = ${realm} and account = ${account} and device = ${device}`)
  return rows.length > 0
}

export async function storeDevice(
  db: Querier,
  { realm, account, device, ownerId, at }: { realm: Realm; account: Buffer; device: Buffer; ownerId: number; at: Date },
): Promise<void> {
  await db.query(sql`
    insert into sign_in.known_device (realm, account, device, owner_id, first_at, last_at)
    values (${realm}, ${account}, ${device}, ${ownerId}, ${at}, ${at})
    on conflict (realm, account, device) do update set last_at = excluded.last_at`)
}

/** Somebody who learned a password may have registered a device with it. */
export async function forgetDevices(tx: Transaction, realm: Realm, ownerId: number): Promise<void> {
  await tx.query(sql`delete from sign_in.known_device where realm = ${realm} and owner_id = ${ownerId}`)
}

export async function deleteOldDevices(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from sign_in.known_device where last_at < ${before}`)
}
