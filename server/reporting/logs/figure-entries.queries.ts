import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import { bitsOf, type DaysOfMonth } from '../by-month/covered-months.queries.ts'

export type PeopleQuestion = {
  readonly from: string
  readonly to: string
  readonly brand: string | null
  readonly currency: Currency | null
  readonly after: { readonly playerId: number; readonly currency: string }
  readonly limit: number
}

/** In an index of deposits alone. */
const DEPOSIT = sql`${MOVEMENT_KINDS.deposit}::smallint`

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

/** The same from the days that are stored with each person of a month. */
export async function listActivesOfMonths(
  db: Querier,
  { months, ...of }: PeopleQuestion & { readonly months: readonly DaysOfMonth[] },
): Promise<Counted[]> {
  return db.query<Counted>(sql`
    select p.player_id, p.currency, min(p.month + ${lowestBit(sql`p.days & m.bits`)}) as day, min(p.target) as target
      from ${bitsOf(months)} join reporting.person_month p on p.month = m.month and p.days & m.bits <> 0
     where (${of.brand}::text is null or p.target = ${of.brand}::text)
       and (${of.currency}::text is null or p.currency = ${of.currency}::text)
       and (p.player_id, p.currency) > (${of.after.playerId}::bigint, ${of.after.currency}::text)
     group by p.player_id, p.currency order by p.player_id, p.currency limit ${of.limit}`)
}

/** The number of the lowest bit that is set; exact, since it is a power of two. */
const lowestBit = (bits: Sql): Sql => sql`round(ln(((${bits}) & -(${bits}))::double precision) / ln(2))::integer`

/** People with their first deposit ever in a period, as `first_deposits` counts them. */
export async function listFirstDeposits(db: Querier, of: PeopleQuestion): Promise<Counted[]> {
  return db.query<Counted>(sql`
    select p.player_id, p.currency, p.day, p.target
      from (
        select a.player_id, a.currency, min(d.day) as day, min(a.target) as target
          from reporting.account_day d join reporting.account a on a.id = d.account_id
         where d.kind = ${DEPOSIT} and ${narrowed(of)}
         group by a.player_id, a.currency order by a.player_id, a.currency
      ) p
     where not exists (
       select from reporting.account b join reporting.account_day c on c.account_id = b.id
        where b.player_id = p.player_id and b.currency = p.currency and c.kind = ${DEPOSIT} and c.day < p.day)
     order by p.player_id, p.currency limit ${of.limit}`)
}
