import { sql, type PageOf, type Querier, type Transaction } from '../kernel/index.ts'

/** Records a letter about an award; false when it was sent before. */
export async function recordLetter(tx: Transaction, awardId: string, what: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into bonuses.told (award_id, what, told_at) values (${awardId}, ${what}, ${at})
    on conflict do nothing returning award_id`)
  return rows.length === 1
}

/** Active awards that expire before an instant, without a letter about it yet, in the order of their ids. */
export async function listEnding(
  db: Querier,
  { at, before, after, limit }: PageOf<string> & { readonly at: Date; readonly before: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select a.id from bonuses.award a
     where a.state = 'active' and a.play_before > ${at} and a.play_before <= ${before}
       and (${after ?? null}::uuid is null or a.id > ${after ?? null}::uuid)
       and not exists (select from bonuses.told t where t.award_id = a.id and t.what = 'ending')
     order by a.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
