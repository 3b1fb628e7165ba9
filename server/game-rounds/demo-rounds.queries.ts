import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type DemoRound = {
  readonly roundId: string
  readonly seedNo: number
  readonly nonce: number
  readonly stake: number
  readonly win: number
  readonly balanceAfter: number
  readonly playedAt: Date
}

export async function findDemoRound(db: Querier, roundId: string): Promise<DemoRound | undefined> {
  const rows = await db.query<DemoRound>(sql`select * from game_rounds.demo_round where round_id = ${roundId}`)
  return rows[0]
}

export async function findDemoRoundOf(db: Querier, seedNo: number, nonce: number): Promise<DemoRound | undefined> {
  const rows = await db.query<DemoRound>(sql`
    select * from game_rounds.demo_round where seed_no = ${seedNo} and nonce = ${nonce}`)
  return rows[0]
}

/** The last rounds for fun of a session, newest first. */
export async function listDemoRounds(db: Querier, sessionId: string, limit: number): Promise<DemoRound[]> {
  return db.query<DemoRound>(sql`
    select d.* from game_rounds.demo_round d join game_rounds.seed s on s.no = d.seed_no
     where s.session_id = ${sessionId} order by d.seed_no desc, d.nonce desc limit ${limit}`)
}

export async function insertDemoRound(tx: Transaction, round: DemoRound): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.demo_round (round_id, seed_no, nonce, stake, win, balance_after, played_at)
    values (${round.roundId}, ${round.seedNo}, ${round.nonce}, ${round.stake}, ${round.win}, ${round.balanceAfter}, ${round.playedAt})`)
}

export type PlayedForFun = { readonly playerId: number; readonly gameKey: string }

/** Signed-in players who have begun a round for fun since an instant, with the games. */
export async function listPlayedForFun(db: Querier, since: Date): Promise<PlayedForFun[]> {
  return db.query<PlayedForFun>(sql`
    select distinct player_id, game_key from game_rounds.session
     where mode = 'demo' and player_id is not null and demo_round_begun >= ${since}`)
}

/** When the session's last round began; null before the first. */
export async function findDemoBegun(tx: Transaction, id: string): Promise<Date | null> {
  const rows = await tx.query<{ begun: Date | null }>(sql`
    select nullif(demo_round_begun, '-infinity') as begun from game_rounds.session where id = ${id}`)
  return rows[0]?.begun ?? null
}

export async function recordDemoBegun(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update game_rounds.session set demo_round_begun = ${at} where id = ${id}`)
}

/** Takes a stake of play money and adds its win; the new balance, or undefined when there is too little. */
export async function moveDemoBalance(
  tx: Transaction,
  id: string,
  stake: number,
  win: number,
): Promise<number | undefined> {
  const rows = await tx.query<{ demoBalance: number }>(sql`
    update game_rounds.session set demo_balance = demo_balance - ${stake} + ${win}, demo_net = demo_net + ${win} - ${stake}
     where id = ${id} and demo_balance >= ${stake} returning demo_balance`)
  return rows[0]?.demoBalance
}

/** Those of some players with this many rounds of a game for fun in a period, and when the last of them was. */
export async function listDoneForFun(
  db: Querier,
  asked: {
    readonly playerIds: readonly number[]
    readonly gameKey: string
    readonly count: number
    readonly from: Date
    readonly to: Date
  },
): Promise<{ playerId: number; doneAt: Date }[]> {
  const { playerIds, gameKey, count, from, to } = asked
  return db.query<{ playerId: number; doneAt: Date }>(sql`
    select player_id, played_at as done_at
      from (select g.player_id, d.played_at,
                   row_number() over (partition by g.player_id order by d.played_at, d.round_id) as number
              from game_rounds.session g
              join game_rounds.seed s on s.session_id = g.id
              join game_rounds.demo_round d on d.seed_no = s.no
             where g.player_id = any(${[...playerIds]}::bigint[]) and g.game_key = ${gameKey} and g.mode = 'demo'
               and d.played_at >= ${from} and d.played_at < ${to}) played
     where number = ${count}`)
}
