import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'

export type PeopleQuestion = {
  readonly from: string
  readonly to: string
  readonly brand: string | null
  readonly currency: Currency | null
  readonly after: { readonly playerId: number; readonly currency: string }
  readonly limit: number
}

export type Counted = {
  readonly playerId: number
  readonly currency: Currency
  readonly day: string
  readonly target: string
}

const narrowed = (of: PeopleQuestion): Sql => sql`
  d.day between ${of.from}::date and ${of.to}::date and a.player_id is not null
  and (${of.brand}::text is null or a.target = ${of.brand}::text)
  and (${of.currency}::text is null or a.currency = ${of.currency}::text)
  and (a.player_id, a.currency) > (${of.after.playerId}::bigint, ${of.after.currency}::text)`

/** People who began a round in a period, with their first day in it, as `actives` counts them. */
export async function listActives(db: Querier, of: PeopleQuestion): Promise<Counted[]> {
  return db.query<Counted>(sql`
    select a.player_id, a.currency, min(d.day) as day, min(a.target) as target
      from reporting.account_day d join reporting.account a on a.id = d.account_id
     where d.rounds > 0 and ${narrowed(of)}
     group by a.player_id, a.currency order by a.player_id, a.currency limit ${of.limit}`)
}

/** The same for a whole month, from the sums by month: only the people of the page are looked up in the day book. */
export async function listActivesOfMonth(
  db: Querier,
  { month, ...of }: PeopleQuestion & { readonly month: string },
): Promise<Counted[]> {
  return db.query<Counted>(sql`
    select p.player_id, p.currency, coalesce(f.day, p.month) as day, p.target
      from (
        select month, player_id, currency, target from reporting.person_month
         where month = ${month}::date and begun > 0
           and (${of.brand}::text is null or target = ${of.brand}::text)
           and (${of.currency}::text is null or currency = ${of.currency}::text)
           and (player_id, currency) > (${of.after.playerId}::bigint, ${of.after.currency}::text)
         order by player_id, currency limit ${of.limit}
      ) p cross join lateral (
        select min(d.day) as day from reporting.account a join reporting.account_day d on d.account_id = a.id
         where a.player_id = p.player_id and a.currency = p.currency and d.rounds > 0
           and d.day between ${of.from}::date and ${of.to}::date
      ) f
     order by p.player_id, p.currency`)
}

/** People with their first deposit ever in a period, as `first_deposits` counts them. */
export async function listFirstDeposits(db: Querier, of: PeopleQuestion): Promise<Counted[]> {
  return db.query<Counted>(sql`
    select a.player_id, a.currency, min(d.day) as day, min(a.target) as target
      from reporting.account_day d join reporting.account a on a.id = d.account_id
     where d.kind = ${MOVEMENT_KINDS.deposit} and ${narrowed(of)}
       and not exists (
         select from reporting.account b join reporting.account_day c on c.account_id = b.id
          where b.player_id = a.player_id and b.currency = a.currency and c.kind = ${MOVEMENT_KINDS.deposit} and c.day < d.day)
     group by a.player_id, a.currency order by a.player_id, a.currency limit ${of.limit}`)
}
