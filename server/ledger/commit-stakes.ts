import type { Client } from 'pg'
import { MOVEMENT_KINDS } from './movement-kinds.ts'
import { paceOf } from './round-pace.ts'

/** One complete round for the books: stake out of the account, win into it. Amounts in minor units. */
export type Stake = {
  readonly reference: string
  readonly accountId: number
  readonly stakeMinor: number
  readonly winMinor: number
  /** The series that the round belongs to and its number in it: consecutive, or the stake is not taken. */
  readonly seriesId: number
  readonly ordinal: number
}

/** State of the account after its stake was committed. */
export type Committed = {
  readonly seq: number
  readonly balanceMinor: number
  readonly stakedMinor: number
  readonly wonMinor: number
}

/**
 * Many accounts' stakes in one statement: one snapshot, one commit, one flush to disk. Balance, limits, block, day,
 * series, the time since the last round and the loss of the hour are checked where the stake is taken. A stake whose
 * reference is booked already, or that a check stops, has no row in the result. Stakes come sorted by account, so that
 * two processes lock the rows in the same order. Where an account's day is later than the stake's, a process with a
 * faster clock has begun it: the limits of the later day hold. The first and the last reference select the partitions
 * of keys to read: one for references of the present month.
 */
const WANTED = `
with want as materialized (
  select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::integer[])
    as w (reference, account_id, stake, win, series_id, ordinal)
   where`
const MOVED = `
), moved as (
  update ledger.balance b
     set balance = b.balance - w.stake + w.win, seq = b.seq + 1, series_next = w.ordinal + 1, round_begun = $8::timestamptz,
         staked = b.staked + w.stake, won = b.won + w.win
    from want w
   where b.account_id = w.account_id and b.series_id = w.series_id and b.series_next = w.ordinal
     and b.day >= $7::date and b.status = 0 and b.balance >= w.stake
     and b.staked + w.stake <= b.stake_ceiling and b.staked - b.won + w.stake <= b.loss_ceiling
     and not (b.round_begun > $10::timestamptz and b.round_begun <= $11::timestamptz)
     and b.hour_ends > $8::timestamptz and b.staked - b.won + w.stake <= b.hour_loss_ceiling
  returning w.reference, w.stake, w.win, w.series_id, w.ordinal, b.account_id, b.seq, b.balance, b.staked, b.won
), keyed as (
  insert into ledger.movement_key (reference, account_id, seq, created_at)
  select reference, account_id, seq, $8::timestamptz from moved
), written as (
  insert into ledger.entry
    (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
  select reference, account_id, seq, stake, win, balance, series_id, $8::timestamptz, $9::bigint, ordinal, ${MOVEMENT_KINDS.round}
    from moved
)
select account_id, seq, balance, staked, won from moved`

const KEYS_BETWEEN = 'select k.reference from ledger.movement_key k where k.reference between $12::uuid and $13::uuid'
/** For few stakes: the key of each is looked up on its own. */
export const COMMIT_STAKE = `${WANTED} (${KEYS_BETWEEN} and k.reference = w.reference) is null ${MOVED}`
/** For many: all keys are looked up at once. */
const COMMIT_STAKES = `${WANTED} w.reference not in (${KEYS_BETWEEN} and k.reference = any($1::uuid[])) ${MOVED}`
/** From this many stakes on, looking up all at once costs less. */
const MANY = 16

/**
 * What all stakes of one statement share: calendar day, instant, the contra account and the minimum time between two
 * rounds.
 */
export type StakeContext = {
  readonly day: string
  readonly at: Date
  readonly contraId: number
  readonly minimumRoundMs: number
}

/** Commits the stakes; returns what was committed by account. Throws when the whole statement failed. */
export async function commitStakes(
  client: Pick<Client, 'query'>,
  stakes: readonly Stake[],
  { day, at, contraId, minimumRoundMs }: StakeContext,
): Promise<Map<number, Committed>> {
  // Array literals are built by hand: all parts are numbers or checked UUIDs, so that nothing needs quoting.
  let references = '{'
  let accounts = '{'
  let debits = '{'
  let credits = '{'
  let series = '{'
  let ordinals = '{'
  let comma = ''
  let first = stakes[0]?.reference ?? ''
  let last = first
  for (const stake of stakes) {
    if (stake.reference < first) first = stake.reference
    else if (stake.reference > last) last = stake.reference
    references += comma + stake.reference
    accounts += comma + stake.accountId
    debits += comma + stake.stakeMinor
    credits += comma + stake.winMinor
    series += comma + stake.seriesId
    ordinals += comma + stake.ordinal
    comma = ','
  }
  const pace = paceOf(at, minimumRoundMs)
  const lists = [`${references}}`, `${accounts}}`, `${debits}}`, `${credits}}`, `${series}}`, `${ordinals}}`]
  const values = [...lists, day, at.toISOString(), contraId, pace.after, pace.until, first, last]
  const rowMode = 'array'
  const { rows } = await (stakes.length < MANY
    ? client.query<string[]>({ name: 'ledger.commit-stake', text: COMMIT_STAKE, values, rowMode })
    : client.query<string[]>({ name: 'ledger.commit-stakes', text: COMMIT_STAKES, values, rowMode }))
  const committed = new Map<number, Committed>()
  for (const row of rows) {
    const [accountId, seq, balance, staked, won] = row.map(Number) as [number, number, number, number, number]
    committed.set(accountId, { seq, balanceMinor: balance, stakedMinor: staked, wonMinor: won })
  }
  return committed
}
