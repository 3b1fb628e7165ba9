import { sql, type Querier, type Transaction } from '../kernel/index.ts'

/** Records a letter about an award; false when it was sent before. */
export async function recordLetter(tx: Transaction, awardId: string, what: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into bonuses.told (award_id, what, told_at) values (${awardId}, ${what}, ${at})
    on conflict do nothing returning award_id`)
  return rows.length === 1
}

/** Active awards that expire before an instant, without a letter about it yet: by id, after one. */
export async function listEnding(
  db: Querier,
  of: { readonly at: Date; readonly before: Date; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select a.id from bonuses.award a
     where a.state = 'active' and a.play_before > ${of.at} and a.play_before <= ${of.before} and a.id > ${of.after}
       and not exists (select from bonuses.told t where t.award_id = a.id and t.what = 'ending')
     order by a.id limit ${of.limit}`)
  return rows.map(({ id }) => id)
}
