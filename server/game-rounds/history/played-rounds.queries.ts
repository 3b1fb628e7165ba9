import { sql, type Querier } from '../../kernel/index.ts'

/** Game and definition of each series. */
export async function findGamesPlayed(
  db: Querier,
  seedNos: readonly number[],
): Promise<Map<number, { gameKey: string; definitionHash: string }>> {
  const rows = await db.query<{ no: number; gameKey: string; definitionHash: string }>(sql`
    select s.no, g.game_key, s.definition_hash
      from game_rounds.seed s join game_rounds.session g on g.id = s.session_id
     where s.no = any(${[...seedNos]}::bigint[])`)
  return new Map(rows.map(({ no, gameKey, definitionHash }) => [no, { gameKey, definitionHash }]))
}

/** The same for later steps of rounds, by the references of their entries: decisions, and risked wins. */
export async function findGamesOfSteps(
  db: Querier,
  references: readonly string[],
): Promise<Map<string, { gameKey: string; definitionHash: string }>> {
  const asked = [...references]
  const rows = await db.query<{ reference: string; gameKey: string; definitionHash: string }>(sql`
    select step.reference, session.game_key, seed.definition_hash
      from (select reference, seed_no from game_rounds.decision where reference = any(${asked}::uuid[])
            union all
            select reference, seed_no from game_rounds.risk_step where reference = any(${asked}::uuid[])) step
      join game_rounds.seed seed on seed.no = step.seed_no
      join game_rounds.session session on session.id = seed.session_id`)
  return new Map(rows.map(({ reference, gameKey, definitionHash }) => [reference, { gameKey, definitionHash }]))
}

/** Series for money of a game in a period, newest first. */
export async function listSeriesOfGame(
  db: Querier,
  { gameKey, from, to, limit }: { gameKey: string; from: Date; to: Date; limit: number },
): Promise<{ no: number; accountId: number; playerId: number }[]> {
  return db.query<{ no: number; accountId: number; playerId: number }>(sql`
    select s.no, g.account_id, g.player_id
      from game_rounds.session g join game_rounds.seed s on s.session_id = g.id
     where g.game_key = ${gameKey} and g.mode = 'real' and g.opened_at < ${to} and coalesce(g.ended_at, g.ends_at) >= ${from}
       and g.account_id is not null and g.player_id is not null
     order by s.no desc limit ${limit}`)
}

/** Series for money of one player in a period, optionally of one game, newest first. */
export async function listSeriesOfPlayer(
  db: Querier,
  { playerId, gameKey, from, to, limit }: { playerId: number; gameKey?: string; from: Date; to: Date; limit: number },
): Promise<{ no: number; accountId: number; playerId: number }[]> {
  return db.query<{ no: number; accountId: number; playerId: number }>(sql`
    select s.no, g.account_id, g.player_id
      from game_rounds.session g join game_rounds.seed s on s.session_id = g.id
     where g.player_id = ${playerId} and (${gameKey ?? null}::text is null or g.game_key = ${gameKey ?? null})
       and g.mode = 'real' and g.opened_at < ${to} and coalesce(g.ended_at, g.ends_at) >= ${from}
       and g.account_id is not null and g.player_id is not null
     order by s.no desc limit ${limit}`)
}

/** Accounts that may have played one of these games for money since an instant: they had a session in it. */
export async function listMaybePlayed(db: Querier, gameKeys: readonly string[], since: Date): Promise<number[]> {
  const rows = await db.query<{ accountId: number }>(sql`
    select distinct account_id from game_rounds.session
     where mode = 'real' and game_key = any(${[...gameKeys]}::text[]) and least(ends_at, ended_at) > ${since}
       and account_id is not null`)
  return rows.map(({ accountId }) => accountId)
}

/** Number of open sessions for money, by game. */
export async function countOpenSessions(
  db: Querier,
  gameKeys: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db.query<{ gameKey: string; sessions: number }>(sql`
    select game_key, count(*)::int as sessions from game_rounds.session
     where game_key = any(${[...gameKeys]}::text[]) and mode = 'real' and ended_at is null and ends_at > ${now}
     group by game_key`)
  return new Map(rows.map(({ gameKey, sessions }) => [gameKey, sessions]))
}

/**
 * Number of a player's rounds for money that wait for a decision, in every game; one whose stake was stopped may be
 * among them.
 */
export async function countMaybeOpenRounds(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from game_rounds.bet_round where player_id = ${playerId} and is_open and mode = 'real'`)
  return rows[0]?.count ?? 0
}

/** A seed for money with everything that its rounds are computed from. */
export type SeedPlayed = {
  readonly no: number
  readonly gameKey: string
  readonly playerId: number
  readonly serverSeed: Buffer
  readonly clientSeed: string
  readonly definitionHash: string
}

/** The seeds of some series for money. */
export async function findSeedsPlayed(db: Querier, seedNos: readonly number[]): Promise<Map<number, SeedPlayed>> {
  const rows = await db.query<SeedPlayed>(sql`
    select s.no, g.game_key, g.player_id, s.server_seed, s.client_seed, s.definition_hash
      from game_rounds.seed s join game_rounds.session g on g.id = s.session_id
     where s.no = any(${[...seedNos]}::bigint[]) and g.player_id is not null`)
  return new Map(rows.map((row) => [row.no, row]))
}
