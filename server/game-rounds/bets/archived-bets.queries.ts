import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { FileRow, Leaving, RowsKind, RowsTable } from '../../ledger/index.ts'

/** Rounds for money that are over. Those of seeds that are younger are not read: they were made in the order of their numbers. */
const leaves = ({ begin, end }: Pick<Leaving, 'begin' | 'end'>) => sql`
  b.mode = 'real' and not b.is_open and b.changed_at >= ${begin} and b.changed_at < ${end}
  and b.seed_no <= coalesce((select s.no from game_rounds.seed s where s.created_at < ${end} order by s.no desc limit 1), 0)`

/** Times in microseconds, JSON as text. */
type BetInFiles = {
  readonly seedNo: number
  readonly nonce: number
  readonly roundId: string
  readonly playerId: number | null
  readonly gameKey: string
  readonly stake: number
  readonly staked: number
  readonly won: number
  readonly opening: string
  readonly bet: string
  readonly decisions: number
  readonly balanceAfter: number | null
  readonly finishedBy: string | null
  readonly lent: number
  readonly changedAt: number
}

async function listBets(db: Querier, { after, limit, ...months }: Leaving): Promise<FileRow[]> {
  return db.query<BetInFiles>(sql`
    select b.seed_no, b.nonce, b.round_id, b.player_id, b.game_key, b.stake, b.staked, b.won, b.opening::text as opening,
           b.bet::text as bet, b.decisions, b.balance_after, b.finished_by, b.lent,
           coalesce((extract(epoch from b.changed_at) * 1000000)::bigint, 0) as changed_at
      from game_rounds.bet_round b
     where ${leaves(months)}
       and (b.seed_no, b.nonce, b.round_id) > (${after?.['seedNo'] ?? 0}::bigint, ${after?.['nonce'] ?? 0}::integer,
                                               ${after?.['roundId'] ?? NOTHING}::uuid)
     order by b.seed_no, b.nonce, b.round_id limit ${limit}`)
}

async function putBets(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.bet_round
      (seed_no, nonce, round_id, player_id, game_key, mode, stake, staked, won, opening, bet, decisions, is_open, balance_after,
       finished_by, lent, changed_at)
    select "seedNo", nonce, "roundId", "playerId", "gameKey", 'real', stake, staked, won, opening::jsonb, bet::jsonb, decisions, false,
           "balanceAfter", "finishedBy", lent, timestamptz 'epoch' + "changedAt" * interval '1 microsecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r ("seedNo" bigint, nonce integer, "roundId" uuid, "playerId" bigint, "gameKey" text, stake bigint, staked bigint,
                   won bigint, opening text, bet text, decisions integer, "balanceAfter" bigint, "finishedBy" text, lent bigint,
                   "changedAt" bigint)
    on conflict do nothing`)
}

/** Their decisions go with them. */
async function removeBets(tx: Transaction, rows: readonly FileRow[]): Promise<number> {
  const removed = await tx.query(sql`
    delete from game_rounds.bet_round b
     using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("seedNo" bigint, nonce integer, "roundId" uuid, "changedAt" bigint)
     where b.seed_no = r."seedNo" and b.nonce = r.nonce and b.round_id = r."roundId" and b.mode = 'real' and not b.is_open
       and b.changed_at = timestamptz 'epoch' + r."changedAt" * interval '1 microsecond'
    returning b.nonce`)
  return removed.length
}

type DecisionInFiles = {
  readonly seedNo: number
  readonly nonce: number
  readonly roundId: string
  readonly number: number
  readonly bet: string
  readonly madeBy: string
  readonly reference: string | null
  readonly madeAt: number
}

async function listDecisions(db: Querier, { after, limit, ...months }: Leaving): Promise<FileRow[]> {
  return db.query<DecisionInFiles>(sql`
    select d.seed_no, d.nonce, d.round_id, d.number, d.bet::text as bet, d.made_by, d.reference,
           coalesce((extract(epoch from d.made_at) * 1000000)::bigint, 0) as made_at
      from game_rounds.bet_round b
      join game_rounds.decision d on d.seed_no = b.seed_no and d.nonce = b.nonce and d.round_id = b.round_id
     where ${leaves(months)}
       and (d.seed_no, d.nonce, d.round_id, d.number) > (${after?.['seedNo'] ?? 0}::bigint, ${after?.['nonce'] ?? 0}::integer,
                                                         ${after?.['roundId'] ?? NOTHING}::uuid, ${after?.['number'] ?? 0}::integer)
     order by d.seed_no, d.nonce, d.round_id, d.number limit ${limit}`)
}

async function putDecisions(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.decision (seed_no, nonce, round_id, number, bet, made_by, reference, made_at)
    select "seedNo", nonce, "roundId", number, bet::jsonb, "madeBy", reference, timestamptz 'epoch' + "madeAt" * interval '1 microsecond'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as r ("seedNo" bigint, nonce integer, "roundId" uuid, number integer, bet text, "madeBy" text, reference uuid, "madeAt" bigint)
    on conflict do nothing`)
}

const NOTHING = '00000000-0000-0000-0000-000000000000'

export const BETS: RowsTable = {
  file: 'bets',
  columns: {
    seed_no: 'bigint',
    nonce: 'integer',
    round_id: 'uuid',
    player_id: 'bigint',
    game_key: 'text',
    stake: 'bigint',
    staked: 'bigint',
    won: 'bigint',
    opening: 'text',
    bet: 'text',
    decisions: 'integer',
    balance_after: 'bigint',
    finished_by: 'text',
    lent: 'bigint',
    changed_at: 'time',
  },
  keyColumns: 3,
  list: listBets,
  put: putBets,
}

export const DECISIONS: RowsTable = {
  file: 'decisions',
  columns: {
    seed_no: 'bigint',
    nonce: 'integer',
    round_id: 'uuid',
    number: 'integer',
    bet: 'text',
    made_by: 'text',
    reference: 'uuid',
    made_at: 'time',
  },
  keyColumns: 4,
  index: { file: 'steps', select: 'reference, seed_no, nonce, round_id', by: 'reference' },
  list: listDecisions,
  put: putDecisions,
}

/** Bets of rounds and their decisions leave the database after the entries of their month (decision 0295). */
export const archivedBets: RowsKind = { name: 'bets', tables: [BETS, DECISIONS], remove: removeBets }
