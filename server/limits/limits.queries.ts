import type { GameKind, LimitKind } from '#contract/shapes/limits.ts'
import { prepared, sql, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Locks the player's limits until the end of the transaction. */
export async function lockLimits(tx: Transaction, playerId: number): Promise<void> {
  await lockInOrder(tx, [playerId])
}

/**
 * Locks the limits of one person's accounts until the end of the transaction, in the order of their numbers, so that
 * two calls never deadlock. Returns how far the books of each were counted.
 */
export async function lockInOrder(tx: Transaction, playerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const known = await lockKnown(tx, playerIds)
  if (known.size === playerIds.length) return known
  await tx.query(prepared`
    insert into limits.player (player_id) select id from unnest(${[...playerIds]}::bigint[]) id order by id
    on conflict do nothing`)
  return lockKnown(tx, playerIds)
}

async function lockKnown(tx: Transaction, playerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.query<{ playerId: number; countedSeq: number }>(prepared`
    select player_id, counted_seq from limits.player
     where player_id = any(${[...playerIds]}::bigint[]) order by player_id for update`)
  return new Map(rows.map(({ playerId, countedSeq }) => [playerId, countedSeq]))
}

export async function saveCountedSeq(tx: Transaction, playerId: number, seq: number): Promise<void> {
  await tx.query(prepared`update limits.player set counted_seq = ${seq} where player_id = ${playerId}`)
}

export type ChangeRow = {
  readonly id: number
  readonly kind: LimitKind
  readonly fromValue: number | null
  readonly toValue: number | null
  readonly isFirst: boolean
  readonly askedAt: Date
  readonly effectiveAt: Date
  readonly endedAt: Date | null
  readonly endedBecause: 'cancelled' | 'replaced' | null
  readonly ruleId: string
  readonly packId: string
}

const columns = sql`id, kind, from_value, to_value, is_first, asked_at, effective_at, ended_at, ended_because, rule_id,
  pack_id`

/** Requests that were not cancelled, oldest first. A player has few of these. */
export async function findStandingChanges(db: Querier, playerId: number): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(prepared`
    select ${columns} from limits.change where player_id = ${playerId} and ended_at is null order by effective_at, id`)
}

export async function findChanges(
  db: Querier,
  { playerId, before, limit }: { playerId: number; before: number; limit: number },
): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(sql`
    select ${columns} from limits.change where player_id = ${playerId} and id < ${before} order by id desc limit ${limit}`)
}

/** Changes of some players since an instant, without first choices and cancelled ones. */
export async function findChangesSince(
  db: Querier,
  playerIds: readonly number[],
  since: Date,
): Promise<(ChangeRow & { readonly playerId: number })[]> {
  return db.query<ChangeRow & { readonly playerId: number }>(sql`
    select ${columns}, player_id from limits.change
     where player_id = any(${[...playerIds]}::bigint[]) and asked_at >= ${since} and not is_first
       and ended_because is distinct from 'cancelled'`)
}

/** Players with a number above one who have a limit with a value in force at an instant, in order. */
export async function listLimitedPlayers(db: Querier, at: Date, after: number, limit: number): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select p.player_id from limits.player p
     where p.player_id > ${after} and exists (
       select 1 from (
         select distinct on (kind) to_value from limits.change c
          where c.player_id = p.player_id and c.effective_at <= ${at} and (c.ended_at is null or c.ended_at > ${at})
          order by kind, effective_at desc, id desc) standing
        where to_value is not null)
     order by p.player_id limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

export type NewChange = Omit<ChangeRow, 'id' | 'endedAt' | 'endedBecause'>

/** Inserts the requests of one call in one statement: a first choice has a dozen kinds. */
export async function insertChanges(tx: Transaction, playerId: number, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  const all = <K extends keyof NewChange>(name: K) => changes.map((change) => change[name])
  await tx.query(prepared`
    insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
    select ${playerId}, * from unnest(${all('kind')}::text[], ${all('fromValue')}::bigint[], ${all('toValue')}::bigint[],
      ${all('isFirst')}::boolean[], ${all('askedAt')}::timestamptz[], ${all('effectiveAt')}::timestamptz[],
      ${all('ruleId')}::text[], ${all('packId')}::text[])`)
}

/** Cancels a pending request; returns whether there was one. */
export async function endPending(
  tx: Transaction,
  { playerId, kind, now, because }: { playerId: number; kind: LimitKind; now: Date; because: 'cancelled' | 'replaced' },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update limits.change set ended_at = ${now}, ended_because = ${because}
     where player_id = ${playerId} and kind = ${kind} and ended_at is null and effective_at > ${now}
    returning id`)
  return rows.length > 0
}

/** Players with a value that has taken effect and that was not written to the books yet, in order. */
export async function findPlayersToApply(
  db: Querier,
  now: Date,
  { after = 0, limit }: PageOf<number>,
): Promise<number[]> {
  // The few that are due are read first, by their own index: ordered by key, the planner would look for them among all rows.
  const rows = await db.query<{ playerId: number }>(sql`
    with due as materialized (
      select distinct player_id from limits.change
       where applied_at is null and ended_at is null and effective_at <= ${now})
    select player_id from due where player_id > ${after} order by player_id limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** Whether something has taken effect for a player that the books do not have yet. */
export async function isToApply(db: Querier, playerId: number, now: Date): Promise<boolean> {
  const rows = await db.query(prepared`
    select id from limits.change
     where player_id = ${playerId} and applied_at is null and ended_at is null and effective_at <= ${now} limit 1`)
  return rows.length > 0
}

export async function markApplied(tx: Transaction, playerId: number, now: Date): Promise<void> {
  await tx.query(prepared`
    update limits.change set applied_at = ${now}
     where player_id = ${playerId} and applied_at is null and ended_at is null and effective_at <= ${now}`)
}

export type PlayDay = {
  readonly day: string
  readonly game: GameKind
  readonly rounds: number
  readonly staked: number
  readonly won: number
}

export async function addPlayDay(tx: Transaction, playerId: number, play: PlayDay): Promise<void> {
  await tx.query(prepared`
    insert into limits.play_day as d (player_id, day, game, rounds, staked, won)
    values (${playerId}, ${play.day}, ${play.game}, ${play.rounds}, ${play.staked}, ${play.won})
    on conflict (player_id, day, game) do update
       set rounds = d.rounds + excluded.rounds, staked = d.staked + excluded.staked, won = d.won + excluded.won`)
}

export async function findPlayDays(db: Querier, playerId: number, sinceDay: string): Promise<PlayDay[]> {
  return db.query<PlayDay>(sql`
    select day, game, rounds, staked, won from limits.play_day
     where player_id = ${playerId} and day >= ${sinceDay} order by day`)
}

export type MoneyDay = { readonly day: string; readonly deposited: number; readonly withdrawn: number }

export async function addMoneyDay(tx: Transaction, playerId: number, money: MoneyDay): Promise<void> {
  await tx.query(prepared`
    insert into limits.money_day as d (player_id, day, deposited, withdrawn)
    values (${playerId}, ${money.day}, ${money.deposited}, ${money.withdrawn})
    on conflict (player_id, day) do update
       set deposited = d.deposited + excluded.deposited, withdrawn = d.withdrawn + excluded.withdrawn`)
}

export async function findMoneyDays(db: Querier, playerId: number, sinceDay: string): Promise<MoneyDay[]> {
  return db.query<MoneyDay>(sql`
    select day, deposited, withdrawn from limits.money_day
     where player_id = ${playerId} and day >= ${sinceDay} order by day`)
}

/** Stores a warning; false when there was one in the same period. */
export async function insertWarning(
  tx: Transaction,
  { playerId, kind, periodStartsAt, now }: { playerId: number; kind: LimitKind; periodStartsAt: Date; now: Date },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into limits.warning (player_id, kind, period_starts_at, told_at)
    values (${playerId}, ${kind}, ${periodStartsAt}, ${now}) on conflict do nothing returning kind`)
  return rows.length > 0
}

/** Rounds, stakes and wins of a player since a day, as far as they were counted: each stake counts those before it. */
export async function sumPlayed(
  db: Querier,
  playerId: number,
  sinceDay: string,
): Promise<{ readonly rounds: number; readonly stakedMinor: number; readonly wonMinor: number }> {
  const rows = await db.query<{ rounds: number; stakedMinor: number; wonMinor: number }>(sql`
    select coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(staked), 0)::bigint as staked_minor,
           coalesce(sum(won), 0)::bigint as won_minor
      from limits.play_day where player_id = ${playerId} and day >= ${sinceDay}`)
  return rows[0] ?? { rounds: 0, stakedMinor: 0, wonMinor: 0 }
}

/** A person came into a venue. */
export async function insertVisit(
  tx: Transaction,
  visit: { readonly playerId: number; readonly venue: string; readonly visitedAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into limits.visit (player_id, venue, visited_at)
    values (${visit.playerId}, ${visit.venue}, ${visit.visitedAt})`)
}
