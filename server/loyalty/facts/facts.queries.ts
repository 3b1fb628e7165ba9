import type { CountedFact } from '#contract/shapes/loyalty.ts'
import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

export type Fact = {
  readonly playerId: number
  readonly kind: CountedFact
  /** The identity of the event: a day, a game, a part of the account. */
  readonly eventId: string
}

/** False if it was recorded before. */
export async function insertFact(tx: Transaction, { playerId, kind, eventId }: Fact, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into loyalty.fact (player_id, kind, event_id, happened_at) values (${playerId}, ${kind}, ${eventId}, ${at})
    on conflict do nothing returning event_id`)
  return rows.length === 1
}

export type FactCount = { readonly kind: CountedFact; readonly count: number }

export async function countFacts(db: Querier, playerId: number): Promise<FactCount[]> {
  return db.query<FactCount>(sql`
    select kind, count(*)::bigint as count from loyalty.fact where player_id = ${playerId} group by kind`)
}

/** False if it was done before. */
export async function insertMissionDone(tx: Transaction, playerId: number, key: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into loyalty.mission_done (player_id, mission_key, done_at) values (${playerId}, ${key}, ${at})
    on conflict do nothing returning mission_key`)
  return rows.length === 1
}

export type MissionDone = { readonly missionKey: string; readonly doneAt: Date; readonly claimedAt: Date | null }

export async function listMissionsDone(db: Querier, playerId: number): Promise<MissionDone[]> {
  return db.query<MissionDone>(sql`
    select mission_key, done_at, claimed_at from loyalty.mission_done where player_id = ${playerId} order by done_at`)
}

export async function markClaimed(tx: Transaction, playerId: number, key: string, at: Date): Promise<void> {
  await tx.query(sql`
    update loyalty.mission_done set claimed_at = coalesce(claimed_at, ${at})
     where player_id = ${playerId} and mission_key = ${key}`)
}

/** False if it was won before. */
export async function insertBadgeWon(tx: Transaction, playerId: number, key: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into loyalty.badge_won (player_id, badge_key, won_at) values (${playerId}, ${key}, ${at})
    on conflict do nothing returning badge_key`)
  return rows.length === 1
}

export type BadgeWon = { readonly badgeKey: string; readonly wonAt: Date }

export async function listBadgesWon(db: Querier, playerId: number): Promise<BadgeWon[]> {
  return db.query<BadgeWon>(sql`
    select badge_key, won_at from loyalty.badge_won where player_id = ${playerId} order by won_at`)
}

export type LevelReached = { readonly levelId: number; readonly reachedAt: Date }

export async function listLevelsReached(db: Querier, playerId: number): Promise<LevelReached[]> {
  return db.query<LevelReached>(sql`
    select level_id, reached_at from loyalty.level_reached where player_id = ${playerId} order by reached_at`)
}

/** False if it was reached before. */
export async function insertLevelReached(
  tx: Transaction,
  playerId: number,
  levelId: number,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into loyalty.level_reached (player_id, level_id, reached_at) values (${playerId}, ${levelId}, ${at})
    on conflict do nothing returning level_id`)
  return rows.length === 1
}
