import { sql, type Querier, type Sql } from '#server/kernel/index.ts'

/**
 * The number of people verified for the first time, by day: when a partner verified them, or when every required paper
 * had been approved once, whichever came first.
 */
export async function countVerified(db: Querier, of: VerifiedIn): Promise<{ day: string; count: number }[]> {
  return db.query<{ day: string; count: number }>(sql`
    with ${peopleOf(of)}
    select (verified_at at time zone ${of.zone}::text)::date as day, count(*) as count from people
     where verified_at >= ${of.from} and verified_at < ${of.before} group by 1 order by 1`)
}

/**
 * The people counted by `countVerified`: a page by number, after one. Each candidate is judged by its own rows, until
 * the page is full.
 */
export async function listVerifiedAfter(
  db: Querier,
  of: VerifiedIn & { readonly after: number; readonly limit: number },
): Promise<{ playerId: number; day: string }[]> {
  const { targets } = of
  const variants = [...of.variants]
  return db.query<{ playerId: number; day: string }>(sql`
    with candidate as (
      select distinct player_id from (${candidatesOf(of)}) c where player_id > ${of.after}
    )
    select c.player_id, (v.verified_at at time zone ${of.zone}::text)::date as day
      from (select player_id from candidate order by player_id) c
      cross join lateral (
        select least(
          (select max(approved_at) from (
             select min(m.moved_at) as approved_at
               from documents.identity_document d join documents.move m on m.item_id = d.id and m.to_state = 'approved'
              where d.player_id = c.player_id and d.variant = any(${variants}::text[])
                and (${targets}::text[] is null or d.target = any(${targets}::text[]))
              group by d.variant) papers having count(*) = cardinality(${variants}::text[])),
          (select min(changed_at) from documents.kyc_verification k
            where k.player_id = c.player_id and k.state = 'verified'
              and (${targets}::text[] is null or k.target = any(${targets}::text[])))
        ) as verified_at
        -- Computed once for each candidate, not once for each use.
        offset 0
      ) v
     where v.verified_at >= ${of.from} and v.verified_at < ${of.before}
     order by c.player_id limit ${of.limit}`)
}

type VerifiedIn = {
  readonly from: Date
  readonly before: Date
  readonly zone: string
  readonly targets: readonly string[] | null
  /** Variants of documents that the market requires. */
  readonly variants: readonly string[]
}

/** Everybody for whom something happened in the period that may have made them verified. */
const candidatesOf = ({ from, before, targets }: Pick<VerifiedIn, 'from' | 'before' | 'targets'>): Sql => sql`
  select player_id from documents.move where to_state = 'approved' and moved_at >= ${from} and moved_at < ${before}
  union all
  select player_id from documents.kyc_verification
   where state = 'verified' and changed_at >= ${from} and changed_at < ${before}
     and (${targets}::text[] is null or target = any(${targets}::text[]))`

/** The candidates of a period who were ever verified, with the first moment. */
function peopleOf(of: VerifiedIn): Sql {
  const variants = [...of.variants]
  return sql`candidate as (${candidatesOf(of)}), papers as (
      select d.player_id, d.variant, min(m.moved_at) as approved_at
        from documents.identity_document d join documents.move m on m.item_id = d.id and m.to_state = 'approved'
       where d.variant = any(${variants}::text[]) and d.player_id in (select player_id from candidate)
         and (${of.targets}::text[] is null or d.target = any(${of.targets}::text[]))
       group by 1, 2
    ), proofs as (
      select player_id, max(approved_at) as verified_at from papers group by 1
      having count(*) = cardinality(${variants}::text[])
      union all
      select player_id, min(changed_at) from documents.kyc_verification
       where state = 'verified' and player_id in (select player_id from candidate)
         and (${of.targets}::text[] is null or target = any(${of.targets}::text[])) group by 1
    ), people as (select player_id, min(verified_at) as verified_at from proofs group by 1)`
}

/** Which of these people were ever verified, by the rule of `countVerified`. */
export async function findVerified(
  db: Querier,
  playerIds: readonly number[],
  variants: readonly string[],
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from documents.identity_document d
     where d.player_id = any(${[...playerIds]}::bigint[]) and d.variant = any(${[...variants]}::text[])
       and exists (select from documents.move m where m.item_id = d.id and m.to_state = 'approved')
     group by player_id having count(distinct d.variant) = cardinality(${[...variants]}::text[])
    union
    select player_id from documents.kyc_verification
     where state = 'verified' and player_id = any(${[...playerIds]}::bigint[])`)
  return rows.map(({ playerId }) => playerId)
}
