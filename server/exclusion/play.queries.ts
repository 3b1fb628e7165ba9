import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type StretchRow = { readonly startedAt: Date | null; readonly lastRoundAt: Date | null }

/** The person's play since the last break, locked until the end of the transaction. */
export async function lockStretch(tx: Transaction, personKey: string): Promise<StretchRow> {
  const rows = await tx.query<StretchRow>(prepared`
    insert into exclusion.stretch (person_key) values (${personKey})
    on conflict (person_key) do update set person_key = excluded.person_key
    returning started_at, last_round_at`)
  return rows[0] ?? { startedAt: null, lastRoundAt: null }
}

export async function saveStretch(tx: Transaction, personKey: string, stretch: StretchRow): Promise<void> {
  await tx.query(sql`
    update exclusion.stretch set started_at = ${stretch.startedAt}, last_round_at = ${stretch.lastRoundAt}
     where person_key = ${personKey}`)
}

/** Last entry of the books that was counted; 0 when none was. */
export async function findCountedSeq(tx: Transaction, playerId: number): Promise<number> {
  const rows = await tx.query<{ seq: number }>(
    prepared`select seq from exclusion.counted where player_id = ${playerId}`,
  )
  return rows[0]?.seq ?? 0
}

export async function saveCountedSeq(tx: Transaction, playerId: number, seq: number): Promise<void> {
  await tx.query(sql`
    insert into exclusion.counted (player_id, seq) values (${playerId}, ${seq})
    on conflict (player_id) do update set seq = greatest(exclusion.counted.seq, excluded.seq)`)
}

export type HourPlay = { readonly gameKey: string; readonly hour: Date; readonly staked: number; readonly won: number }

export async function addHourPlay(tx: Transaction, playerId: number, play: HourPlay): Promise<void> {
  await tx.query(sql`
    insert into exclusion.hour_play (player_id, game_key, hour, staked, won)
    values (${playerId}, ${play.gameKey}, ${play.hour}, ${play.staked}, ${play.won})
    on conflict (player_id, game_key, hour)
    do update set staked = exclusion.hour_play.staked + excluded.staked, won = exclusion.hour_play.won + excluded.won`)
}

/** Loss of a person in each game of one hour, over their accounts. */
export async function findHourLosses(
  db: Querier,
  playerIds: readonly number[],
  hour: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ gameKey: string; lost: number }>(prepared`
    select game_key, sum(staked - won)::bigint as lost from exclusion.hour_play
     where player_id = any(${[...playerIds]}::bigint[]) and hour = ${hour} group by game_key`)
  return new Map(rows.map(({ gameKey, lost }) => [gameKey, lost]))
}

/** Hours that are over do not count any more. */
export async function removeOldHours(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from exclusion.hour_play where hour < ${before}`)
}
