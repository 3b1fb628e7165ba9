import { prepared, sql, type Querier, type Transaction } from '../kernel/index.ts'

export type Mode = 'real' | 'demo'

export type PreGameToken = {
  readonly tokenHash: Buffer
  readonly gameKey: string
  readonly mode: Mode
  readonly lang: string
  readonly playerId: number | null
  readonly playerSessionId: string | null
  readonly playerSessionStartedAt: Date | null
  readonly sessionEndsAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
  /** The server's half of the first pair, sealed, and its commitment; null in older tokens. */
  readonly serverSeed: Buffer | null
  readonly commitment: string | null
  readonly committedAt: Date | null
}

export async function insertToken(db: Querier, token: Omit<PreGameToken, 'usedAt'>): Promise<void> {
  await db.query(prepared`
    insert into game_rounds.pre_game_token
      (token_hash, game_key, mode, lang, player_id, player_session_id, player_session_started_at, session_ends_at, expires_at,
       server_seed, commitment, committed_at)
    values (${token.tokenHash}, ${token.gameKey}, ${token.mode}, ${token.lang}, ${token.playerId}, ${token.playerSessionId},
            ${token.playerSessionStartedAt}, ${token.sessionEndsAt}, ${token.expiresAt},
            ${token.serverSeed}, ${token.commitment}, ${token.committedAt})`)
}

/** Locks a token; of two concurrent requests, the second waits and finds it used. */
export async function lockToken(tx: Transaction, tokenHash: Buffer): Promise<PreGameToken | undefined> {
  const rows = await tx.query<PreGameToken>(prepared`
    select * from game_rounds.pre_game_token where token_hash = ${tokenHash} for update`)
  return rows[0]
}

export async function markTokenUsed(tx: Transaction, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.query(prepared`update game_rounds.pre_game_token set used_at = ${now} where token_hash = ${tokenHash}`)
}

export type SessionRow = {
  readonly id: string
  readonly gameKey: string
  readonly mode: Mode
  readonly lang: string
  readonly currency: 'CZK' | 'EUR'
  readonly playerId: number | null
  readonly accountId: number | null
  readonly playerSessionId: string | null
  readonly playerSessionStartedAt: Date
  readonly openedAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
  readonly seedNo: number
  readonly demoBalance: number | null
  readonly demoNet: number
  readonly netAnchor: number
}

export async function insertSession(tx: Transaction, session: SessionRow, tokenHash: Buffer): Promise<void> {
  await tx.query(prepared`
    insert into game_rounds.session
      (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_id, player_session_started_at,
       opened_at, ends_at, seed_no, demo_balance, net_anchor)
    values (${session.id}, ${tokenHash}, ${session.gameKey}, ${session.mode}, ${session.lang}, ${session.currency},
            ${session.playerId}, ${session.accountId}, ${session.playerSessionId}, ${session.playerSessionStartedAt},
            ${session.openedAt}, ${session.endsAt}, ${session.seedNo}, ${session.demoBalance}, ${session.netAnchor})`)
}

const sessionColumns = sql`
  id, game_key, mode, lang, currency, player_id, account_id, player_session_id, player_session_started_at, opened_at,
  ends_at, ended_at, seed_no, demo_balance, demo_net, net_anchor`

export async function findSessionByToken(db: Querier, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(prepared`
    select ${sessionColumns} from game_rounds.session where token_hash = ${tokenHash}`)
  return rows[0]
}

export async function findSession(db: Querier, id: string): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(prepared`select ${sessionColumns} from game_rounds.session where id = ${id}`)
  return rows[0]
}

export async function lockSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  const rows = await tx.query<SessionRow>(sql`
    select ${sessionColumns} from game_rounds.session where id = ${id} for update`)
  return rows[0]
}

/** The player's newest session of a game, open or ended. */
export async function lockLastSession(
  tx: Transaction,
  playerId: number,
  gameKey: string,
): Promise<SessionRow | undefined> {
  const rows = await tx.query<SessionRow>(sql`
    select ${sessionColumns} from game_rounds.session
     where player_id = ${playerId} and game_key = ${gameKey} and mode = 'real'
     order by opened_at desc limit 1 for update`)
  return rows[0]
}

/** Resumes a session for its player: new token, new sign-in, same seed. */
export async function resumeSession(tx: Transaction, session: SessionRow, tokenHash: Buffer): Promise<void> {
  await tx.query(sql`
    update game_rounds.session
       set token_hash = ${tokenHash}, lang = ${session.lang}, player_session_id = ${session.playerSessionId},
           player_session_started_at = ${session.playerSessionStartedAt}, ends_at = ${session.endsAt},
           net_anchor = ${session.netAnchor}
     where id = ${session.id}`)
}

/** Ends sessions; those that had ended stay as they were. Returns their ids and seeds. */
export async function endSessions(
  tx: Querier,
  by: { readonly id: string } | { readonly playerSessionId: string },
  now: Date,
): Promise<{ id: string; seedNo: number }[]> {
  return tx.query<{ id: string; seedNo: number }>(sql`
    update game_rounds.session set ended_at = ${now}
     where ${'id' in by ? sql`id = ${by.id}` : sql`player_session_id = ${by.playerSessionId}`} and ended_at is null
     returning id, seed_no`)
}

export async function setSessionSeed(tx: Transaction, id: string, seedNo: number): Promise<void> {
  await tx.query(prepared`update game_rounds.session set seed_no = ${seedNo} where id = ${id}`)
}

export type SeedRow = {
  readonly no: number
  readonly id: string
  readonly sessionId: string
  readonly serverSeed: Buffer
  readonly commitment: string
  readonly clientSeed: string
  readonly definitionHash: string
  readonly nextNonce: number
  readonly shownBefore: number
  readonly createdAt: Date
  readonly revealedAt: Date | null
  /** When the server's half was committed to, where that was before the player's half was known. */
  readonly committedAt: Date | null
  /** Version of the algorithm that makes rounds of the pair. */
  readonly version: number
}

export async function insertSeed(
  tx: Transaction,
  seed: Omit<SeedRow, 'no' | 'nextNonce' | 'shownBefore' | 'revealedAt' | 'version'>,
): Promise<number> {
  const [row] = await tx.query<{ no: number }>(prepared`
    insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at, committed_at)
    values (${seed.id}, ${seed.sessionId}, ${seed.serverSeed}, ${seed.commitment}, ${seed.clientSeed}, ${seed.definitionHash},
            ${seed.createdAt}, ${seed.committedAt})
    returning no`)
  if (!row) throw new Error('An inserted seed has a row.')
  return row.no
}

export async function findSeed(db: Querier, no: number): Promise<SeedRow | undefined> {
  const rows = await db.query<SeedRow>(prepared`select * from game_rounds.seed where no = ${no}`)
  return rows[0]
}

/** The newest seed of the player in a game with which rounds were played. */
export async function findLastPlayedSeed(db: Querier, playerId: number, gameKey: string): Promise<SeedRow | undefined> {
  const rows = await db.query<SeedRow>(prepared`
    select s.* from game_rounds.seed s join game_rounds.session g on g.id = s.session_id
     where g.player_id = ${playerId} and g.game_key = ${gameKey} and g.mode = 'real' and s.next_nonce > 0
     order by s.no desc limit 1`)
  return rows[0]
}

/** All seeds that a session has played with. */
export async function listSeedsOf(db: Querier, sessionId: string): Promise<number[]> {
  const rows = await db.query<{ no: number }>(sql`
    select no from game_rounds.seed where session_id = ${sessionId} order by no`)
  return rows.map(({ no }) => no)
}

export async function setNextNonce(tx: Querier, no: number, next: number): Promise<void> {
  await tx.query(sql`update game_rounds.seed set next_nonce = ${next} where no = ${no}`)
}

export async function revealSeed(tx: Querier, no: number, now: Date): Promise<void> {
  await tx.query(sql`update game_rounds.seed set revealed_at = ${now} where no = ${no} and revealed_at is null`)
}

/** Writes many marks at once: rounds below the number have been shown. A mark never decreases. */
export async function markShown(db: Querier, marks: readonly { seedNo: number; before: number }[]): Promise<void> {
  await db.query(sql`
    update game_rounds.seed s set shown_before = greatest(s.shown_before, m.before)
      from unnest(${marks.map((mark) => mark.seedNo)}::bigint[], ${marks.map((mark) => mark.before)}::integer[]) as m (no, before)
     where s.no = m.no`)
}

/** Stores a game's definition by its hash, once, so that old rounds can be proved after the game has changed. */
export async function storeDefinition(
  db: Querier,
  hash: string,
  gameKey: string,
  definition: unknown,
  now: Date,
): Promise<void> {
  await db.query(prepared`
    insert into game_rounds.definition (hash, game_key, definition, first_used_at)
    values (${hash}, ${gameKey}, ${JSON.stringify(definition)}, ${now}) on conflict do nothing`)
}

/** The definition that rounds were played with, as it was then. */
export async function findDefinition(
  db: Querier,
  hash: string,
): Promise<{ gameKey: string; definition: unknown } | undefined> {
  const rows = await db.query<{ gameKey: string; definition: unknown }>(sql`
    select game_key, definition from game_rounds.definition where hash = ${hash}`)
  return rows[0]
}

/** Adds the house's part to the net result of a session; returns the new anchor. */
export async function addToNetAnchor(tx: Transaction, sessionId: string, addedMinor: number): Promise<number> {
  const [row] = await tx.query<{ netAnchor: number }>(sql`
    update game_rounds.session set net_anchor = net_anchor + ${addedMinor} where id = ${sessionId} returning net_anchor`)
  if (!row) throw new Error('A session that is played has a row.')
  return row.netAnchor
}

export type BigWin = {
  readonly roundId: string
  readonly gameKey: string
  readonly stake: number
  readonly win: number
  readonly currency: 'CZK' | 'EUR'
  readonly wonAt: Date
}

export async function insertRecentWins(db: Querier, wins: readonly BigWin[]): Promise<void> {
  await db.query(sql`
    insert into game_rounds.recent_win (round_id, game_key, stake, win, currency, won_at)
    select * from unnest(${wins.map((win) => win.roundId)}::uuid[], ${wins.map((win) => win.gameKey)}::text[],
      ${wins.map((win) => win.stake)}::bigint[], ${wins.map((win) => win.win)}::bigint[],
      ${wins.map((win) => win.currency)}::text[], ${wins.map((win) => win.wonAt)}::timestamptz[])
    on conflict do nothing`)
}

export async function listRecentWins(db: Querier, since: Date, limit: number): Promise<BigWin[]> {
  return db.query<BigWin>(sql`
    select * from game_rounds.recent_win where won_at >= ${since} order by won_at desc limit ${limit}`)
}

export async function recordLastPlayed(db: Querier, playerId: number, gameKey: string, now: Date): Promise<void> {
  await db.query(prepared`
    insert into game_rounds.last_played (player_id, game_key, played_at) values (${playerId}, ${gameKey}, ${now})
    on conflict (player_id, game_key) do update set played_at = excluded.played_at`)
}

export async function listLastPlayed(db: Querier, playerId: number, limit: number): Promise<string[]> {
  const rows = await db.query<{ gameKey: string }>(sql`
    select game_key from game_rounds.last_played where player_id = ${playerId} order by played_at desc limit ${limit}`)
  return rows.map(({ gameKey }) => gameKey)
}

/** Deletes data with a limited life: used and expired tokens, old demos, old wins of the lobby. */
export async function removeOld(db: Querier, now: Date, demosBefore: Date): Promise<void> {
  await db.query(sql`delete from game_rounds.pre_game_token where expires_at < ${now}`)
  await db.query(sql`delete from game_rounds.demo_round where played_at < ${demosBefore}`)
  await db.query(sql`delete from game_rounds.session where mode = 'demo' and ends_at < ${demosBefore}`)
  await db.query(sql`delete from game_rounds.recent_win where won_at < ${demosBefore}`)
}

/** Game of each seed. */
export async function findGamesOfSeeds(db: Querier, seedNos: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ no: number; gameKey: string }>(sql`
    select s.no, g.game_key from game_rounds.seed s join game_rounds.session g on g.id = s.session_id
     where s.no = any(${seedNos}::bigint[])`)
  return new Map(rows.map(({ no, gameKey }) => [no, gameKey]))
}

/** Key of the game of each later step of a round, by the reference of its entry. */
export async function keysOfSteps(db: Querier, references: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map()
  const asked = [...references]
  const rows = await db.query<{ reference: string; gameKey: string }>(sql`
    select step.reference, session.game_key
      from (select reference, seed_no from game_rounds.decision where reference = any(${asked}::uuid[])
            union all
            select reference, seed_no from game_rounds.risk_step where reference = any(${asked}::uuid[])) step
      join game_rounds.seed seed on seed.no = step.seed_no
      join game_rounds.session session on session.id = seed.session_id`)
  return new Map(rows.map(({ reference, gameKey }) => [reference, gameKey]))
}

/** Key of the game of each series. */
export async function keysOfSeries(db: Querier, seriesIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (seriesIds.length === 0) return new Map()
  const rows = await db.query<{ no: number; gameKey: string }>(sql`
    select seed.no, session.game_key
      from game_rounds.seed seed join game_rounds.session session on session.id = seed.session_id
     where seed.no = any(${[...seriesIds]}::bigint[])`)
  return new Map(rows.map(({ no, gameKey }) => [no, gameKey]))
}
