import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

/** A cash account of a player. */
export type MovedAccount = { readonly accountId: number; readonly playerId: number; readonly currency: Currency }

/** Cash accounts of a brand's players with movements on some days. */
export async function listAccountsOfDays(
  db: Querier,
  { target, from, to }: { readonly target: string; readonly from: string; readonly to: string },
): Promise<MovedAccount[]> {
  return db.query<MovedAccount>(sql`
    select a.id as account_id, a.player_id, a.currency from reporting.account a
     where a.target = ${target} and a.account_group = 'player:cash' and a.player_id is not null
       and exists (select from reporting.account_day d where d.account_id = a.id and d.day between ${from}::date and ${to}::date)
     order by a.id`)
}
