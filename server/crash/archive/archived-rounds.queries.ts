import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { FileRow, Leaving, RowsKind, RowsTable } from '../../ledger/index.ts'

/**
 * Shared rounds that are settled leave whole, with all their bets. The newest of a game stays, and so does one with a
 * bet that is not over, or for play money. Bets that were never placed have no entry in the books and stay.
 */
const mayLeave = sql`
  r.state = 'settled' and not exists (select from crash.game g where g.round_id = r.id)
  and not exists (select from crash.bet o where o.round_id = r.id and (o.mode <> 'real' or o.state not in ('cashed', 'lost')))`
const leaves = ({ begin, end }: Pick<Leaving, 'begin' | 'end'>) => sql`
  r.settled_at >= ${begin} and r.settled_at < ${end} and ${mayLeave}`

/** Times in microseconds. */
type RoundInFiles = {
  readonly chainNo: number
  readonly place: number
  readonly roundId: string
  readonly seriesId: number
  readonly gameKey: string
  readonly no: number
  readonly definitionHash: string
  readonly openedAt: number
  readonly locksAt: number | null
  readonly startedAt: number | null
  readonly crashedAt: number | null
  readonly settledAt: number
  readonly crashPoint: number | null
  readonly link: string | null
  readonly stoppedAt: number | null
  readonly players: number
  readonly bets: number
  readonly staked: number
  readonly won: number
  readonly currency: string | null
}

async function listRounds(db: Querier, { after, limit, ...months }: Leaving): Promise<FileRow[]> {
  return db.query<RoundInFiles>(sql`
    select r.chain_no, r.place, r.id as round_id, g.series_id, r.game_key, r.no, r.definition_hash,
           coalesce((extract(epoch from r.opened_at) * 1000000)::bigint, 0) as opened_at,
           (extract(epoch from r.locks_at) * 1000000)::bigint as locks_at,
           (extract(epoch from r.started_at) * 1000000)::bigint as started_at,
           (extract(epoch from r.crashed_at) * 1000000)::bigint as crashed_at,
           coalesce((extract(epoch from r.settled_at) * 1000000)::bigint, 0) as settled_at,
           r.crash_point, r.link, r.stopped_at, b.players, b.bets, b.staked, b.won, b.currency
      from crash.round r
      join crash.game g on g.game_key = r.game_key
     cross join lateral (
       select count(distinct player_id)::integer as players, count(*)::integer as bets, coalesce(sum(stake), 0)::bigint as staked,
              coalesce(sum(win), 0)::bigint as won, max(currency) as currency
         from crash.bet where round_id = r.id
     ) b
     where ${leaves(months)}
       and (r.chain_no, r.place) > (${after?.['chainNo'] ?? 0}::integer, ${after?.['place'] ?? 0}::integer)
     order by r.chain_no, r.place limit ${limit}`)
}

async function putRounds(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await tx.query(sql`
    insert into crash.round
      (id, game_key, no, chain_no, place, definition_hash, state, opened_at, locks_at, started_at, crashed_at, settled_at,
       crash_point, link, stopped_at)
    select "roundId", "gameKey", no, "chainNo", place, "definitionHash", 'settled',
           timestamptz 'epoch' + "openedAt" * interval '1 microsecond', timestamptz 'epoch' + "locksAt" * interval '1 microsecond',
           timestamptz 'epoch' + "startedAt" * interval '1 microsecond', timestamptz 'epoch' + "crashedAt" * interval '1 microsecond',
           timestamptz 'epoch' + "settledAt" * interval '1 microsecond', "crashPoint", link, "stoppedAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r ("chainNo" integer, place integer, "roundId" uuid, "gameKey" text, no integer, "definitionHash" text,
                   "openedAt" bigint, "locksAt" bigint, "startedAt" bigint, "crashedAt" bigint, "settledAt" bigint,
                   "crashPoint" integer, link text, "stoppedAt" integer)
    on conflict do nothing`)
}

/** Their bets go with them. */
async function removeRounds(tx: Transaction, rows: readonly FileRow[]): Promise<number> {
  const found = await tx.query<{ id: string }>(sql`
    select r.id from crash.round r
      join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f ("chainNo" integer, place integer, "roundId" uuid, "settledAt" bigint)
        on r.chain_no = f."chainNo" and r.place = f.place and r.id = f."roundId"
     where r.settled_at = timestamptz 'epoch' + f."settledAt" * interval '1 microsecond' and ${mayLeave}
       for update of r`)
  const ids = found.map(({ id }) => id)
  await tx.query(sql`delete from crash.bet where round_id = any(${ids}::uuid[])`)
  await tx.query(sql`delete from crash.round where id = any(${ids}::uuid[])`)
  return ids.length
}

type BetInFiles = {
  readonly chainNo: number
  readonly place: number
  readonly betId: string
  readonly roundId: string | null
  readonly gameKey: string
  readonly slot: number
  readonly sessionId: string
  readonly playerId: number | null
  readonly accountId: number | null
  readonly owner: string
  readonly alias: string
  readonly stake: number
  readonly currency: string
  readonly autoCashOut: number | null
  readonly state: string
  readonly cashOut: number | null
  readonly cashedBy: string | null
  readonly halfOut: number | null
  readonly halfReference: string | null
  readonly win: number
  readonly winReference: string
  readonly awardId: string | null
  readonly lent: number
  readonly bonusWon: number
  readonly freeRoundsId: string | null
  readonly madeAt: number
  readonly placedAt: number | null
  readonly askedAt: number | null
  readonly endedAt: number | null
}

async function listBets(db: Querier, { after, limit, ...months }: Leaving): Promise<FileRow[]> {
  return db.query<BetInFiles>(sql`
    select r.chain_no, r.place, b.id as bet_id, b.round_id, b.game_key, b.slot, b.session_id, b.player_id, b.account_id, b.owner,
           b.alias, b.stake, b.currency, b.auto_cash_out, b.state, b.cash_out, b.cashed_by, b.half_out, b.half_reference, b.win,
           b.win_reference, b.award_id, b.lent, b.bonus_won, b.free_rounds_id,
           coalesce((extract(epoch from b.made_at) * 1000000)::bigint, 0) as made_at,
           (extract(epoch from b.placed_at) * 1000000)::bigint as placed_at,
           (extract(epoch from b.asked_at) * 1000000)::bigint as asked_at,
           (extract(epoch from b.ended_at) * 1000000)::bigint as ended_at
      from crash.round r join crash.bet b on b.round_id = r.id
     where ${leaves(months)}
       and (r.chain_no, r.place, b.id) > (${after?.['chainNo'] ?? 0}::integer, ${after?.['place'] ?? 0}::integer,
                                          ${after?.['betId'] ?? NOTHING}::uuid)
     order by r.chain_no, r.place, b.id limit ${limit}`)
}

async function putBets(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await tx.query(sql`
    insert into crash.bet
      (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency, auto_cash_out, state,
       cash_out, cashed_by, half_out, half_reference, win, win_reference, award_id, lent, bonus_won, free_rounds_id, made_at,
       placed_at, asked_at, ended_at)
    select "betId", "gameKey", "roundId", slot, 'real', "sessionId", "playerId", "accountId", owner, alias, stake, currency,
           "autoCashOut", state, "cashOut", "cashedBy", "halfOut", "halfReference", win, "winReference", "awardId", lent, "bonusWon",
           "freeRoundsId", timestamptz 'epoch' + "madeAt" * interval '1 microsecond',
           timestamptz 'epoch' + "placedAt" * interval '1 microsecond', timestamptz 'epoch' + "askedAt" * interval '1 microsecond',
           timestamptz 'epoch' + "endedAt" * interval '1 microsecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r ("betId" uuid, "gameKey" text, "roundId" uuid, slot smallint, "sessionId" uuid, "playerId" bigint,
                   "accountId" bigint, owner text, alias text, stake bigint, currency text, "autoCashOut" integer, state text,
                   "cashOut" integer, "cashedBy" text, "halfOut" integer, "halfReference" uuid, win bigint, "winReference" uuid,
                   "awardId" uuid, lent bigint, "bonusWon" bigint, "freeRoundsId" uuid, "madeAt" bigint, "placedAt" bigint,
                   "askedAt" bigint, "endedAt" bigint)
    on conflict do nothing`)
}

const NOTHING = '00000000-0000-0000-0000-000000000000'

/** With the sums of its bets, so that a list of rounds reads no bets. */
export const ROUNDS: RowsTable = {
  file: 'rounds',
  columns: {
    chain_no: 'integer',
    place: 'integer',
    round_id: 'uuid',
    series_id: 'bigint',
    game_key: 'text',
    no: 'integer',
    definition_hash: 'text',
    opened_at: 'time',
    locks_at: 'time',
    started_at: 'time',
    crashed_at: 'time',
    settled_at: 'time',
    crash_point: 'integer',
    link: 'text',
    stopped_at: 'integer',
    players: 'integer',
    bets: 'integer',
    staked: 'bigint',
    won: 'bigint',
    currency: 'text',
  },
  keyColumns: 2,
  index: { file: 'round-ids', select: 'round_id, chain_no, place', by: 'round_id' },
  list: listRounds,
  put: putRounds,
}

export const BETS: RowsTable = {
  file: 'bets',
  columns: {
    chain_no: 'integer',
    place: 'integer',
    bet_id: 'uuid',
    round_id: 'uuid',
    game_key: 'text',
    slot: 'smallint',
    session_id: 'uuid',
    player_id: 'bigint',
    account_id: 'bigint',
    owner: 'text',
    alias: 'text',
    stake: 'bigint',
    currency: 'text',
    auto_cash_out: 'integer',
    state: 'text',
    cash_out: 'integer',
    cashed_by: 'text',
    half_out: 'integer',
    half_reference: 'uuid',
    win: 'bigint',
    win_reference: 'uuid',
    award_id: 'uuid',
    lent: 'bigint',
    bonus_won: 'bigint',
    free_rounds_id: 'uuid',
    made_at: 'time',
    placed_at: 'time',
    asked_at: 'time',
    ended_at: 'time',
  },
  keyColumns: 3,
  index: { file: 'bet-ids', select: 'bet_id, chain_no, place', by: 'bet_id' },
  list: listBets,
  put: putBets,
}

/** Shared rounds and their bets leave the database after the entries of their month (decision 0346). */
export const archivedSharedRounds: RowsKind = {
  name: 'shared-rounds',
  tables: [ROUNDS, BETS],
  remove: removeRounds,
}
