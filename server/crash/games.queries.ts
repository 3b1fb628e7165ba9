import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type GameRow = {
  readonly gameKey: string
  readonly seriesId: number
  readonly leader: string | null
  readonly fence: number
  readonly ledAt: Date | null
  readonly wantedAt: Date | null
  readonly roundId: string | null
}

export type ChainRow = {
  readonly no: number
  readonly gameKey: string
  readonly sealedSeed: Buffer
  readonly chainEnd: string
  readonly salt: string
  readonly length: number
  readonly nextPlace: number
  readonly publishedAt: Date
}

/** The row of a game; inserted when it is first played. */
export async function ensureGame(db: Querier, gameKey: string): Promise<void> {
  await db.query(sql`
    insert into crash.game (game_key, series_id)
    select ${gameKey}, nextval('crash.series') where not exists (select from crash.game where game_key = ${gameKey})
    on conflict do nothing`)
}

export async function findGame(db: Querier, gameKey: string): Promise<GameRow | undefined> {
  const rows = await db.query<GameRow>(sql`select * from crash.game where game_key = ${gameKey}`)
  return rows[0]
}

export async function listGames(db: Querier): Promise<GameRow[]> {
  return db.query<GameRow>(sql`select * from crash.game order by game_key`)
}

/** Records that somebody watches or bets: rounds of the game must run. */
export async function recordWanted(db: Querier, gameKeys: readonly string[], now: Date): Promise<void> {
  await db.query(sql`
    update crash.game set wanted_at = greatest(wanted_at, ${now}) where game_key = any(${[...gameKeys]}::text[])`)
}

export type Lead = { readonly gameKey: string; readonly fence: number; readonly lastLedAt: Date | null }

/** Takes the lead of a game without a leader, or whose leader's last heartbeat is older than `silentSince`. */
export async function takeLead(
  db: Querier,
  { gameKey, leader, now, silentSince }: { gameKey: string; leader: string; now: Date; silentSince: Date },
): Promise<Lead | undefined> {
  const rows = await db.query<Lead>(sql`
    with before as (select led_at from crash.game where game_key = ${gameKey} for update)
    update crash.game g set leader = ${leader}, fence = fence + 1, led_at = ${now}
      from before
     where g.game_key = ${gameKey} and (g.leader is null or g.leader = ${leader} or g.led_at is null or g.led_at < ${silentSince})
     returning g.game_key, g.fence, before.led_at as last_led_at`)
  return rows[0]
}

/** Heartbeat of a leader; returns the games that it still leads, and the time of its previous heartbeat. */
export async function renewLeads(
  db: Querier,
  leader: string,
  leads: readonly { readonly gameKey: string; readonly fence: number }[],
  now: Date,
): Promise<{ readonly gameKey: string; readonly lastLedAt: Date | null }[]> {
  return db.query<{ gameKey: string; lastLedAt: Date | null }>(sql`
    with mine as (
      select g.game_key, g.led_at
        from crash.game g
        join unnest(${leads.map((lead) => lead.gameKey)}::text[], ${leads.map((lead) => lead.fence)}::bigint[]) as l (game_key, fence)
          on g.game_key = l.game_key and g.fence = l.fence
       where g.leader = ${leader} order by g.game_key for update of g
    )
    update crash.game g set led_at = ${now} from mine where g.game_key = mine.game_key
     returning g.game_key, mine.led_at as last_led_at`)
}

export async function giveUpLead(
  db: Querier,
  lead: { readonly gameKey: string; readonly fence: number },
): Promise<void> {
  await db.query(sql`
    update crash.game set leader = null where game_key = ${lead.gameKey} and fence = ${lead.fence}`)
}

/** Locks the lead for this transaction: a takeover must wait. False when the lead was lost. */
export async function lockLead(
  tx: Transaction,
  { gameKey, fence }: { readonly gameKey: string; readonly fence: number },
): Promise<GameRow | undefined> {
  const rows = await tx.query<GameRow>(sql`
    select * from crash.game where game_key = ${gameKey} and fence = ${fence} for share`)
  return rows[0]
}

/** When the leader was last alive. */
export async function readLedAt(db: Querier, gameKey: string): Promise<Date | null> {
  const rows = await db.query<{ ledAt: Date | null }>(sql`select led_at from crash.game where game_key = ${gameKey}`)
  return rows[0]?.ledAt ?? null
}

export async function insertChain(
  tx: Transaction,
  chain: Pick<ChainRow, 'gameKey' | 'sealedSeed' | 'chainEnd' | 'salt' | 'length' | 'publishedAt'>,
): Promise<void> {
  await tx.query(sql`
    insert into crash.chain (game_key, sealed_seed, chain_end, salt, length, published_at)
    values (${chain.gameKey}, ${chain.sealedSeed}, ${chain.chainEnd}, ${chain.salt}, ${chain.length}, ${chain.publishedAt})`)
}

export async function findChain(db: Querier, no: number): Promise<ChainRow | undefined> {
  const rows = await db.query<ChainRow>(sql`select * from crash.chain where no = ${no}`)
  return rows[0]
}

/** Takes the next place of the current chain; undefined when the chain is used up. */
export async function takePlace(tx: Transaction, gameKey: string): Promise<{ no: number; place: number } | undefined> {
  const rows = await tx.query<{ no: number; place: number }>(sql`
    update crash.chain set next_place = next_place + 1
     where no = (select max(no) from crash.chain where game_key = ${gameKey}) and next_place <= length
     returning no, next_place - 1 as place`)
  return rows[0]
}

/** Key of the shared game of each series; other series are left out. */
export async function keysOfSharedSeries(
  db: Querier,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const shared = seriesIds.filter((id) => id < 0)
  if (shared.length === 0) return new Map()
  const rows = await db.query<{ seriesId: number; gameKey: string }>(sql`
    select series_id, game_key from crash.game where series_id = any(${shared}::bigint[])`)
  return new Map(rows.map(({ seriesId, gameKey }) => [seriesId, gameKey]))
}

/** The series of every game, by its key. */
export async function listSeries(db: Querier): Promise<{ seriesId: number }[]> {
  return db.query<{ seriesId: number }>(sql`select series_id from crash.game order by game_key`)
}
