import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type RoundState = 'betting' | 'locked' | 'running' | 'crashed' | 'settled'

export type RoundRow = {
  readonly id: string
  readonly gameKey: string
  readonly no: number
  readonly chainNo: number
  readonly place: number
  readonly definitionHash: string
  readonly state: RoundState
  readonly openedAt: Date
  readonly locksAt: Date | null
  readonly startedAt: Date | null
  readonly crashedAt: Date | null
  readonly settledAt: Date | null
  readonly crashPoint: number | null
  readonly link: string | null
  readonly stoppedAt: number | null
}

export async function insertRound(
  tx: Transaction,
  round: Pick<RoundRow, 'id' | 'gameKey' | 'chainNo' | 'place' | 'definitionHash' | 'openedAt' | 'locksAt'>,
): Promise<RoundRow> {
  const rows = await tx.query<RoundRow>(sql`
    with game as (
      update crash.game set next_round_no = next_round_no + 1, round_id = ${round.id} where game_key = ${round.gameKey}
      returning next_round_no - 1 as no
    )
    insert into crash.round (id, game_key, no, chain_no, place, definition_hash, state, opened_at, locks_at)
    select ${round.id}::uuid, ${round.gameKey}, game.no, ${round.chainNo}::integer, ${round.place}::integer, ${round.definitionHash}, 'betting',
           ${round.openedAt}::timestamptz, ${round.locksAt}::timestamptz from game
    returning *`)
  const [made] = rows
  if (!made) throw new Error('An opened round has a row.')
  return made
}

export async function findRound(db: Querier, id: string): Promise<RoundRow | undefined> {
  const rows = await db.query<RoundRow>(sql`select * from crash.round where id = ${id}`)
  return rows[0]
}

/** The current round of a game. */
export async function findPresentRound(db: Querier, gameKey: string): Promise<RoundRow | undefined> {
  const rows = await db.query<RoundRow>(sql`
    select r.* from crash.game g join crash.round r on r.id = g.round_id where g.game_key = ${gameKey}`)
  return rows[0]
}

/** The same, locked: its state does not change before the transaction ends. */
export async function holdRound(tx: Transaction, id: string): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`select * from crash.round where id = ${id} for share`)
  return rows[0]
}

export async function scheduleLock(tx: Transaction, id: string, locksAt: Date): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set locks_at = ${locksAt} where id = ${id} and state = 'betting' and locks_at is null returning *`)
  return rows[0]
}

export async function lockRound(tx: Transaction, id: string): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set state = 'locked' where id = ${id} and state = 'betting' returning *`)
  return rows[0]
}

export async function startRound(tx: Transaction, id: string, startedAt: Date): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set state = 'running', started_at = ${startedAt} where id = ${id} and state = 'locked' returning *`)
  return rows[0]
}

export async function crashRound(
  tx: Transaction,
  end: {
    readonly id: string
    readonly crashedAt: Date
    readonly crashPoint: number
    readonly link: string
    readonly stoppedAt: number | null
  },
): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round
       set state = 'crashed', crashed_at = ${end.crashedAt}, crash_point = ${end.crashPoint}, link = ${end.link},
           stopped_at = ${end.stoppedAt}
     where id = ${end.id} and state = 'running' returning *`)
  return rows[0]
}

export async function settleRound(tx: Transaction, id: string, settledAt: Date): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set state = 'settled', settled_at = ${settledAt} where id = ${id} and state = 'crashed' returning *`)
  return rows[0]
}

/** Games that must continue although nobody watches: bets are in their round or wait for the next one, or it was started. */
export async function listUnfinished(db: Querier): Promise<string[]> {
  const rows = await db.query<{ gameKey: string }>(sql`
    select distinct game_key from crash.round r
     where state in ('locked', 'running', 'crashed')
        or (state = 'betting' and exists (select from crash.bet b where b.round_id = r.id))
    union select game_key from crash.bet where state = 'queued'`)
  return rows.map(({ gameKey }) => gameKey)
}

/** Finished rounds, newest first, below a number. */
export async function listFinished(
  db: Querier,
  { gameKey, below, limit }: { gameKey: string; below?: number; limit: number },
): Promise<RoundRow[]> {
  return db.query<RoundRow>(sql`
    select * from crash.round
     where game_key = ${gameKey} and state in ('crashed', 'settled') and no < ${below ?? 2_147_483_647}
     order by no desc limit ${limit}`)
}

/** A shared round that is over, with all its bets for money together. Amounts in minor units. */
export type SettledRound = {
  readonly seriesId: number
  readonly no: number
  readonly roundId: string
  readonly gameKey: string
  readonly definitionHash: string
  readonly stake: number
  readonly win: number
  readonly settledAt: Date
}

/** Settled rounds of a series after a number, only up to the first one that is not settled. */
export async function listSettled(db: Querier, seriesId: number, after: number): Promise<SettledRound[]> {
  return db.query<SettledRound>(sql`
    select g.series_id, r.no, r.id as round_id, r.game_key, r.definition_hash, r.settled_at,
           coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.win), 0)::bigint as win
      from crash.game g
      join crash.round r on r.game_key = g.game_key
      left join crash.bet b on b.round_id = r.id and b.mode = 'real' and b.state in ('cashed', 'lost')
     where g.series_id = ${seriesId} and r.no > ${after} and r.state = 'settled' and r.settled_at is not null
       and not exists (select from crash.round u
                        where u.game_key = r.game_key and u.no > ${after} and u.no < r.no and u.state <> 'settled')
     group by g.series_id, r.id
     order by r.no`)
}

/** Those of some ids that are in the table. */
export async function findRoundIds(db: Querier, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.query<{ id: string }>(sql`select id from crash.round where id = any(${[...ids]}::uuid[])`)
  return rows.map(({ id }) => id)
}

/** The lowest number of a round in the table after a number, and of one that is not settled; null if there is none. */
export async function findNumbers(
  db: Querier,
  seriesId: number,
  after: number,
): Promise<{ readonly first: number | null; readonly open: number | null }> {
  const rows = await db.query<{ first: number | null; open: number | null }>(sql`
    select min(r.no) as first, min(r.no) filter (where r.state <> 'settled') as open
      from crash.game g join crash.round r on r.game_key = g.game_key
     where g.series_id = ${seriesId} and r.no > ${after}`)
  return rows[0] ?? { first: null, open: null }
}
