import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type KioskRow = {
  readonly clientId: string
  readonly serialNumber: string
  readonly workroomId: string
  readonly registeredAt: Date
  readonly registeredBy: string
  readonly lookUps: number
  readonly lastLookUpAt: Date | null
  readonly blockedAt: Date | null
  readonly blockedBy: string | null
}

/** Kiosks of a brand by serial number, with what they asked about players since an instant. */
export async function findKiosks(
  db: Querier,
  {
    target,
    since,
    clientId = null,
  }: { readonly target: string; readonly since: Date; readonly clientId?: string | null },
): Promise<KioskRow[]> {
  return db.query<KioskRow>(sql`
    select device.client_id, serial_number, workroom_id, registered_at, registered_by, blocked_at, blocked_by,
           coalesce(asked.count, 0)::bigint as look_ups, asked.last_at as last_look_up_at
      from kiosk.device device
      left join lateral (select count(*) as count, max(at) as last_at from kiosk.lookup
                          where client_id = device.client_id and at >= ${since}) asked on true
     where target = ${target} and (${clientId}::text is null or device.client_id = ${clientId})
     order by serial_number`)
}

export type OpenCode = { readonly workroomId: string; readonly issuedBy: string; readonly expiresAt: Date }

/** Codes that would let a device in at an instant, the one that ends first before the others. */
export async function findOpenCodes(db: Querier, target: string, now: Date): Promise<OpenCode[]> {
  return db.query<OpenCode>(sql`
    select workroom_id, issued_by, expires_at from kiosk.registration_code
     where target = ${target} and used_at is null and expires_at > ${now} order by expires_at`)
}

/** Gives false for a kiosk that the brand does not have. Who blocked it first stays written. */
export async function setBlock(
  tx: Transaction,
  kiosk: { readonly clientId: string; readonly target: string; readonly at: Date | null; readonly by: string | null },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update kiosk.device
       set blocked_at = case when ${kiosk.at}::timestamptz is null then null else coalesce(blocked_at, ${kiosk.at}) end,
           blocked_by = case when ${kiosk.by}::text is null then null else coalesce(blocked_by, ${kiosk.by}) end
     where client_id = ${kiosk.clientId} and target = ${kiosk.target}
    returning client_id`)
  return rows.length === 1
}

/** Rooms of a brand in which a kiosk stands that nobody has blocked. */
export async function findKioskRooms(db: Querier, target: string): Promise<string[]> {
  const rows = await db.query<{ readonly workroomId: string }>(sql`
    select distinct workroom_id from kiosk.device where target = ${target} and blocked_at is null`)
  return rows.map(({ workroomId }) => workroomId)
}
