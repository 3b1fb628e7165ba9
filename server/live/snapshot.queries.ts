import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type SnapshotRow = { readonly region: string; readonly measuredAt: Date; readonly figures: unknown }

const LEASE_SECONDS = 15

/** Until when this process alone may measure a brand, as the database writes it; undefined while another one may. */
export type Lease = string

export async function takeLease(db: Querier, target: string): Promise<Lease | undefined> {
  const [lease] = await db.query<{ until: Lease }>(sql`
    insert into live.lease as held (target, until)
    values (${target}, clock_timestamp() + ${LEASE_SECONDS} * interval '1 s')
        on conflict (target) do update set until = excluded.until where held.until <= clock_timestamp()
    returning until::text as until`)
  return lease?.until
}

/** The lease from now on; undefined when it was lost. */
export async function extendLease(db: Querier, target: string, lease: Lease): Promise<Lease | undefined> {
  const [extended] = await db.query<{ until: Lease }>(sql`
    update live.lease set until = clock_timestamp() + ${LEASE_SECONDS} * interval '1 s'
     where target = ${target} and until = ${lease}::timestamptz
    returning until::text as until`)
  return extended?.until
}

/** Gives it back. False when it was lost: the figures are another process's by then. */
export async function endLease(db: Querier, target: string, lease: Lease): Promise<boolean> {
  const ended = await db.query(sql`
    update live.lease set until = clock_timestamp()
     where target = ${target} and until = ${lease}::timestamptz
    returning target`)
  return ended.length > 0
}

export async function listSnapshot(db: Querier, target: string): Promise<SnapshotRow[]> {
  return db.query<SnapshotRow>(sql`
    select region, measured_at, figures from live.snapshot where target = ${target}`)
}

/** Replaces what was kept of these parts. One statement: nobody waits for this transaction for long. */
export async function saveRegions(
  tx: Transaction,
  target: string,
  parts: readonly { readonly region: string; readonly at: Date; readonly figures: unknown }[],
): Promise<void> {
  await tx.query(sql`
    insert into live.snapshot (target, region, measured_at, figures)
    select ${target}, p.region, p.measured_at, p.figures::jsonb
      from unnest(${parts.map(({ region }) => region)}::text[], ${parts.map(({ at }) => at)}::timestamptz[],
                  ${parts.map(({ figures }) => JSON.stringify(figures))}::text[]) as p (region, measured_at, figures)
        on conflict (target, region) do update set measured_at = excluded.measured_at, figures = excluded.figures`)
}
