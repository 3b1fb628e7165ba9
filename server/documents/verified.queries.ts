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

/** The people counted by `countVerified`: a page by number, after a given one. */
export async function listVerifiedAfter(
  db: Querier,
  of: VerifiedIn & { readonly after: number; readonly limit: number },
): Promise<{ playerId: number; day: string }[]> {
  return db.query<{ playerId: number; day: string }>(sql`
    with ${peopleOf(of)}
    select player_id, (verified_at at time zone ${of.zone}::text)::date as day from people
     where verified_at >= ${of.from} and verified_at < ${of.before} and player_id > ${of.after}
     order by player_id limit ${of.limit}`)
}

type VerifiedIn = {
  readonly from: Date
  readonly before: Date
  readonly zone: string
  readonly targets: readonly string[] | null
  /** Variants of documents that the market requires. */
  readonly variants: readonly string[]
}

/** Everybody who was ever verified, with the first instant. */
function peopleOf(of: Pick<VerifiedIn, 'targets' | 'variants'>): Sql {
  const variants = [...of.variants]
  return sql`papers as (
      select d.player_id, d.variant, min(m.moved_at) as approved_at
        from documents.identity_document d join documents.move m on m.item_id = d.id and m.to_state = 'approved'
       where d.variant = any(${variants}::text[])
         and (${of.targets}::text[] is null or d.target = any(${of.targets}::text[]))
       group by 1, 2
    ), proofs as (
      select player_id, max(approved_at) as verified_at from papers group by 1
      having count(*) = cardinality(${variants}::text[])
      union all
      select player_id, min(changed_at) from documents.kyc_verification
       where state = 'verified' and (${of.targets}::text[] is null or target = any(${of.targets}::text[])) group by 1
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
