import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import { sha256, type Checkpoint } from './checkpoint.ts'

/** The newest checkpoints, the oldest of them first. */
export async function listCheckpoints(db: Querier, max: number): Promise<Checkpoint[]> {
  const newest = await db.query<Checkpoint>(sql`
    select number, at, accounts, entries, state, moved, previous, wrong, signature
      from ledger.checkpoint order by number desc limit ${max}`)
  return newest.toReversed()
}

export async function findCheckpoint(db: Querier, number: number): Promise<Checkpoint | undefined> {
  const [found] = await db.query<Checkpoint>(sql`
    select number, at, accounts, entries, state, moved, previous, wrong, signature
      from ledger.checkpoint where number = ${number}`)
  return found
}

export async function insertCheckpoint(tx: Transaction, checkpoint: Checkpoint): Promise<void> {
  const { number, at, accounts, entries, state, moved, previous, wrong, signature } = checkpoint
  await tx.query(sql`
    insert into ledger.checkpoint (number, at, accounts, entries, state, moved, previous, wrong, signature)
    values (${number}, ${at}, ${accounts}, ${entries}, ${state}, ${moved}, ${previous}, ${JSON.stringify(wrong)}, ${signature})`)
}

/** How much of the books is proved, and the hash over it. */
export type Proved = Pick<Checkpoint, 'accounts' | 'entries' | 'state'>

/** Hashes the rows of `proven` by stretches of 65,536 accounts, so that no text is longer than a value may be. */
export async function readProved(tx: Querier): Promise<Proved> {
  const stretches = await tx.query<{ accounts: number; entries: number; digest: string }>(sql`
    select count(*) as accounts, sum(seq)::bigint as entries,
           encode(sha256(string_agg(
             int8send(account_id) || int8send(seq) || int8send(balance) || int8send(staked) || int8send(won)
               || date_send(day) || int8send(day_staked) || int8send(day_won) || int8send(month_staked) || int8send(month_won)
               || timestamptz_send(read_to) || name_hash || hash, ''::bytea order by account_id)), 'hex') as digest
      from ledger.proven group by account_id / 65536 order by account_id / 65536`)
  return {
    accounts: stretches.reduce((sum, { accounts }) => sum + accounts, 0),
    entries: stretches.reduce((sum, { entries }) => sum + entries, 0),
    state: sha256(stretches.map(({ digest }) => digest).join('')),
  }
}

/** Hash of the hashes of these accounts, in their order. */
export async function readMoved(tx: Querier, accountIds: readonly number[]): Promise<string> {
  const [row] = await tx.query<{ digest: string }>(sql`
    select coalesce(encode(sha256(string_agg(int8send(account_id) || int8send(seq) || hash, ''::bytea order by account_id)), 'hex'), '') as digest
      from ledger.proven where account_id = any(${[...accountIds]}::bigint[])`)
  return row?.digest ?? ''
}
