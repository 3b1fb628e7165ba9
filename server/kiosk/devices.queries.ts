import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type RegistrationCode = {
  readonly codeHash: Buffer
  readonly target: string
  readonly workroomId: string
  readonly issuedBy: string
  readonly issuedAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export async function insertCode(db: Querier, code: Omit<RegistrationCode, 'usedAt'>): Promise<void> {
  await db.query(sql`
    insert into kiosk.registration_code (code_hash, target, workroom_id, issued_by, issued_at, expires_at)
    values (${code.codeHash}, ${code.target}, ${code.workroomId}, ${code.issuedBy}, ${code.issuedAt}, ${code.expiresAt})`)
}

/** Of two at once, the second waits and finds it used. */
export async function lockCode(
  tx: Transaction,
  target: string,
  codeHash: Buffer,
): Promise<RegistrationCode | undefined> {
  const rows = await tx.query<RegistrationCode>(sql`
    select * from kiosk.registration_code where code_hash = ${codeHash} and target = ${target} for update`)
  return rows[0]
}

export async function useCode(tx: Transaction, codeHash: Buffer, usedAt: Date): Promise<void> {
  await tx.query(sql`update kiosk.registration_code set used_at = ${usedAt} where code_hash = ${codeHash}`)
}

export async function isDevice(db: Querier, clientId: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 as one from kiosk.device where client_id = ${clientId}`)
  return rows.length > 0
}

/** Writes where a device stands. Gives its client: the one it has, when its serial number is known. */
export async function upsertDevice(
  tx: Transaction,
  device: {
    readonly clientId: string
    readonly target: string
    readonly serialNumber: string
    readonly workroomId: string
    readonly registeredBy: string
    readonly registeredAt: Date
  },
): Promise<string> {
  const rows = await tx.query<{ clientId: string }>(sql`
    insert into kiosk.device (client_id, target, serial_number, workroom_id, registered_by, registered_at)
    values (${device.clientId}, ${device.target}, ${device.serialNumber}, ${device.workroomId}, ${device.registeredBy},
      ${device.registeredAt})
    on conflict (target, serial_number) do update
       set workroom_id = excluded.workroom_id, registered_by = excluded.registered_by,
           registered_at = excluded.registered_at
    returning client_id`)
  return rows[0]?.clientId ?? device.clientId
}

export type Lookup = {
  readonly clientId: string
  readonly question: 'exists' | 'search'
  readonly askedBy: 'player-id' | 'email' | 'card' | 'name'
  readonly found: number
  /** The one that was found, if it was one. */
  readonly playerId: number | null
  readonly at: Date
}

export async function insertLookup(db: Querier, lookup: Lookup): Promise<void> {
  await db.query(sql`
    insert into kiosk.lookup (client_id, question, asked_by, found, player_id, at)
    values (${lookup.clientId}, ${lookup.question}, ${lookup.askedBy}, ${lookup.found}, ${lookup.playerId}, ${lookup.at})`)
}
