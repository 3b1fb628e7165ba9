import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type SnapshotRow = { readonly region: string; readonly measuredAt: Date; readonly figures: unknown }

/** False when another process is measuring this brand at the moment. */
export async function takeMeasuring(tx: Transaction, target: string): Promise<boolean> {
  const [lock] = await tx.query<{ isMine: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext(${`live.measure ${target}`})) as is_mine`)
  return lock?.isMine === true
}

export async function listSnapshot(db: Querier, target: string): Promise<SnapshotRow[]> {
  return db.query<SnapshotRow>(sql`
    select region, measured_at, figures from live.snapshot where target = ${target}`)
}

/** Two looks at once keep the later one. */
export async function saveRegion(
  tx: Transaction,
  { target, region, at, figures }: { target: string; region: string; at: Date; figures: unknown },
): Promise<void> {
  await tx.query(sql`
    insert into live.snapshot (target, region, measured_at, figures)
    values (${target}, ${region}, ${at}, ${JSON.stringify(figures)}::jsonb)
        on conflict (target, region) do update set measured_at = excluded.measured_at, figures = excluded.figures`)
}
