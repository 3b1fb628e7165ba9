import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type WaitingCorrection = {
  readonly id: string
  readonly packageId: string
  readonly periodFrom: Date
  readonly periodTo: Date
  readonly version: number
}

/** The oldest requested correction, with the version that it replaces. */
export async function takeCorrection(tx: Transaction, target: string): Promise<WaitingCorrection | undefined> {
  const [row] = await tx.query<WaitingCorrection>(sql`
    select c.id, p.id as package_id, p.period_from, p.period_to, p.version
      from authorities.correction c join authorities.package p on p.id = c.package_id
     where c.target = ${target} and c.made_at is null and p.is_current
     order by c.asked_at, c.id limit 1 for update of c, p`)
  return row
}

export async function finishCorrection(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update authorities.correction set made_at = ${at} where id = ${id}`)
}

export async function insertCorrection(
  tx: Transaction,
  of: {
    readonly id: string
    readonly target: string
    readonly packageId: string
    readonly reason: string
    readonly at: Date
    readonly asker: { readonly userId: number; readonly name: string }
    readonly signer: { readonly userId: number; readonly name: string } | null
  },
): Promise<void> {
  await tx.query(sql`
    insert into authorities.correction (id, target, package_id, reason, asked_at, asked_by, asked_by_name, signed_by, signed_by_name)
    values (${of.id}, ${of.target}, ${of.packageId}, ${of.reason}, ${of.at}, ${of.asker.userId}, ${of.asker.name},
            ${of.signer?.userId ?? null}, ${of.signer?.name ?? null})`)
}

export async function isCorrectionWaiting(db: Querier, packageId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from authorities.correction where package_id = ${packageId} and made_at is null`)
  return rows.length > 0
}
