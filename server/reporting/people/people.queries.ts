import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'

/** Players with movements on some days who are not recorded here. */
export async function findUnknownPeople(db: Querier, days: readonly string[]): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select distinct a.player_id from reporting.account_day d join reporting.account a on a.id = d.account_id
     where d.day = any(${[...days]}::date[]) and a.player_id is not null
       and not exists (select from reporting.person p where p.player_id = a.player_id)`)
  return rows.map(({ playerId }) => playerId)
}

export type Registered = { readonly playerId: number; readonly target: string; readonly day: string }

export async function insertPeople(tx: Transaction, people: readonly Registered[]): Promise<void> {
  await tx.query(sql`
    insert into reporting.person (player_id, target, registered_on)
    select * from unnest(${people.map(({ playerId }) => playerId)}::bigint[], ${people.map(({ target }) => target)}::text[],
                         ${people.map(({ day }) => day)}::date[])
        on conflict (player_id) do nothing`)
}

/** Stores first days from some counted days; an earlier day that arrives late replaces a later one. */
export async function recordFirstDays(tx: Transaction, days: readonly string[]): Promise<void> {
  await tx.query(sql`
    update reporting.person p
       set first_deposit_on = least(p.first_deposit_on, m.deposit_on), first_stake_on = least(p.first_stake_on, m.stake_on)
      from (
        select a.player_id, min(d.day) filter (where d.kind = ${MOVEMENT_KINDS.deposit}::smallint) as deposit_on,
               min(d.day) filter (where d.rounds > 0) as stake_on
          from reporting.account_day d join reporting.account a on a.id = d.account_id
         where d.day = any(${[...days]}::date[]) and a.player_id is not null group by a.player_id
      ) m
     where m.player_id = p.player_id
       and (m.deposit_on < coalesce(p.first_deposit_on, 'infinity') or m.stake_on < coalesce(p.first_stake_on, 'infinity'))`)
}

/** People whose first days differ from the day book. */
export async function findWrongPeople(db: Querier): Promise<{ detail: string }[]> {
  return db.query<{ detail: string }>(sql`
    with made as (
      select a.player_id, min(d.day) filter (where d.kind = ${MOVEMENT_KINDS.deposit}::smallint) as deposit_on,
             min(d.day) filter (where d.rounds > 0) as stake_on
        from reporting.account_day d join reporting.account a on a.id = d.account_id
       where a.player_id is not null group by a.player_id
    )
    select concat_ws(' ', 'person', player_id) as detail
      from reporting.person p left join made using (player_id)
     where (made.deposit_on, made.stake_on) is distinct from (p.first_deposit_on, p.first_stake_on) limit 1000`)
}

export type FirstDays = {
  readonly playerId: number
  readonly firstDepositOn: string | null
  readonly firstStakeOn: string | null
}

/** First days of people who registered in a period. */
export async function listFirstDays(
  db: Querier,
  of: { readonly from: string; readonly to: string; readonly brands: readonly string[] | null },
): Promise<FirstDays[]> {
  return db.query<FirstDays>(sql`
    select player_id, first_deposit_on, first_stake_on from reporting.person
     where registered_on between ${of.from}::date and ${of.to}::date
       and (${of.brands}::text[] is null or target = any(${of.brands}::text[]))`)
}

/** First days of some people. */
export async function findFirstDays(db: Querier, playerIds: readonly number[]): Promise<FirstDays[]> {
  return db.query<FirstDays>(sql`
    select player_id, first_deposit_on, first_stake_on from reporting.person
     where player_id = any(${[...playerIds]}::bigint[])`)
}

/** Which of some people began a round in a period. */
export async function findActive(
  db: Querier,
  of: { readonly playerIds: readonly number[]; readonly from: string; readonly to: string },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select p.player_id from reporting.person p
     where p.player_id = any(${[...of.playerIds]}::bigint[])
       and exists (select from reporting.account a join reporting.account_day d on d.account_id = a.id
                    where a.player_id = p.player_id and d.rounds > 0
                      and d.day between ${of.from}::date and ${of.to}::date)`)
  return rows.map(({ playerId }) => playerId)
}

export type ActiveOfCohort = { readonly month: string; readonly activeIn: string; readonly people: number }

/** How many of those who registered in a month began a round in each month since. */
export async function countActiveOfCohorts(
  db: Querier,
  of: { readonly from: string; readonly to: string; readonly brands: readonly string[] | null },
): Promise<ActiveOfCohort[]> {
  return db.query<ActiveOfCohort>(sql`
    select date_trunc('month', p.registered_on)::date as month, date_trunc('month', d.day)::date as active_in,
           count(distinct p.player_id) as people
      from reporting.person p join reporting.account a on a.player_id = p.player_id
           join reporting.account_day d on d.account_id = a.id
     where p.registered_on between ${of.from}::date and ${of.to}::date and d.rounds > 0 and d.day <= ${of.to}::date
       and (${of.brands}::text[] is null or p.target = any(${of.brands}::text[]))
     group by 1, 2`)
}
