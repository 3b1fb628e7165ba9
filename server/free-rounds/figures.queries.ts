import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '../kernel/index.ts'
import type { BookedSpent } from './archive/find-spent.ts'

/** New facts since an instant: their number, the last instant, and their days. */
export type NewFreeRounds = { readonly count: number; readonly last: Date | null; readonly days: readonly string[] }

/** Paid rounds, cash in place of rounds, offers and acceptances since an instant. */
export async function findNewFreeRounds(
  db: Querier,
  { since, zone }: { readonly since: Date; readonly zone: string },
  archived: readonly { readonly at: string; readonly rounds: number }[],
): Promise<NewFreeRounds> {
  const [row] = await db.query<NewFreeRounds>(sql`
    select coalesce(sum(n), 0)::bigint as count, max(at) as last,
           coalesce(json_agg(distinct (at at time zone ${zone}::text)::date), '[]'::json) as days
      from (
        select booked_at as at, 1 as n from free_rounds.spent where booked_at > ${since}
        union all select f.at, f.rounds from jsonb_to_recordset(${JSON.stringify(archived)}::jsonb) as f (at timestamptz, rounds integer)
        union all select paid_at, 1 from free_rounds.relation where paid_at > ${since}
        union all select offered_at, 1 from free_rounds.relation where offered_at > ${since}
        union all select accepted_at, 1 from free_rounds.relation where accepted_at > ${since}
      ) came`)
  return row ?? { count: 0, last: null, days: [] }
}

/**
 * Free rounds of a version of a campaign, or of a player where there is no campaign, on a day. Money in minor units.
 */
export type FreeRoundsDay = {
  readonly day: string
  readonly versionId: string | null
  /** What gave rounds without a campaign: `club`, `tournament`; and to whom. */
  readonly giver: string | null
  readonly playerId: number | null
  readonly currency: Currency
  readonly offered: number
  readonly accepted: number
  readonly rounds: number
  /** Amount paid by the house: stakes less the withheld part of wins, and cash in place of rounds. */
  readonly free: number
}

/** Rounds that were booked in a period: those of the table, and those that only files have. */
const spentWith = (archived: readonly BookedSpent[], of: { readonly from: Date; readonly before: Date }) => sql`(
  select round_id, award_id, booked_at, held from free_rounds.spent where booked_at >= ${of.from} and booked_at < ${of.before}
   union all
  select coalesce(f."roundId", '00000000-0000-0000-0000-000000000000'::uuid), f."awardId", coalesce(f."bookedAt", 'epoch'), coalesce(f.held, 0)
    from jsonb_to_recordset(${JSON.stringify(archived)}::jsonb) as f ("roundId" uuid, "awardId" uuid, "bookedAt" timestamptz, held bigint)
   where not exists (select from free_rounds.spent p where p.round_id = f."roundId"))`

export async function sumFreeRounds(
  db: Querier,
  { from, before, zone }: { readonly from: Date; readonly before: Date; readonly zone: string },
  archived: readonly BookedSpent[],
): Promise<FreeRoundsDay[]> {
  return db.query<FreeRoundsDay>(sql`
    select (at at time zone ${zone}::text)::date as day, version_id, giver, player_id, currency, sum(offered)::bigint as offered,
           sum(accepted)::bigint as accepted, sum(rounds)::bigint as rounds, coalesce(sum(free), 0)::bigint as free
      from (
        select s.booked_at as at, r.version_id, case when r.id is null then split_part(a.source, ':', 1) end as giver,
               case when r.id is null then a.player_id end as player_id, a.currency, 0 as offered, 0 as accepted, 1 as rounds,
               a.stake - s.held as free
          from ${spentWith(archived, { from, before })} s join free_rounds.award a on a.id = s.award_id
               left join free_rounds.relation r on r.id = a.relation_id
        union all
        select r.paid_at, r.version_id, null, null, t.currency, 0, 0, 0, coalesce(r.converted, 0)
          from free_rounds.relation r join free_rounds.terms t on t.version_id = r.version_id
         where r.paid_at >= ${from} and r.paid_at < ${before}
        union all
        select r.offered_at, r.version_id, null, null, t.currency, 1, 0, 0, 0
          from free_rounds.relation r join free_rounds.terms t on t.version_id = r.version_id
         where r.offered_at >= ${from} and r.offered_at < ${before}
        union all
        select r.accepted_at, r.version_id, null, null, t.currency, 0, 1, 0, 0
          from free_rounds.relation r join free_rounds.terms t on t.version_id = r.version_id
         where r.accepted_at >= ${from} and r.accepted_at < ${before}
      ) came
     group by 1, 2, 3, 4, 5`)
}

/** Who accepted free rounds of a version of a campaign, and on which day for the first time within some moments. */
export async function listFreeAcceptances(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string },
): Promise<{ readonly versionId: string; readonly playerId: number; readonly day: string }[]> {
  return db.query(sql`
    select version_id, player_id, min((accepted_at at time zone ${of.zone}::text)::date) as day from free_rounds.relation
     where accepted_at >= ${of.from} and accepted_at < ${of.before} group by version_id, player_id`)
}

/** Details of a row of a report. */
export type FreeEntry = {
  readonly id: string
  readonly kind: 'free-offered' | 'free-accepted' | 'free-round' | 'free-paid'
  readonly at: Date
  readonly awardId: string
  readonly playerId: number
  readonly free: number
}

/** Free rounds of some versions, or of some people where there is no campaign, in a period, after a position. */
export async function listFreeEntries(
  db: Querier,
  of: {
    readonly versions: readonly string[]
    readonly giver: string | null
    readonly players: readonly number[]
    readonly from: Date
    readonly before: Date
    readonly after: string
    readonly limit: number
  },
  archived: readonly BookedSpent[],
): Promise<FreeEntry[]> {
  return db.query<FreeEntry>(sql`
    select id, kind, at, award_id, player_id, free
      from (
        select 'round.' || s.round_id as id, 'free-round' as kind, s.booked_at as at, a.id as award_id, a.player_id,
               a.stake - s.held as free
          from ${spentWith(archived, of)} s join free_rounds.award a on a.id = s.award_id
               left join free_rounds.relation r on r.id = a.relation_id
         where case when r.id is null then split_part(a.source, ':', 1) = ${of.giver}::text
                                            and a.player_id = any(${[...of.players]}::bigint[])
                    else r.version_id = any(${[...of.versions]}::uuid[]) end
        union all
        select 'paid.' || id, 'free-paid', paid_at, id, player_id, coalesce(converted, 0) from free_rounds.relation
         where version_id = any(${[...of.versions]}::uuid[]) and paid_at >= ${of.from} and paid_at < ${of.before}
        union all
        select 'offered.' || id, 'free-offered', offered_at, id, player_id, 0 from free_rounds.relation
         where version_id = any(${[...of.versions]}::uuid[]) and offered_at >= ${of.from} and offered_at < ${of.before}
        union all
        select 'accepted.' || id, 'free-accepted', accepted_at, id, player_id, 0 from free_rounds.relation
         where version_id = any(${[...of.versions]}::uuid[]) and accepted_at >= ${of.from} and accepted_at < ${of.before}
      ) entries
     where id collate "C" > ${of.after}::text order by id collate "C" limit ${of.limit}`)
}
