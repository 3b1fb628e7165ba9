import type { FreeRoundState } from '#contract/states/free-round-states.ts'
import { sql, type Querier } from '../../kernel/index.ts'

/** Sums of some relations' rounds, in minor units. Read from this room's tables, without entries of the books. */
export type Sums = {
  readonly accepted: number
  readonly played: number
  readonly staked: number
  readonly won: number
  readonly held: number
}

export async function countByState(
  db: Querier,
  campaignId: string,
): Promise<{ readonly state: FreeRoundState; readonly count: number }[]> {
  return db.query<{ state: FreeRoundState; count: number }>(sql`
    select state, count(*)::integer as count from free_rounds.relation
     where campaign_id = ${campaignId} group by state order by state`)
}

export async function sumByGame(
  db: Querier,
  campaignId: string,
): Promise<({ readonly gameKey: string; readonly relations: number } & Sums)[]> {
  return db.query<{ gameKey: string; relations: number } & Sums>(sql`
    select a.game_key, count(*)::integer as relations, sum(a.rounds)::bigint as accepted, sum(a.used)::bigint as played,
           sum(a.used * a.stake)::bigint as staked, sum(a.won)::bigint as won, sum(a.held)::bigint as held
      from free_rounds.award a join free_rounds.relation r on r.id = a.relation_id
     where r.campaign_id = ${campaignId} group by a.game_key order by a.game_key`)
}

/** What was given in place of rounds, and what of wins became offers of bonus money. */
export async function sumGiven(
  db: Querier,
  campaignId: string,
): Promise<{ readonly converted: number; readonly bonus: number }> {
  const rows = await db.query<{ converted: number; bonus: number }>(sql`
    select coalesce(sum(converted), 0)::bigint as converted, coalesce(sum(bonus_amount), 0)::bigint as bonus
      from free_rounds.relation where campaign_id = ${campaignId}`)
  return rows[0] ?? { converted: 0, bonus: 0 }
}

/** For a player, over all of their relations. */
export async function sumOfPlayer(
  db: Querier,
  playerId: number,
): Promise<Omit<Sums, 'accepted'> & { readonly converted: number; readonly bonus: number }> {
  const rows = await db.query<Omit<Sums, 'accepted'> & { converted: number; bonus: number }>(sql`
    select coalesce(sum(a.used), 0)::bigint as played, coalesce(sum(a.used * a.stake), 0)::bigint as staked,
           coalesce(sum(a.won), 0)::bigint as won, coalesce(sum(a.held), 0)::bigint as held,
           (select coalesce(sum(converted), 0) from free_rounds.relation where player_id = ${playerId})::bigint as converted,
           (select coalesce(sum(bonus_amount), 0) from free_rounds.relation where player_id = ${playerId})::bigint as bonus
      from free_rounds.award a where a.player_id = ${playerId} and a.relation_id is not null`)
  const [sums] = rows
  return sums ?? { played: 0, staked: 0, won: 0, held: 0, converted: 0, bonus: 0 }
}

export async function countOfPlayer(
  db: Querier,
  playerId: number,
): Promise<{ readonly state: FreeRoundState; readonly count: number }[]> {
  return db.query<{ state: FreeRoundState; count: number }>(sql`
    select state, count(*)::integer as count from free_rounds.relation where player_id = ${playerId} group by state`)
}

/** Awards of a player that are of relations, with how many rounds were spent of each. */
export async function listAwardsOfPlayer(
  db: Querier,
  playerId: number,
): Promise<{ readonly id: string; readonly used: number }[]> {
  return db.query<{ id: string; used: number }>(sql`
    select id, used from free_rounds.award where player_id = ${playerId} and relation_id is not null and used > 0 order by id`)
}
